// The cases that the text describes come out as it says, and differently by positional superko.
#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

IngReadings superko() {
    IngReadings readings;
    readings.ko = IngKo::positional_superko;
    return readings;
}

/// Which of the moves is the first to be refused, counted from 1; 0 if none is.
std::size_t first_refused(Game game, const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!game.move(move_of(game.position().grid(), words[i]))) return i + 1;
    }
    return 0;
}

// [ING-KO-4] [ING-DK-1] [ING-DK-2] [ING-DK-3] [ING-HS-4]
TEST(Cases, EndAsTheTextSays) {
    for (const Case& each : cases_of_the_text()) {
        SCOPED_TRACE(each.name);
        Game game = game_of(each.start, each.moves);
        EXPECT_EQ(ruling(game, each.next), each.by_default);
        const std::string found = game.bans().empty() ? "none" : name(game.bans().front().disturber);
        EXPECT_EQ(found, each.disturber);
        EXPECT_NO_THROW(make(game, each.then));
    }
}

// [ING-DK-1] The reading's own clause refuses another move, of another player.
TEST(Cases, PositionalSuperkoRefusesOtherMoves) {
    for (const Case& each : cases_of_the_text()) {
        SCOPED_TRACE(each.name);
        EXPECT_EQ(first_refused(Game(each.start, {}, superko()), words_of(each.superko_game)),
                  each.refused_by_superko);
    }
}

const Case& case_named(const std::string& name) {
    static const std::vector<Case> cases = cases_of_the_text();
    for (const Case& each : cases) {
        if (each.name == name) return each;
    }
    throw std::invalid_argument(name);
}

Game after(const std::string& name) {
    const Case& each = case_named(name);
    Game game = game_of(each.start, each.moves);
    make(game, each.then);
    return game;
}

bool all_gone(const Position& position, Point stone_of_group, const Position& start) {
    for (const Point point : group_of(start, stone_of_group)) {
        if (position[point] == start[point]) return false;
    }
    return true;
}

// [ING-LD-1] Stones are dead if they are removed, and what nobody can remove stays.
TEST(Cases, StonesAreRemovedOrStand) {
    int removed = 0;
    for (const Case& each : cases_of_the_text()) {
        SCOPED_TRACE(each.name);
        const Position& start = each.start.position;
        const Position end = after(each.name).position();
        for (const std::string& stone : each.removed) {
            const Point point = point_of_vertex(start.grid(), stone).value();
            ASSERT_FALSE(start.empty(point)) << stone;
            EXPECT_TRUE(all_gone(end, point, start)) << stone;
            ++removed;
        }
        for (const std::string& stone : each.stands) {
            const Point point = point_of_vertex(start.grid(), stone).value();
            ASSERT_FALSE(start.empty(point)) << stone;
            EXPECT_EQ(end[point], start[point]) << stone;
        }
    }
    EXPECT_GT(removed, 0);
}

// [ING-HS-3] [ING-KO-3] White used his move as the interval, and Black has removed everything; so the triple
// ko has a result.
TEST(Cases, TripleKoHasAnOutcome) {
    const Case& each = case_named("triple ko, twin hot stones");
    EXPECT_EQ(game_of(each.start, each.moves).hot().size(), 2U);
    EXPECT_EQ(breathless(after(each.name).position(), Player::black), PointSet{});
    const auto rows = rows_of(after(each.name).position());
    EXPECT_EQ(rows.front(), ".......");
}

// [ING-DK-3] An attack that kills is no disturbance, and the ban ends with the stones beside it.
TEST(Bans, LeaveRemovalsOfStandingStones) {
    const Case& each = case_named("quadruple ko, Black begins");
    Game game = game_of(each.start, each.moves);
    make(game, "pass B3 pass");
    ASSERT_EQ(game.to_move(), Player::white);
    EXPECT_EQ(ruling(game, "D3"), "allowed");
    make(game, "D3");
    EXPECT_EQ(rows_of(game.position()).front(), ".........");
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
