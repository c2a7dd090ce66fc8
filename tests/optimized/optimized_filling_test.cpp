// Regions cleared by filling: the rule changes no verdict, and where it speaks the search without it agrees.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "optimized/force/force_solver.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

using Clock = std::chrono::steady_clock;

Limits ample() {
    return {5'000'000, Clock::now() + std::chrono::minutes(5), nullptr, {}};
}

Board<1> with_defender(const Position& position, Player defender) {
    Board<1> board;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        board.of(position.holds(point, defender) ? Side::defender : Side::attacker).insert(point);
    }
    return board;
}

constexpr Shortcuts without_filling{.filling = false};

bool attacker_forces(const Geometry<1>& geometry, const ForceQuestion<1>& question,
                     const Shortcuts& shortcuts) {
    Extras extras;
    extras.shortcuts = shortcuts;
    return ForceSolver<1>(geometry, {}, ample(), extras).answer(question).attacker_forces.value();
}

std::vector<Position> shuffled(int rows, int columns, std::size_t count) {
    std::vector<Position> positions = reference::testing::legal_positions(rows, columns);
    std::mt19937 random(20031);
    std::shuffle(positions.begin(), positions.end(), random);
    if (positions.size() > count)
        positions.erase(positions.begin() + static_cast<long>(count), positions.end());
    return positions;
}

struct Agreement {
    int asked = 0;
    int spoken = 0;
};

// Every string as target, once for its capture and once with its own intersections as region.
void compare(const Position& position, Player defender, Agreement& agreement) {
    const Geometry<1> geometry(position.grid());
    const Board<1> board = with_defender(position, defender);
    const StringTable<1> table(geometry, board);
    for (std::size_t i = 0; i < table.size(Side::defender); ++i) {
        const Bits<1> target = table.string(Side::defender, i).stones;
        if (!cleared_again_and_again(geometry, board, target, geometry.all())) continue;
        ++agreement.spoken;
        for (const Bits<1>& region : {Bits<1>{}, target}) {
            ++agreement.asked;
            const ForceQuestion<1> question{board, target, region, target};
            EXPECT_TRUE(attacker_forces(geometry, question, without_filling))
                << one_line(position) << " defender " << name(defender);
        }
    }
}

// [J2003-MV-2] [J2003-LD-2]
TEST(Filling, TheSearchWithoutTheRuleAgreesWhereItSpeaks) {
    Agreement agreement;
    for (const auto& [rows, columns] : {std::pair{2, 4}, std::pair{3, 3}, std::pair{2, 5}, std::pair{1, 8}}) {
        for (const Position& position : shuffled(rows, columns, 40000)) {
            for (const Player defender : {Player::black, Player::white})
                compare(position, defender, agreement);
        }
    }
    std::printf("spoken of %d strings, %d questions\n", agreement.spoken, agreement.asked);
    EXPECT_GT(agreement.spoken, 100);
}

TEST(Filling, ChangesNoVerdict) {
    int questions = 0;
    for (const Position& position : shuffled(2, 5, 150)) {
        const Geometry<1> geometry(position.grid());
        for (const Player defender : {Player::black, Player::white}) {
            const Board<1> board = with_defender(position, defender);
            const StringTable<1> table(geometry, board);
            for (std::size_t i = 0; i < table.size(Side::defender); ++i) {
                const Bits<1> target = table.string(Side::defender, i).stones;
                const ForceQuestion<1> question{board, target, target, target};
                EXPECT_EQ(attacker_forces(geometry, question, without_filling),
                          attacker_forces(geometry, question, Shortcuts{}))
                    << one_line(position) << " defender " << name(defender);
                ++questions;
            }
        }
    }
    EXPECT_GT(questions, 50);
}

// One region that may be filled is beside the whole string, so it stays an eye; but another one is needed.
TEST(Filling, NeedsTwoRegions) {
    const std::vector<std::string> alive{"O##.##", ".#####"};
    const std::vector<std::string> not_alive{"O#####", ".#####"};
    for (const auto& [rows, expected] : {std::pair{alive, true}, std::pair{not_alive, false}}) {
        const Position position = position_from_rows(rows).value();
        const Geometry<1> geometry(position.grid());
        const Board<1> board = with_defender(position, Player::white);
        EXPECT_EQ(cleared_by_filling(geometry, board, Bits<1>::of(position.grid().at(0, 0)), geometry.all()),
                  expected);
    }
}

// What is away from stones that last may be one intersection, but not where nothing is to come back.
TEST(Filling, AdmitsOneInnerIntersection) {
    for (const auto& [rows, inner] :
         {std::pair{std::vector<std::string>{"#####", "#...#", "#.O.#", "#...#", "#####", ".#.#."}, true},
          std::pair{std::vector<std::string>{"######", "#....#", "#.O..#", "#....#", "######", ".#.#.#"},
                    false}}) {
        const Position position = position_from_rows(rows).value();
        const Geometry<1> geometry(position.grid());
        const Board<1> board = with_defender(position, Player::white);
        const Bits<1> stone = Bits<1>::of(position.grid().at(2, 2));
        EXPECT_EQ(cleared_again_and_again(geometry, board, stone, geometry.all()), inner);
        EXPECT_FALSE(cleared_by_filling(geometry, board, stone, geometry.all()));
    }
}

}  // namespace
}  // namespace shikatsu::optimized
