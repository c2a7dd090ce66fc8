// Values where ignoring what has appeared would go wrong: the search beside whole games with their own
// histories.
#include <gtest/gtest.h>

#include <algorithm>

#include "optimized/ikeda/best_play.hpp"
#include "tests/ikeda/random_games.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

/// Best play by going through whole games, without those that cannot matter to the result.
Margin pruned_minimax(const Game& game, Margin black_is_sure_of, Margin white_is_sure_of) {
    if (game.ended()) return game.margin();
    const bool black = game.to_move() == Player::black;
    std::optional<Margin> best;
    for (const IkedaMove& move : game.allowed_moves()) {
        Game next = game;
        if (!next.move(move)) throw std::logic_error("an allowed move was refused");
        const Margin after = pruned_minimax(next, black_is_sure_of, white_is_sure_of);
        if (!best) best = after;
        best = black ? std::max(*best, after) : std::min(*best, after);
        Margin& sure = black ? black_is_sure_of : white_is_sure_of;
        sure = black ? std::max(sure, after) : std::min(sure, after);
        if (black_is_sure_of >= white_is_sure_of) break;
    }
    return *best;
}

void expect_value(const Rules& rules, const std::vector<std::string>& rows, Player first, int points) {
    const Start start = start_of(rows, first);
    const Margin beyond = Margin::of_points(start.configuration.grid().size() + 1);
    const Margin by_games = pruned_minimax(Game(rules, {}, start), -beyond, beyond);
    const auto searched = optimized::ikeda::best_play(optimized::ikeda::rules_named(rules.name), {},
                                                      start.configuration, first, optimized::ikeda::Limits{});
    EXPECT_EQ(by_games, Margin::of_points(points)) << rules.name << ' ' << rows.front();
    EXPECT_EQ(searched.at_least, by_games) << rules.name << ' ' << rows.front();
    EXPECT_EQ(searched.at_most, by_games) << rules.name << ' ' << rows.front();
}

// [IK-R-4] A search that reuses proofs under any history finds 3, -3 and 2 on the first three.
TEST(History, IsTakenIntoAccountOn1x4) {
    expect_value(area_rules_1, {"...."}, Player::black, 2);
    expect_value(area_rules_1, {"..##"}, Player::white, -2);
    expect_value(area_rules_1, {".#O."}, Player::black, 3);
    expect_value(area_rules_2, {"...."}, Player::black, 4);
    expect_value(area_rules_2, {".#.#"}, Player::white, -4);
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
