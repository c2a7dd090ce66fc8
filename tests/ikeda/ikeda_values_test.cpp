// Values of best play: the definition beside the search, and the search beside published values.
#include <gtest/gtest.h>

#include "optimized/ikeda/best_play.hpp"
#include "reference/ikeda/value.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ikeda/random_games.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

namespace engine = optimized::ikeda;
using reference::testing::legal_positions;

Margin searched(const Rules& rules, const Start& start, const IkedaReadings& readings = {}) {
    const engine::BestPlay found = engine::best_play(engine::rules_named(rules.name), readings,
                                                     start.configuration, start.first, engine::Limits{});
    if (!found.decided()) throw std::runtime_error("undecided");
    return *found.at_least;
}

Margin searched(const Rules& rules, int rows, int columns) {
    return searched(rules, empty_grid(rows, columns));
}

std::string shown(const Rules& rules, const Start& start, const IkedaReadings& readings) {
    std::string text(rules.name);
    for (const std::string& departure : departures(readings)) text += " " + departure;
    for (const std::string& row : rows_of(start.configuration)) text += " " + row;
    return text + " " + name(start.first) + " first";
}

/// Goes through whole games with their histories.
void compare_with_definition(const std::vector<Position>& positions, const IkedaReadings& readings) {
    for (const Rules& rules : all_rules) {
        for (const Position& position : positions) {
            for (const Player first : both) {
                const Start start{position, first};
                ASSERT_EQ(searched(rules, start, readings), value(Game(rules, readings, start)).margin)
                    << shown(rules, start, readings);
            }
        }
    }
}

// [IK-R-4]
TEST(BestPlay, IsTheMinimaxOfWholeGamesOnTheTiniestGrids) {
    for (const IkedaReadings& readings : readings_one_by_one()) {
        compare_with_definition(legal_positions(1, 1), readings);
        compare_with_definition(legal_positions(1, 2), readings);
    }
    compare_with_definition(legal_positions(1, 3), {});
}

// [IK-A2-7] Values known from the literature (van der Werf and Winands, 2009), where superko makes no
// difference.
TEST(BestPlay, OfAreaRules2HasThePublishedValues) {
    EXPECT_EQ(searched(area_rules_2, 1, 4), Margin::of_points(4));
    EXPECT_EQ(searched(area_rules_2, 2, 3), Margin::of_points(0));
    EXPECT_EQ(searched(area_rules_2, 1, 6), Margin::of_points(1));
    EXPECT_EQ(searched(area_rules_2, 1, 7), Margin::of_points(2));
    EXPECT_EQ(searched(area_rules_2, 2, 4), Margin::of_points(8));
    EXPECT_EQ(searched(area_rules_2, 3, 3), Margin::of_points(9));
}

// Positional superko, for comparison: 2x2 is 1 by it and 0 by basic ko.
TEST(BestPlay, UnderPositionalSuperkoHasThePublishedValues) {
    const auto value_on = [](int rows, int columns) {
        return engine::best_play(engine::rules_named("ikeda-area-2"), {},
                                 empty_grid(rows, columns).configuration, Player::black, {},
                                 engine::Restricted::all_plays)
            .at_least;
    };
    EXPECT_EQ(value_on(2, 2), Margin::of_points(1));
    EXPECT_EQ(value_on(2, 4), Margin::of_points(8));
    EXPECT_EQ(value_on(3, 3), Margin::of_points(9));
}

/// Every position of the grids in which all strings have liberties.
template <class Check>
void on_small_positions(const Check& check) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, {1, 5}, {2, 2}}) {
        for (const Position& position : legal_positions(rows, columns)) check(position);
    }
}

/// Black stones less white ones: what already stands is worth a point for each stone by area only.
int stones_more(const Position& position) {
    int stones = 0;
    for (const Point point : position.grid().points()) {
        stones += position.holds(point, Player::black) ? 1 : 0;
        stones -= position.holds(point, Player::white) ? 1 : 0;
    }
    return stones;
}

// [IK-N-6] Who moves first makes a point: White's move is not made up for.
TEST(BestPlay, IsTheSameByTerritoryRules3AndAreaRules2) {
    const engine::Rules& rules = engine::rules_named("ikeda-territory-3");
    on_small_positions([&](const Position& position) {
        for (const Player first : both) {
            const Start start{position, first};
            const auto whole = engine::best_play_in_arena(rules, {}, position, first, {});
            const int point = first == Player::white ? 1 : 0;
            ASSERT_EQ(whole.at_least,
                      searched(area_rules_2, start) - Margin::of_points(stones_more(position) - point))
                << shown(area_rules_2, start, {});
            ASSERT_EQ(whole.at_least, searched(territory_rules_3, start)) << shown(area_rules_2, start, {});
        }
    });
}

// [IK-N-4] Nobody gains by an unwarranted pass: with Black to move first, best play comes to the same.
TEST(BestPlay, IsTheSameByTerritoryRules1AndAreaRules3) {
    on_small_positions([](const Position& position) {
        const Start start{position, Player::black};
        ASSERT_EQ(searched(territory_rules_1, start),
                  searched(area_rules_3, start) - Margin::of_points(stones_more(position)))
            << shown(area_rules_3, start, {});
    });
}

// The colours can be exchanged where the rules do not name one.
TEST(BestPlay, IsOppositeWithTheColoursExchanged) {
    on_small_positions([](const Position& position) {
        Position exchanged(position.grid());
        for (const Point point : position.grid().points()) {
            if (position.holds(point, Player::black)) exchanged.set(point, Content::white);
            if (position.holds(point, Player::white)) exchanged.set(point, Content::black);
        }
        for (const Rules& rules : {area_rules_1, area_rules_2, territory_rules_1, territory_rules_2}) {
            ASSERT_EQ(searched(rules, {position, Player::white}),
                      -searched(rules, {exchanged, Player::black}))
                << shown(rules, {position, Player::white}, {});
        }
    });
}

// The commentary on the Japanese 2003 Rules scores this board 4, with the white stone dead; best play removes
// it.
TEST(BestPlay, OfALargerBoardIsFoundNearIt) {
    const std::vector<std::string> dead_stone{"######", "#.#.O#", "######"};
    EXPECT_EQ(searched(area_rules_2, start_of(dead_stone)), Margin::of_points(18));
    EXPECT_EQ(searched(territory_rules_1, start_of(dead_stone)), Margin::of_points(4));
    EXPECT_EQ(searched(territory_rules_2, start_of(dead_stone, Player::white)), Margin::of_points(4));
}

TEST(BestPlay, BoundsAreSoundWhenTheSearchIsCutShort) {
    const engine::Rules& rules = engine::rules_named("ikeda-area-2");
    const Position start = empty_grid(2, 2).configuration;
    for (const auto& best_play : {engine::best_play, engine::best_play_in_arena}) {
        for (const std::uint64_t max_states : {5U, 20U, 40U, 300U}) {
            engine::Limits limits;
            limits.max_states = max_states;
            const auto cut = best_play(rules, {}, start, Player::black, limits, engine::Restricted::removals);
            EXPECT_TRUE(max_states > 40 || !cut.decided()) << max_states;
            EXPECT_LE(cut.at_least.value_or(Margin::of_points(-4)), Margin::of_points(1)) << max_states;
            EXPECT_GE(cut.at_most.value_or(Margin::of_points(4)), Margin::of_points(1)) << max_states;
        }
    }
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
