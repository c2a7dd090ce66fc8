// The search that stops where a player forces what he needs: beside the one that follows the whole game, and
// with wrong stops, which must be seen.
#include <gtest/gtest.h>

#include <functional>

#include "optimized/ikeda/best_play.hpp"
#include "optimized/ikeda/entry_search.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ikeda/random_games.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

using reference::ikeda::testing::both;
using reference::testing::legal_positions;

constexpr const char* area_rules[] = {"ikeda-area-1", "ikeda-area-2", "ikeda-area-3"};

struct Case {
    const Rules* rules;
    Restricted restricted;
    Position start;
    IkedaReadings readings = {};

    SmallGame game() const { return SmallGame::from(*rules, readings, restricted, start, {}).value(); }
    std::string shown() const {
        std::string text(rules->name);
        text += restricted == Restricted::all_plays ? ", positional superko" : "";
        for (const std::string& departure : departures(readings)) text += ", " + departure;
        text += ":";
        for (const std::string& row : rows_of(start)) text += " " + row;
        return text;
    }
};

void for_each_case(const std::vector<std::pair<int, int>>& grids,
                   const std::function<void(const Case&)>& visit) {
    for (const auto& [rows, columns] : grids) {
        for (const Position& start : legal_positions(rows, columns)) {
            for (const char* name : area_rules) {
                for (const Restricted restricted : {Restricted::removals, Restricted::all_plays})
                    visit({&rules_named(name), restricted, start});
            }
        }
    }
}

std::optional<Margin> by_entry(const SmallGame& game, const ForcedMargins& forced, const Position& start,
                               Player first) {
    const MarginBounds found = EntrySearch(game, forced, {}).run(start, first);
    if (found.at_least != found.at_most) return std::nullopt;
    return Margin::of_half_points(*found.at_least);
}

void expect_what_whole_games_come_to(const Case& at) {
    const SmallGame game = at.game();
    const ForcedMargins forced = forced_margins(game, {}).value();
    for (const Player first : both) {
        const BestPlay whole = best_play_in_arena(*at.rules, at.readings, at.start, first, {}, at.restricted);
        ASSERT_TRUE(whole.decided()) << at.shown();
        ASSERT_EQ(by_entry(game, forced, at.start, first), whole.at_least)
            << at.shown() << ", " << name(first) << " first";
    }
}

// [IK-R-4] [IK-A1-6] [IK-A2-6] [IK-A3-6]
TEST(EntrySearch, FindsWhatFollowingWholeGamesDoes) {
    for_each_case({{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}}, expect_what_whole_games_come_to);
}

// [IK-R-5] [IK-A3-6]
TEST(EntrySearch, FindsWhatFollowingWholeGamesDoesUnderOtherReadings) {
    for_each_case({{1, 3}, {2, 2}}, [](Case at) {
        at.readings.first_pass = FirstPass::one_of_the_two;
        expect_what_whole_games_come_to(at);
        at.readings.self_capture = SelfCapture::single_stone;
        expect_what_whole_games_come_to(at);
    });
}

/// How many positions with Black to move first get another value when what is forced is changed.
int mistakes(const std::vector<std::pair<int, int>>& grids,
             const std::function<void(const SmallGame&, ForcedMargins&)>& change) {
    int count = 0;
    for_each_case(grids, [&](const Case& at) {
        const SmallGame game = at.game();
        const ForcedMargins forced = forced_margins(game, {}).value();
        ForcedMargins changed = forced;
        change(game, changed);
        const auto right = by_entry(game, forced, at.start, Player::black);
        if (right != by_entry(game, changed, at.start, Player::black)) ++count;
    });
    return count;
}

void for_each_situation(const SmallGame& game, const std::function<void(const Situation&)>& visit) {
    for (ConfigurationId id = 0; id < game.graph().size(); ++id) {
        for (const Player mover : both) {
            for (CourseNumber course = 0; course < game.courses().size(); ++course)
                visit({id, mover, course});
        }
    }
}

TEST(EntrySearch, WouldBeWrongIfEndlessGamesWereWon) {
    EXPECT_GT(mistakes({{2, 2}},
                       [](const SmallGame& game, ForcedMargins& forced) {
                           for_each_situation(game, [&](const Situation& at) {
                               forced.sure[forced.place(Player::black, at)] =
                                   static_cast<std::int8_t>(forced.at_most(at));
                           });
                       }),
              0);
}

TEST(EntrySearch, WouldBeWrongIfTheLastMoveWereTakenForAPass) {
    EXPECT_GT(mistakes({{2, 2}},
                       [](const SmallGame& game, ForcedMargins& forced) {
                           const ForcedMargins right = forced;
                           for_each_situation(game, [&](const Situation& at) {
                               const auto& pass = game.courses().after_pass(at.course, opponent(at.to_move));
                               if (pass.course.ended) return;
                               const Situation after{at.configuration, at.to_move, pass.number};
                               for (const Player player : both)
                                   forced.sure[forced.place(player, at)] =
                                       right.sure[right.place(player, after)];
                           });
                       }),
              0);
}

// The tempo lemma of proofs/ikeda.md: under these rules a restricted play can be relied on like any other.
TEST(ForcedMargins, AreNoWorseForWhoMovesUnderAreaRules1And2) {
    for (const char* name : {"ikeda-area-1", "ikeda-area-2"}) {
        const Case at{&rules_named(name), Restricted::removals, Position(Grid::create(3, 3).value())};
        const SmallGame game = at.game();
        const ForcedMargins forced = forced_margins(game, {}).value();
        for (ConfigurationId id = 0; id < game.graph().size(); ++id) {
            const Situation black_moves{id, Player::black, 0};
            const Situation white_moves{id, Player::white, 0};
            ASSERT_GE(forced.at_least(black_moves), forced.at_least(white_moves)) << name << ' ' << id;
            ASSERT_GE(forced.at_most(black_moves), forced.at_most(white_moves)) << name << ' ' << id;
        }
    }
}

std::optional<Margin> on_empty_grid(const char* name, int rows, int columns, Restricted restricted) {
    const Position start(Grid::create(rows, columns).value());
    const BestPlay found = best_play(rules_named(name), {}, start, Player::black, {}, restricted);
    return found.decided() ? found.at_least : std::nullopt;
}

// Values known from the literature (van der Werf and Winands, 2009; Drange, 1998).
TEST(EntrySearch, FindsThePublishedValues) {
    for (const Restricted restricted : {Restricted::removals, Restricted::all_plays}) {
        EXPECT_EQ(on_empty_grid("ikeda-area-2", 2, 5, restricted), Margin::of_points(10));
        EXPECT_EQ(on_empty_grid("ikeda-area-2", 3, 4, restricted), Margin::of_points(4));
        EXPECT_EQ(on_empty_grid("ikeda-area-2", 1, 8, restricted), Margin::of_points(3));
        EXPECT_EQ(on_empty_grid("ikeda-area-2", 1, 9, restricted), Margin::of_points(0));
    }
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
