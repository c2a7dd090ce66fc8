// Articles 1 to 3 and the end of the game: moves, removal, hot stones, pause and end, conditions.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

using Rows = std::vector<std::string>;

// [ING-MV-1] [ING-MV-2] [ING-MV-5] [ING-GM-1]
TEST(Moves, AGameStartsWithABoardPlayAndGoesOnByTurns) {
    const Start start{empty_board(2, 2), Player::black};
    EXPECT_EQ(ruling(Game(start, {}, {}), "pass"), "ING-MV-1");
    const Game game = game_of(start, "A1");
    EXPECT_EQ(game.to_move(), Player::white);
    EXPECT_EQ(ruling(game, "pass"), "allowed");
    EXPECT_EQ(ruling(game, "A1"), "ING-MV-2");
}

// [ING-MV-3] [ING-MV-4] [ING-RM-1] [ING-RM-2]
TEST(Removal, OfOneselfIsForGroupsOnly) {
    const Start start{board({".O.", "OO.", "..."}), Player::black};
    EXPECT_EQ(ruling(Game(start, {}, {}), "A3"), "ING-MV-3");
    const Start group{board({"#.O", "OOO", "..."}), Player::black};
    const Game game = game_of(group, "B3");
    EXPECT_EQ(rows_of(game.position()), (Rows{"..O", "OOO", "..."}));
    EXPECT_EQ(game.moves().back().removed.size(), 2U);
    EXPECT_EQ(breaths(group.position, group_of(group.position, Point{0})), PointSet{Point{1}});
}

// [ING-RM-3]
TEST(Removal, OfTheOpponentIfBothAreBreathless) {
    const Start start{board({"#O.", "O##"}), Player::black};
    EXPECT_EQ(rows_of(game_of(start, "C2").position()), (Rows{"#.#", ".##"}));
    const Start both{board({"##.O", "OOOO"}), Player::black};
    EXPECT_EQ(rows_of(game_of(both, "C2").position()), (Rows{"###.", "...."}));
}

// [ING-HS-1] [ING-HS-4] [ING-KO-1]
TEST(HotStones, OfASingleKoWaitForOneMove) {
    const Start start{board({".#O.", "#O.O", ".#O."}), Player::black};
    Game game = game_of(start, "C2");
    EXPECT_EQ(game.hot().size(), 1U);
    EXPECT_EQ(ruling(game, "B2"), "ING-HS-4");
    make(game, "D3 A3");
    EXPECT_EQ(ruling(game, "B2"), "allowed");
}

// [ING-HS-2] Two stones of an eternal life wait; sent ones may be taken at once.
TEST(HotStones, AreTwoInEternalLife) {
    const Start start{board({".#.O", "OO##", ".O#."}), Player::black};
    EXPECT_EQ(game_of(start, "A3").hot(), (PointSet{Point{0}, Point{1}}));
}

// [ING-HS-2]
TEST(HotStones, AreNotMadeBySendingTwo) {
    const Start start{board({".OO#.#", "OOO##.", "O.#.##"}), Player::black};
    const Game game = game_of(start, "B1");
    EXPECT_EQ(game.hot(), PointSet{});
    EXPECT_EQ(ruling(game, "D1"), "allowed");
}

// [ING-HS-2] Only with self-removal would the position come back.
TEST(HotStones, AreNotMadeWhereTwoStonesAreTakenForGood) {
    const Start small{board({"..O."}), Player::white};
    EXPECT_EQ(game_of(small, "D1").hot(), PointSet{});
    EXPECT_EQ(ruling(game_of(small, "D1"), "B1"), "allowed");
    const Start large{board({".OO.", "##OO", "..#."}), Player::black};
    EXPECT_EQ(game_of(large, "D1").hot(), PointSet{});
    EXPECT_EQ(ruling(game_of(large, "D1"), "B1"), "allowed");
}

// [ING-KO-1]
TEST(KoStones, AreSingleOrDouble) {
    const Position position = board({"###..", "#O#..", "#O#..", "O.O..", "OOO.."});
    const auto ko = ko_with_stone(position, Point{6});
    ASSERT_TRUE(ko);
    EXPECT_EQ(ko->stones, (PointSet{Point{6}, Point{11}}));
    EXPECT_EQ(ko->space, Point{16});
    EXPECT_EQ(kos(position).size(), 1U);
    EXPECT_FALSE(ko_with_stone(position, Point{0}));
}

// [ING-KO-2]
TEST(KoPositions, AreKosBetweenTheSameTwoGroups) {
    const Position triple = board({"#######", "#.#.#O#", "O#O#O.O", "OOOOOOO"});
    ASSERT_EQ(kos(triple).size(), 3U);
    EXPECT_EQ(ko_position_of(triple, kos(triple).front()).size(), 3U);
    const Position apart = board({".#O....#O..", "#.#O..#.#O.", ".#O....#O.."});
    ASSERT_EQ(kos(apart).size(), 2U);
    for (const Ko& ko : kos(apart)) EXPECT_EQ(ko_position_of(apart, ko).size(), 1U);
}

// [ING-EN-1] [ING-EN-2] [ING-EN-3]
TEST(End, TwoPassesPauseAndTwoMoreEnd) {
    const Start start{board({"#.#O.", "#####", "OOOOO", ".O.O."}), Player::black};
    Game game(start, {}, {});
    EXPECT_EQ(game.take_away({Point{3}}).error().clause, "ING-EN-2");
    make(game, "pass pass");
    EXPECT_EQ(game.stage(), Stage::pause);
    EXPECT_FALSE(game.result());
    EXPECT_EQ(game.take_away({Point{1}}).error().clause, "ING-EN-2");
    ASSERT_TRUE(game.take_away({Point{3}}));
    EXPECT_EQ(rows_of(game.position()).front(), "#.#..");
    make(game, "pass pass");
    EXPECT_EQ(game.stage(), Stage::end);
    EXPECT_EQ(ruling(game, "pass"), "ING-EN-3");
    ASSERT_TRUE(game.result());
}

