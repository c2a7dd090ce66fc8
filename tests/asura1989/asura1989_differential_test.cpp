// The engine for asura's model against the reference's trying of every hypo-sequence with its whole history.
#include <gtest/gtest.h>

#include <atomic>
#include <tuple>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/asura1989/game.hpp"
#include "tests/asura1989/grids.hpp"
#include "tools/difftest/asura1989_agreement.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

namespace engine = shikatsu::optimized::asura1989;

using difftest::asura1989::Agreement;
using difftest::asura1989::guided_order;

const std::vector<std::string> none;

Agreement compare(int rows, int columns, std::uint64_t moves, const Readings& readings) {
    return difftest::asura1989::compare(Grid::create(rows, columns).value(), moves, readings);
}

// [AS89-SA-2] [AS89-SA-3] [AS89-SA-4] [AS89-SA-5]
TEST(AsuraEngine, AgreesWithTheReferenceOnEveryChainOfTheSmallestGrids) {
    const struct {
        int rows, columns;
        long chains, dead;
    } grids[] = {{1, 1, 0, 0},   {1, 2, 4, 4},   {1, 3, 18, 12},
                 {1, 4, 62, 44}, {2, 2, 88, 80}, {1, 5, 212, 114}};
    for (const auto& grid : grids) {
        const Agreement agreement = compare(grid.rows, grid.columns, 1'000'000, {});
        EXPECT_EQ(agreement.wrong, none);
        EXPECT_EQ(agreement.chains, grid.chains) << grid.rows << "x" << grid.columns;
        EXPECT_EQ(agreement.compared, grid.chains) << grid.rows << "x" << grid.columns;
        EXPECT_EQ(agreement.dead, grid.dead) << grid.rows << "x" << grid.columns;
    }
}

// [AS89-HS-9]
TEST(AsuraEngine, AgreesWithTheReferenceUnderTheOtherReadingOfThePreviousOccurrence) {
    Readings readings;
    readings.previous_occurrence = shikatsu::asura1989::PreviousOccurrence::first;
    for (const auto& [rows, columns, chains] : {std::tuple{1, 4, 62}, {2, 2, 88}, {1, 5, 212}}) {
        const Agreement agreement = compare(rows, columns, 1'000'000, readings);
        EXPECT_EQ(agreement.wrong, none);
        EXPECT_EQ(agreement.compared, chains) << rows << "x" << columns;
    }
}

TEST(AsuraEngine, AgreesWithTheReferenceWhereItFinishesSoonOn2x3) {
    const Agreement agreement = compare(2, 3, 300, {});
    EXPECT_EQ(agreement.wrong, none);
    EXPECT_GT(agreement.compared, 700);
}

// [AS89-SA-1] [AS89-GD-4]
TEST(AsuraEngine, HasTheChainsAndRegionsOfTheReference) {
    for (const Position& position : positions_with_liberties(2, 3)) {
        const engine::Adjudication fast = engine::adjudicate(position, 0, {});
        const std::vector<Chain> all = chains(position);
        ASSERT_EQ(all.size(), fast.chains.size()) << one_line(position);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const PointSet region = compensation_region(position, {all[i]});
            EXPECT_EQ(fast.chains[i].owner, all[i].player) << one_line(position);
            EXPECT_EQ(fast.chains[i].points, std::vector<Point>(all[i].points.begin(), all[i].points.end()));
            EXPECT_EQ(fast.chains[i].compensation_region, std::vector<Point>(region.begin(), region.end()))
                << one_line(position);
        }
    }
}

// The order in which the reference tries moves is the engine's; it must not decide what is found.
TEST(AsuraReference, FindsTheSameInAnyOrder) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, std::pair{2, 2}}) {
        for (const Position& position : positions_with_liberties(rows, columns)) {
            for (const Chain& chain : chains(position)) {
                Effort plain{1'000'000};
                Effort guided{1'000'000};
                const auto status = status_analysis(position, {chain}, {}, plain);
                ASSERT_TRUE(status) << one_line(position);
                ASSERT_EQ(status_analysis(position, {chain}, {}, guided, guided_order(position, {chain})),
                          status)
                    << one_line(position);
            }
        }
    }
}

