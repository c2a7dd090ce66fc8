// Games move by move beside the same games replayed as a whole, by every ruleset.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/tools/random_positions.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

/// Moves of a small grid by the players in turn, most of them allowed.
rc::Gen<GameRecord> random_game() {
    return rc::gen::exec([] {
        const std::vector<int> columns{1, 2, 3};
        const std::vector<int> lengths{1, 5, 10, 15, 20};
        const Grid grid = Grid::create(2, *rc::gen::elementOf(columns)).value();
        GameRecord record{Position(grid), Player::black, {}, "<test>", {}, {}};
        const std::vector<Point> points = grid.points();
        const int length = *rc::gen::elementOf(lengths);
        for (int i = 0; i < length; ++i) {
            const Player player = i % 2 == 0 ? Player::black : Player::white;
            const bool pass = *rc::gen::elementOf(std::vector<bool>{true, false, false, false});
            const Move move = pass ? Move(Pass{}) : Move(Play{*rc::gen::elementOf(points)});
            record.moves.push_back({player, move, {}});
        }
        return record;
    });
}

/// The whole game by the ruleset, with no time for what can be forced at its end.
GameRuling whole(const Ruleset& ruleset, const GameRecord& record) {
    static const std::atomic<bool> at_once{true};
    RulesetOptions options;
    options.stop = &at_once;
    return ruleset.play(record, options);
}

RC_GTEST_PROP(GameInProgress, MovesAreAllowedAndRemoveAsInTheWholeGame, ()) {
    GameRecord record = *random_game();
    for (const Ruleset& ruleset : rulesets()) {
        const auto game = ruleset.begin(record, {});
        GameRecord made = record;
        made.moves.clear();
        for (const RecordedMove& move : record.moves) {
            if (game->ended()) break;
            const auto removed = game->make(move);
            GameRecord tried = made;
            tried.moves.push_back(move);
            const GameRuling ruling = whole(ruleset, tried);
            RC_ASSERT(removed.has_value() == !ruling.refused.has_value());
            if (!removed) break;
            RC_ASSERT(*removed == ruling.moves.back().removed);
            RC_ASSERT(game->ended() == ruling.ending.has_value());
            made = tried;
        }
    }
}

}  // namespace
}  // namespace shikatsu::tools
