// Two-eye-formations and two-eye-alive: the reference by the definitions, and the engine against it.
#include "optimized/two_eye_alive.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdio>
#include <memory>

#include "optimized/force/force_game.hpp"
#include "optimized/force/two_eye_formation.hpp"
#include "reference/dams2006/two_eye_alive.hpp"
#include "reference/japanese2003/force_decision.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/boards.hpp"
#include "tests/optimized/legal_generators.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"
#include "tests/reference/walks.hpp"

namespace shikatsu::reference::dams2006 {
namespace {

using reference::testing::for_each_position;
using reference::testing::legal_positions;
using reference::testing::position_of;

std::string drawn(const Position& position) {
    std::string text;
    for (const std::string& row : rows_of(position)) text += row + "/";
    return text;
}

std::vector<std::set<String>> subsets(const std::set<String>& all) {
    std::vector<std::set<String>> found{{}};
    for (const String& string : all) {
        const std::size_t count = found.size();
        for (std::size_t i = 0; i < count; ++i) {
            found.push_back(found[i]);
            found.back().insert(string);
        }
    }
    return found;
}

/// By trying all sets of strings with all pairs of intersections.
std::set<TwoEyeFormation> all_formations(const Position& position, Player player) {
    std::set<TwoEyeFormation> found;
    for (const std::set<String>& some : subsets(strings(position))) {
        for (const Point one : position.grid().points()) {
            for (const Point other : position.grid().points()) {
                const TwoEyeFormation candidate{some, {one, other}};
                if (one < other && is_two_eye_formation(position, player, candidate)) found.insert(candidate);
            }
        }
    }
    return found;
}

bool engine_sees_formation(const Position& position, Player player, const PointSet& points) {
    const optimized::Geometry<1> geometry(position.grid());
    return optimized::two_eye_formation_on(geometry,
                                           optimized::testing::board_of<1>(position, opponent(player)),
                                           optimized::Side::attacker, optimized::testing::bits_of<1>(points));
}

TEST(TwoEyeFormation, KnownOnes) {  // [DAMS2006-TE-1]
    const auto count = [](const std::vector<std::string>& rows) {
        return two_eye_formations(position_of(rows), Player::black).size();
    };
    EXPECT_EQ(count({".#."}), 1U);
    EXPECT_EQ(count({".##."}), 1U);
    // Another liberty, another eye, a neighbour of the other colour, and eyes that touch.
    EXPECT_EQ(count({".#.."}), 0U);
    EXPECT_EQ(count({".#.#."}), 0U);
    EXPECT_EQ(count({".#.", "##O"}), 0U);
    EXPECT_EQ(count({"#..#"}), 0U);
    // Two strings, joined by nothing but the eyes.
    EXPECT_EQ(count({".#.", "#O#", "##."}), 0U);
    EXPECT_EQ(count({"#.#", "###", "#.#"}), 1U);
    EXPECT_EQ(count({"##.#", "#.##"}), 1U);
    EXPECT_EQ(count({".#O", "#O#", "O#."}), 0U);
    EXPECT_EQ(count({".#OO", "#OO#", "#OO#", "OO#."}), 0U);
    EXPECT_EQ(count({".#", "#."}), 1U);
}

TEST(TwoEyeFormation, AreFoundOnEveryPosition) {  // [DAMS2006-TE-1] [DAMS2006-TE-2]
    int formations = 0;
    for (const auto& [rows, columns] : {std::pair{1, 4}, std::pair{2, 2}, std::pair{1, 5}, std::pair{2, 3}}) {
        for_each_position(rows, columns, [&](const Position& position) {
            for (const Player player : players) {
                const auto found = two_eye_formations(position, player);
                ASSERT_EQ(found, all_formations(position, player)) << drawn(position);
                formations += static_cast<int>(found.size());
            }
        });
    }
    EXPECT_GT(formations, 10);
}

RC_GTEST_PROP(TwoEyeFormationProperties, TheEngineSeesThem, ()) {  // [DAMS2006-TE-1] [DAMS2006-TE-2]
    constexpr Content e = Content::empty;
    constexpr Content b = Content::black;
    constexpr Content w = Content::white;
    const Position position = *optimized::testing::legal_positions_on(
        {{2, 3}, {3, 3}, {3, 4}, {4, 4}, {3, 5}}, {e, b, b, b, b, b, w});
    for (const Player player : players) {
        PointSet on;
        for (const TwoEyeFormation& formation : two_eye_formations(position, player)) {
            const PointSet points = intersections(formation);
            on.insert(points.begin(), points.end());
        }
        RC_CLASSIFY(!on.empty());
        for (const Point point : position.grid().points())
            RC_ASSERT(engine_sees_formation(position, player, {point}) == on.contains(point));
    }
}

// The remarks: a formation stands whatever the opponent does, as long as its player keeps off.
TEST(TwoEyeFormation, OutlivesEveryMoveOfTheOpponent) {  // [DAMS2006-TE-1] [DAMS2006-TE-3] [J2003-MV-3]
    int moves = 0;
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}, std::pair{2, 4}, std::pair{3, 3}}) {
        for (const Position& position : legal_positions(rows, columns)) {
            for (const Player player : players) {
                const auto formations = two_eye_formations(position, player);
                if (formations.empty()) continue;
                const HypotheticalState state = start_state(position, opponent(player), {});
                for (const auto& [move, outcome] : hypothetical_moves(state, {})) {
                    ASSERT_EQ(two_eye_formations(outcome.state.position, player), formations)
                        << drawn(position);
                    ++moves;
                }
            }
        }
    }
    EXPECT_GT(moves, 100);
}

