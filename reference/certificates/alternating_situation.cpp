#include "reference/certificates/alternating_situation.hpp"

namespace shikatsu::reference {

AlternatingSituation after_pass(const AlternatingSituation& situation) {
    return {.position = situation.position, .to_move = opponent(situation.to_move), .passed = true};
}

AlternatingSituation after_play(const AlternatingSituation& situation, const PlayOutcome& play) {
    AlternatingSituation then{.position = play.position, .to_move = opponent(situation.to_move)};
    // Where nothing was removed no answer brings the position back: its own stone would be one too many.
    if (play.removed.empty()) return then;
    for (const Point point : then.position.grid().points()) {
        const auto answer = reference::play(then.position, then.to_move, point);
        if (answer && answer->position == situation.position) then.basic_ko.insert(point);
    }
    return then;
}

}  // namespace shikatsu::reference
