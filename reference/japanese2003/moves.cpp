#include "reference/japanese2003/moves.hpp"

namespace shikatsu::reference {

tl::expected<PlayOutcome, Prohibited> play(const Position& position, Player player, Point point) {
    if (!position.empty(point)) {
        return tl::make_unexpected(Prohibited{"J2003-MV-1", "a stone is put on an empty intersection only"});
    }
    PlayOutcome outcome{position, {}};
    outcome.position.set(point, stone_of(player));
    for (const String& string : strings_without_liberty(outcome.position)) {
        if (string.player == opponent(player))
            outcome.removed.insert(string.points.begin(), string.points.end());
    }
    for (const Point removed : outcome.removed) outcome.position.set(removed, Content::empty);
    if (!strings_without_liberty(outcome.position).empty()) {
        return tl::make_unexpected(Prohibited{"J2003-MV-3", "the play would leave a string without liberty"});
    }
    return outcome;
}

bool is_pass(const Move& move) {
    return std::holds_alternative<Pass>(move);
}

}  // namespace shikatsu::reference