// [ING-EN-2] Without agreement they play on, and the pause is over.
TEST(End, PlayGoesOnAfterThePause) {
    Game game(Start{board({"#.#O.", "#####", "OOOOO", ".O.O."}), Player::black}, {}, {});
    make(game, "pass pass E4");
    EXPECT_EQ(game.stage(), Stage::play);
    EXPECT_EQ(rows_of(game.position()).front(), "#.#.#");
}

// [ING-MV-6] [ING-FF-1] [ING-GM-2]
TEST(Results, CanComeWithoutCounting) {
    Game resigned(Start{empty_board(3, 3), Player::black}, {}, {});
    resigned.resign(Player::black);
    EXPECT_EQ(resigned.result()->winner, Player::white);
    EXPECT_FALSE(resigned.result()->difference);
    Game forfeited(Start{empty_board(3, 3), Player::black}, {}, {});
    forfeited.forfeit(Player::white, Forfeit::retraction);
    EXPECT_EQ(forfeited.result()->winner, Player::black);
    EXPECT_TRUE(forfeited.allowed_moves().empty());
}

// [ING-HC-1] [ING-CT-10] A draw is Black's if there was compensation.
TEST(Results, WithoutDifference) {
    const Start start{board({".#O.", ".#O.", ".#O."}), Player::black};
    EXPECT_EQ(game_of(start, "pass pass pass pass").result()->winner, std::nullopt);
    const Start ahead{board({".###", ".#O.", ".#O."}), Player::black};
    const Game even = game_of(ahead, "pass pass pass pass", Conditions{0, 6});
    EXPECT_EQ(even.result()->difference, Margin{});
    EXPECT_EQ(even.result()->winner, Player::black);
    const Conditions leads{0, area_difference(ahead.position).half_points() / 2};
    EXPECT_EQ(game_of(ahead, "pass pass pass pass", leads).result()->winner, Player::black);
    IngReadings draw;
    draw.draw = IngDraw::draw;
    EXPECT_EQ(game_of(ahead, "pass pass pass pass", leads, draw).result()->winner, std::nullopt);
}

// [ING-HC-2] [ING-HC-3]
TEST(Handicap, IsPlayedByMandatoryPasses) {
    const Start start{empty_board(3, 3), Player::black};
    Game game = game_of(start, "B2", Conditions{2, 0});
    EXPECT_EQ(ruling(game, "A1"), "ING-HC-3");
    make(game, "pass");
    EXPECT_EQ(ruling(game, "pass"), "ING-HC-3");
    make(game, "A1 pass C3");
    EXPECT_EQ(ruling(game, "C1"), "allowed");
    EXPECT_FALSE(check({0, 7}));
    EXPECT_FALSE(check({-1, 8}));
    EXPECT_TRUE(check(even_game));
}

// [ING-PN-1] [ING-PN-2]
TEST(Penalties, GrowWithAdditionalTime) {
    using std::chrono::seconds;
    const seconds basic(3600);
    EXPECT_EQ(penalty_points(basic, seconds(0)), 0);
    EXPECT_EQ(penalty_points(basic, seconds(600)), 2);
    EXPECT_EQ(penalty_points(basic, seconds(601)), 4);
    EXPECT_EQ(penalty_points(basic, seconds(1201)), 6);
    EXPECT_EQ(penalty_points(basic, seconds(1800)), 6);
    EXPECT_EQ(penalty_points(basic, seconds(1801)), std::nullopt);
    EXPECT_EQ(penalty_to_white(4, 2), 2);
}

// [ING-BD-1] [ING-BD-2]
TEST(Boards, HaveTheirSizesAndNames) {
    const Grid full = Grid::create(19, 19).value();
    EXPECT_TRUE(is_board_of_the_text(full));
    EXPECT_FALSE(is_board_of_the_text(Grid::create(7, 7).value()));
    EXPECT_FALSE(is_board_of_the_text(Grid::create(9, 11).value()));
    EXPECT_FALSE(is_board_of_the_text(Grid::create(10, 10).value()));
    EXPECT_EQ(point_name(full, full.at(9, 9)), "K10");
    EXPECT_EQ(point_name(full, full.at(0, 18)), "T19");
}

// [ING-KO-4] Every game ends: bans use up the cycles. Passes are rare here.
RC_GTEST_PROP(Games, ReachNoCycleTwice, ()) {
    const auto choices = *rc::gen::container<std::vector<unsigned>>(80, rc::gen::arbitrary<unsigned>());
    Game game(Start{empty_board(2, 2), Player::black}, {}, {});
    follow(game, choices, 1U << 28);
    std::set<std::pair<std::vector<Position>, Player>> seen;
    for (std::size_t count = 1; count <= game.moves().size(); ++count) {
        const auto cycle = completed_cycle(
            {game.moves().begin(), game.moves().begin() + static_cast<std::ptrdiff_t>(count)});
        if (!cycle) continue;
        std::vector<Position> positions;
        for (const MadeMove& made : *cycle) positions.push_back(made.after);
        if (!seen.insert({positions, cycle->front().player}).second) RC_FAIL(moves_of(game));
    }
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