RC_GTEST_PROP(TwoEyeFormationProperties, SequencesAreLookedThroughToTheEnd, ()) {  // [DAMS2006-TE-3]
    const testing::Walk walk = testing::any_walk({});
    const Player player = *rc::gen::elementOf(std::vector<Player>{Player::black, Player::white});
    const Point point = *rc::gen::elementOf(walk.start.position.grid().points());
    const FinalString string{{point}, player};
    bool any = false;
    for (const HypotheticalState& state : walk.states()) any = any || formation_is_on(state.position, string);
    RC_ASSERT(has_formation_on(walk.start.position, string, {walk.steps, std::nullopt}) == any);
}

/// Compares every string of the positions; those with more than `max_nodes` are left out.
void expect_agreement(const Readings& readings, const std::vector<Position>& positions,
                      std::size_t max_nodes) {
    HypotheticalGraph graph(readings);
    std::map<bool, int> answers;
    int too_large = 0;
    for (const Position& position : positions) {
        for (const String& string : strings(position)) {
            const auto expected = is_two_eye_alive(graph, position, string, max_nodes);
            if (!expected) {
                ++too_large;
                continue;
            }
            optimized::Options options;
            options.readings = readings;
            const auto found = optimized::two_eye_alive(position, *string.points.begin(), options);
            ASSERT_EQ(found.two_eye_alive, expected)
                << drawn(position) << ", string at index " << string.points.begin()->index;
            ++answers[*expected];
        }
    }
    std::printf("%d two-eye-alive, %d not, %d too large\n", answers[true], answers[false], too_large);
    EXPECT_GT(answers[true], 0);
    EXPECT_GT(answers[false], 0);
}

class EveryReading : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryReading, TheEngineAgreesOnTinyGrids) {  // [DAMS2006-TE-3] [J2003-ST-6]
    const Readings readings = GetParam().empty() ? Readings{} : with_reading({}, GetParam()).value();
    std::vector<Position> positions;
    for (const auto& [rows, columns] : {std::pair{1, 2}, std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2}}) {
        const auto more = legal_positions(rows, columns);
        positions.insert(positions.end(), more.begin(), more.end());
    }
    expect_agreement(readings, positions, SIZE_MAX);
}

INSTANTIATE_TEST_SUITE_P(Register, EveryReading,
                         ::testing::Values("", "ban-identity=ko", "ban-without-shape=lapses",
                                           "ko-pass=per-ko", "hypothetical-ko=basic-ko"));

std::vector<Position> every_nth(std::size_t step, int rows, int columns) {
    const std::vector<Position> all = legal_positions(rows, columns);
    std::vector<Position> some;
    for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
    return some;
}