// [AS89-TD-1] [AS89-TD-2] [AS89-TD-3] [AS89-GM-3]
TEST(AsuraEngine, DetectsTheTerritoryOfTheReferenceForAnyStatuses) {
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}, std::pair{2, 2}}) {
        for (const Position& position : positions_with_liberties(rows, columns)) {
            const std::vector<Chain> all = chains(position);
            for (unsigned mask = 0; mask < 1U << all.size(); ++mask) {
                AnalysedPosition analysed{position, {}};
                std::vector<bool> alive(static_cast<std::size_t>(position.grid().size()), false);
                for (std::size_t i = 0; i < all.size(); ++i) {
                    if ((mask >> i & 1U) == 0) continue;
                    analysed.alive.insert(all[i]);
                    for (const Point point : all[i].points) alive[point.index] = true;
                }
                for (const auto rule : {shikatsu::asura1989::KoStoneRule::joins,
                                        shikatsu::asura1989::KoStoneRule::adds_nothing}) {
                    Readings readings;
                    readings.ko_stone_rule = rule;
                    const engine::Territories fast = engine::territories(position, alive, readings);
                    engine::Territories literal;
                    for (const Point point : position.grid().points()) {
                        const auto owner = territory_owner(analysed, point, rule);
                        if (owner) {
                            (*owner == Player::black ? literal.black : literal.white).push_back(point);
                        } else if (position.empty(point)) {
                            literal.dame.push_back(point);
                        }
                    }
                    ASSERT_EQ(fast.black, literal.black) << one_line(position) << " alive " << mask;
                    ASSERT_EQ(fast.white, literal.white) << one_line(position) << " alive " << mask;
                    ASSERT_EQ(fast.dame, literal.dame) << one_line(position) << " alive " << mask;
                    ASSERT_EQ(engine::territory_difference(position, fast),
                              points(analysed, Player::black, 0, readings) -
                                  points(analysed, Player::white, 0, readings));
                }
            }
        }
    }
}

TEST(AsuraEngine, ATooSmallBudgetIsNoVerdict) {
    engine::Options options;
    options.budget.max_states = 1;
    const Position position = board({".O##.", "##O#.", "OOO#.", "..O#O"});
    const engine::Adjudication result = engine::adjudicate(position, 0, options);
    EXPECT_FALSE(result.score);
    EXPECT_FALSE(result.territories);
}

TEST(AsuraEngine, StopsWhenItIsToldTo) {
    const std::atomic<bool> stop = true;
    engine::Options options;
    options.stop = &stop;
    Position position(Grid::create(19, 19).value());
    position.set(position.grid().at(9, 9), Content::black);
    EXPECT_FALSE(engine::adjudicate(position, 0, options).chains.front().finding.alive);
}

Position transformed(const Position& position, bool mirror, bool exchange) {
    const Grid& grid = position.grid();
    Position result(grid);
    for (const Point point : grid.points()) {
        const int column = mirror ? grid.columns() - 1 - grid.column(point) : grid.column(point);
        Content content = position[point];
        if (exchange && content != Content::empty)
            content = content == Content::black ? Content::white : Content::black;
        result.set(grid.at(grid.row(point), column), content);
    }
    return result;
}

// [AS89-SA-5]
TEST(AsuraEngine, DoesNotDependOnColourOrSide) {
    for (const Position& position : positions_with_liberties(2, 3)) {
        const auto plain = engine::adjudicate(position, 0, {});
        ASSERT_TRUE(plain.score) << one_line(position);
        const auto mirrored = engine::adjudicate(transformed(position, true, false), 0, {});
        const auto exchanged = engine::adjudicate(transformed(position, false, true), 0, {});
        ASSERT_EQ(mirrored.score, plain.score) << one_line(position);
        ASSERT_EQ(exchanged.score, -*plain.score) << one_line(position);
        for (std::size_t i = 0; i < plain.chains.size(); ++i)
            ASSERT_EQ(plain.chains[i].finding.alive, exchanged.chains[i].finding.alive) << one_line(position);
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
