#include "tools/lib/game_replay.hpp"

namespace shikatsu::tools {

namespace {

using reference::Judge;
using reference::Prohibited;

/// The engine in the role of the judge's adviser on direct-ko. Keeps its last adjudication, because the
/// position that a second pass was admitted on is the final-position.
class Adviser {
  public:
    explicit Adviser(const optimized::Options& options) : options_(options) {}

    void set_prisoner_difference(int difference) { prisoner_difference_ = difference; }

    bool direct_ko(const Position& position) {
        const std::optional<bool> prohibited = adjudicate(position).end_prohibited_by_direct_ko;
        undecided_ = undecided_ || !prohibited;
        return prohibited.value_or(false);
    }

    const optimized::Adjudication& adjudicate(const Position& position) {
        if (!last_ || last_->position != position) {
            last_ = optimized::adjudicate(position, prisoner_difference_, options_);
        }
        return *last_;
    }

    bool undecided() const { return undecided_; }

  private:
    const optimized::Options& options_;
    int prisoner_difference_ = 0;
    std::optional<optimized::Adjudication> last_;
    bool undecided_ = false;
};

std::optional<Prohibited> out_of_turn(const Judge& judge, const RecordedMove& move) {
    if (move.player == judge.to_move() || judge.ending()) return std::nullopt;
    const bool first_of_game = judge.moves().empty() && judge.position() == Position(judge.position().grid());
    if (first_of_game)
        return Prohibited{"J2003-AS-1", "the alternating-sequence starts by Black from the empty grid"};
    return Prohibited{"J2003-AS-2",
                      std::string("the players alternate and it is the turn of ") + name(judge.to_move())};
}

bool is_direct_ko(const std::optional<RefusedMove>& refused) {
    return refused && refused->why.clause == "J2003-AS-7";
}

}  // namespace

GameReplay replay(const GameRecord& record, const optimized::Options& options) {
    Adviser adviser(options);
    Judge judge(record.start, record.to_move, options.readings,
                [&adviser](const Position& position) { return adviser.direct_ko(position); });
    GameReplay game{record.start, {}, {}, {}, {}, {}, 0, {}, false};
    for (const RecordedMove& move : record.moves) {
        adviser.set_prisoner_difference(judge.prisoner_difference());
        std::optional<Prohibited> why = out_of_turn(judge, move);
        if (!why) {
            const auto admitted = judge.play(move.move);
            if (!admitted) why = admitted.error();
        }
        if (!why) continue;
        game.refused = RefusedMove{judge.moves().size() + 1, move, *why};
        break;
    }
    game.last = judge.position();
    game.moves = judge.moves();
    game.ending = judge.ending();
    game.long_cycle_result = judge.long_cycle_result();
    game.long_cycle_difference = judge.long_cycle_difference();
    game.prisoner_difference = judge.prisoner_difference();
    game.direct_ko_undecided = adviser.undecided();
    if (game.ending == reference::Ending::second_pass || is_direct_ko(game.refused)) {
        adviser.set_prisoner_difference(game.prisoner_difference);
        game.adjudication = adviser.adjudicate(game.last);
    }
    return game;
}

std::optional<reference::Result> result_of(const GameReplay& game) {
    if (game.long_cycle_result) return game.long_cycle_result;
    const bool final_position = game.ending == reference::Ending::second_pass;
    if (!final_position || !game.adjudication || !game.adjudication->scoring) return std::nullopt;
    return reference::result_of(game.adjudication->scoring->score);
}

}  // namespace shikatsu::tools