TEST(TwoEyeAlive, TheEngineAgreesOnLargerGrids) {  // [DAMS2006-TE-3] [J2003-ST-6]
    expect_agreement({}, every_nth(9, 1, 5), SIZE_MAX);
}

// Where bans do not outlast their shape there are few enough states for every position of larger grids.
TEST(TwoEyeAlive, TheEngineAgreesWhereBansLapse) {  // [DAMS2006-TE-3] [J2003-ST-6]
    const Readings lapses = with_reading({}, "ban-without-shape=lapses").value();
    expect_agreement(lapses, legal_positions(1, 5), SIZE_MAX);
    expect_agreement(lapses, legal_positions(1, 6), SIZE_MAX);
    expect_agreement(lapses, every_nth(7, 2, 3), SIZE_MAX);
}

// In the long mode only.
TEST(TwoEyeAlive, DISABLED_TheEngineAgreesOnMoreLong) {  // [DAMS2006-TE-3] [J2003-ST-6]
    expect_agreement({}, legal_positions(1, 5), SIZE_MAX);
    const Readings lapses = with_reading({}, "ban-without-shape=lapses").value();
    expect_agreement(lapses, legal_positions(2, 3), SIZE_MAX);
    expect_agreement(lapses, every_nth(60, 2, 4), SIZE_MAX);
    expect_agreement(lapses, every_nth(600, 3, 3), SIZE_MAX);
}

// White lives on a part of the target, but Black may make eyes on the rest. [DAMS2006-TE-3]
TEST(TwoEyeAlive, LifeElsewhereKeepsNoEyesAway) {
    const Position position = position_of({".O.O..#.", "OOOO####"});
    const optimized::Geometry<1> geometry(position.grid());
    optimized::ForceQuestion<1> question;
    question.board = optimized::testing::board_of<1>(position, Player::white);
    question.target = geometry.all();
    question.aim = optimized::Aim::two_eye_formation;
    const optimized::ForceGame<1> game(geometry, question, {}, {}, {});
    EXPECT_EQ(game.static_winner(game.root()), std::nullopt);
}

// The claim itself, by the reference alone.
TEST(TwoEyeAlive, IsAliveByTheReference) {  // [DAMS2006-TE-3] [J2003-LD-9]
    const auto graph = std::make_shared<HypotheticalGraph>(Readings{});
    const CanForce can_force = can_force_by_decision(graph);
    int two_eyed = 0;
    for (const auto& [rows, columns] : {std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2}}) {
        for (const Position& position : legal_positions(rows, columns)) {
            for (const auto& [string, status] : hypothetical_analysis(position, can_force, {})) {
                if (!is_two_eye_alive(*graph, position, string, SIZE_MAX).value()) continue;
                EXPECT_TRUE(is_alive(status)) << drawn(position);
                ++two_eyed;
            }
        }
    }
    EXPECT_GT(two_eyed, 5);
}

TEST(TwoEyeAlive, BoardsOfEveryWidth) {  // [DAMS2006-TE-3]
    for (const int lines : {5, 9}) {
        Position position(Grid::create(lines, lines).value());
        for (const Point point : position.grid().points()) position.set(point, Content::black);
        const Point eye = position.grid().at(0, 0);
        const Point other = position.grid().at(2, 2);
        const Point inner = position.grid().at(2, 3);
        for (const Point point : {eye, other, inner}) position.set(point, Content::empty);
        // White plays inside and Black captures that stone, or White stays away and Black fills.
        EXPECT_EQ(optimized::two_eye_alive(position, position.grid().at(1, 1), {}).two_eye_alive, true);
        optimized::Options few;
        few.budget.max_states = 1;
        EXPECT_EQ(optimized::two_eye_alive(position, position.grid().at(1, 1), few).two_eye_alive,
                  std::nullopt);
        // One eye of two intersections.
        position.set(eye, Content::black);
        EXPECT_EQ(optimized::two_eye_alive(position, position.grid().at(1, 1), {}).two_eye_alive, false);
    }
}

}  // namespace
}  // namespace shikatsu::reference::dams2006
