// The status-analysis by trying every hypo-sequence with its whole history, on the smallest grids.
#include <gtest/gtest.h>

#include "reference/asura1989/game.hpp"
#include "tests/asura1989/grids.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

Status status_of(const Position& position, Point point) {
    Effort effort{1'000'000};
    const auto status = status_analysis(position, {chain_at(position, point)}, {}, effort);
    EXPECT_TRUE(status) << one_line(position);
    return status.value_or(Status::alive);
}

TEST(AsuraStatusAnalysis, CompensationRegionStopsOnlyBetweenOpposingStones) {  // [AS89-SA-1]
    const Position position = board({"O...", "####", "OOOO", "...."});
    const PointSet corner = compensation_region(position, {chain_at(position, Point{0})});
    EXPECT_EQ(corner.size(), 8U);
    EXPECT_FALSE(corner.contains(at(position, 2, 0)));
    const PointSet white = compensation_region(position, {chain_at(position, at(position, 2, 0))});
    EXPECT_EQ(white.size(), 8U);
    EXPECT_TRUE(white.contains(at(position, 3, 3)));
}

// [AS89-SA-2] [AS89-SA-4] [AS89-SA-5]
TEST(AsuraStatusAnalysis, TwoEyesLiveAndALoneStoneDies) {
    const Position eyes = board({".#.", "###"});
    EXPECT_EQ(status_of(eyes, at(eyes, 0, 1)), Status::alive);
    EXPECT_EQ(status_of(board({"#."}), Point{0}), Status::dead);
    const Position seki = board({".#", "O."});
    EXPECT_EQ(status_of(seki, Point{1}), status_of(seki, Point{2})) << "colours exchange by symmetry";
}

// [AS89-SA-3] [AS89-SA-4]
TEST(AsuraStatusAnalysis, InterpretationTreatsTheCycleAsEmpty) {
    const Position ko = board({".#O.", "#O.O", ".#O."});
    const Point left = at(ko, 1, 1);
    const Point right = at(ko, 1, 2);
    const Chain chain = chain_at(ko, left);
    const HypoSequence around = HypoSequence(ko, Player::black, chain.points, {})
                                    .with(Play{right})
                                    .with(KoPass{left})
                                    .with(Pass{})
                                    .with(Play{left})
                                    .with(KoPass{right})
                                    .with(Pass{});
    ASSERT_EQ(around.finish(), Finish::tactical_cycle);
    EXPECT_TRUE(around.situation().position.holds(left, Player::white))
        << "the stone is there, but on the cycle";
    EXPECT_EQ(interpretation(ko, {chain}, around), Status::dead);
    const HypoSequence passed = HypoSequence(ko, Player::black, chain.points, {}).with(Pass{}).with(Pass{});
    EXPECT_EQ(interpretation(ko, {chain}, passed), Status::alive);
}

TEST(AsuraStatusAnalysis, IsTheSameWithColoursExchanged) {  // [AS89-AN-3]
    for (const auto& [rows, columns] : {std::pair{1, 3}, std::pair{1, 4}}) {
        for (const Position& position : positions_with_liberties(rows, columns)) {
            Position mirrored = position;
            for (const Point point : position.grid().points()) {
                if (position.empty(point)) continue;
                mirrored.set(point, position.holds(point, Player::black) ? Content::white : Content::black);
            }
            for (const Chain& chain : chains(position)) {
                const Point stone = *chain.points.begin();
                ASSERT_EQ(status_of(position, stone), status_of(mirrored, stone)) << one_line(position);
            }
        }
    }
}

// [AS89-AN-3] [AS89-AN-4] [AS89-GM-3] [AS89-GM-4]
TEST(AsuraGame, CountsTerritoryPrisonersAndCaptures) {
    const Position position = board({".#.", "###"});
    Effort effort{1'000'000};
    const auto statuses = confirm_life_and_death(position, {}, effort);
    ASSERT_TRUE(statuses);
    const AnalysedPosition final_position = analysed(position, *statuses);
    EXPECT_EQ(points(final_position, Player::black, 5, {}), 7);
    EXPECT_EQ(points(final_position, Player::white, 1, {}), 1);
    const AnalysedPosition with_prisoner{board({".#O", "##."}), {chain_at(position, Point{1})}};
    EXPECT_EQ(
        points({with_prisoner.position, {chain_at(with_prisoner.position, Point{1})}}, Player::black, 0, {}),
        1 + 2 + 1);
    EXPECT_EQ(result_of(3, 2), GameResult::black_wins);
    EXPECT_EQ(result_of(2, 3), GameResult::white_wins);
    EXPECT_EQ(result_of(2, 2), GameResult::tie);
}

TEST(AsuraStatusAnalysis, TooLittleEffortIsNoVerdict) {
    Effort effort{3};
    const Position position = board({"#.", ".."});
    EXPECT_FALSE(status_analysis(position, {chain_at(position, Point{0})}, {}, effort));
}

// [AS89-SC-1]
TEST(AsuraStatusAnalysis, SeveralChainsShareOneCompensationRegion) {
    const Position position = board({"#.O.#"});
    const std::vector<Chain> both = {chain_at(position, Point{0}), chain_at(position, Point{4})};
    EXPECT_EQ(compensation_region(position, both).size(), 5U);
    Effort effort{5'000'000};
    const auto status = status_analysis(position, both, {}, effort);
    ASSERT_TRUE(status);
    if (*status == Status::dead) {
        EXPECT_EQ(status_of(position, Point{0}), Status::dead);
        EXPECT_EQ(status_of(position, Point{4}), Status::dead);
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
