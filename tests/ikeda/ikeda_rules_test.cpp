// Rules 1 to 5 and 8: own stones, alternation, removing, repetition, self-capture.
#include <gtest/gtest.h>

#include <queue>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ikeda/random_games.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

std::string clause_of(const tl::expected<void, Prohibited>& made) {
    return made ? std::string("allowed") : std::string(made.error().clause);
}

Play at(const Start& start, const char* text) {
    return Play{point_of_vertex(start.configuration.grid(), text).value()};
}

// [IK-R-1] [IK-R-2]
TEST(Players, MoveAlternatelyWithTheirOwnStones) {
    const Start start = empty_grid(2, 2);
    const Game game = game_of(area_rules_2, start, "A1 B1 pass");
    EXPECT_EQ(rows_of(game.configuration()), (std::vector<std::string>{"..", "#O"}));
    EXPECT_EQ(game.to_move(), Player::white);
}

// [IK-R-2]
TEST(Players, WhoFailsToMoveHasLost) {
    Game game = game_of(area_rules_2, empty_grid(2, 2), "A1");
    game.fail_to_move();
    EXPECT_TRUE(game.ended());
    EXPECT_EQ(game.failed(), Player::white);
    EXPECT_FALSE(game.move(Pass{}));
}

// [IK-R-3] Stones of the other colour go, all sets at once; the rule never removes the player's own.
TEST(Removing, TakesAllRemovableStonesOfTheOtherColour) {
    const Start start = start_of({"O.O", "#O#"});
    const auto played = play(start.configuration, Player::black, at(start, "B2").point, SelfCapture::any_set);
    ASSERT_TRUE(played);
    EXPECT_EQ(rows_of(played->configuration), (std::vector<std::string>{".#.", "#.#"}));
    EXPECT_EQ(played->removed.size(), 3U);
}

// [IK-R-3] [IK-R-5] On every position: what a play leaves, with liberties before it.
TEST(Removing, LeavesNothingRemovableOnPositionsOfGames) {
    for (const Position& position : reference::testing::legal_positions(2, 3)) {
        for (const Point point : empty_grid_points(position)) {
            for (const Player player : {Player::black, Player::white}) {
                const auto played = play(position, player, point, SelfCapture::any_set);
                if (!played) {
                    EXPECT_EQ(played.error().clause, "IK-R-5");
                    continue;
                }
                EXPECT_TRUE(largest_removable_set(played->configuration, Player::black).empty());
                EXPECT_TRUE(largest_removable_set(played->configuration, Player::white).empty());
            }
        }
    }
}

// [IK-R-4]
TEST(Repetition, APlayThatRemovesStonesMustMakeANewConfiguration) {
    Game ko = game_of(area_rules_2, start_of({".#O.", "#.#O", ".#O."}, Player::white), "B2");
    EXPECT_EQ(clause_of(ko.move(at(ko.record().start, "C2"))), "IK-R-4");
    EXPECT_EQ(clause_of(ko.move(Pass{})), "allowed");
}

// [IK-R-4] A play that removes nothing may repeat, and five plays are the least for it; on 1x2 nothing
// repeats.
TEST(Repetition, APlayThatRemovesNothingMayRepeat) {
    const Game game = game_of(area_rules_2, empty_grid(1, 3), "A1 C1 B1 C1 A1");
    EXPECT_EQ(game.record().moves[1].after, game.configuration());
    EXPECT_EQ(rows_of(game.configuration()), std::vector<std::string>{"#.O"});
}

/// The fewest moves after which a play has repeated a configuration; nothing if none ever does.
std::optional<std::size_t> fewest_moves_to_a_repetition(int rows, int columns) {
    std::queue<Game> games;
    games.push(Game(area_rules_2, {}, empty_grid(rows, columns)));
    while (!games.empty()) {
        const Game game = games.front();
        games.pop();
        for (const IkedaMove& move : game.allowed_moves()) {
            Game next = game;
            if (!next.move(move)) continue;
            const auto& made = next.record().moves;
            const auto repeats = [&](const MadeMove& earlier) {
                return earlier.after == next.configuration();
            };
            if (!is_pass(move) && std::any_of(made.begin(), std::prev(made.end()), repeats))
                return made.size();
            games.push(std::move(next));
        }
    }
    return std::nullopt;
}

// [IK-R-4]
TEST(Repetition, TheSmallestOneIsOn1x3AfterFivePlays) {
    EXPECT_EQ(fewest_moves_to_a_repetition(1, 1), std::nullopt);
    EXPECT_EQ(fewest_moves_to_a_repetition(1, 2), std::nullopt);
    EXPECT_EQ(fewest_moves_to_a_repetition(1, 3), 5U);
}

// [IK-R-4] The reading forgets what was before the preliminary end, but not the configuration there.
TEST(Repetition, LooksBackAsFarAsTheReadingSays) {
    const Start start = start_of({".#O.", "#.#O", ".#O."}, Player::white);
    IkedaReadings since;
    since.repetition_memory = RepetitionMemory::since_preliminary_end;
    Game whole_game = game_of(territory_rules_1, start, "B2 pass pass");
    EXPECT_EQ(clause_of(whole_game.move(at(start, "C2"))), "IK-R-4");
    Game forgetful = game_of(territory_rules_1, start, "B2 pass pass", since);
    EXPECT_EQ(clause_of(forgetful.move(at(start, "C2"))), "allowed");
    EXPECT_EQ(clause_of(forgetful.move(at(start, "B2"))), "IK-R-4");
}

// [IK-R-5]
TEST(SelfCaptureRule, ProhibitsAnySetUnlessOnlyTheStoneAloneIsLookedAt) {
    IkedaReadings single;
    single.self_capture = SelfCapture::single_stone;
    const Start alone = start_of({".O.."});
    EXPECT_EQ(clause_of(Game(area_rules_2, {}, alone).move(at(alone, "A1"))), "IK-R-5");
    EXPECT_EQ(clause_of(Game(area_rules_2, single, alone).move(at(alone, "A1"))), "IK-R-5");
    const Start last = start_of({"##O.", "#.O.", "OOO."});
    EXPECT_EQ(clause_of(Game(area_rules_2, {}, last).move(at(last, "B2"))), "IK-R-5");
    // Under the other reading the stones stay until any play of the opponent.
    const Game suicide = game_of(area_rules_2, last, "B2", single);
    EXPECT_EQ(rows_of(suicide.configuration()), (std::vector<std::string>{"##O.", "##O.", "OOO."}));
    const Game after = game_of(area_rules_2, last, "B2 D1", single);
    EXPECT_EQ(rows_of(after.configuration()), (std::vector<std::string>{"..O.", "..O.", "OOOO"}));
}

// [IK-R-5] [IK-D3-1] On 1x1 every play is self-capture.
TEST(SelfCaptureRule, LeavesOnlyThePassOn1x1) {
    EXPECT_EQ(Game(area_rules_2, {}, empty_grid(1, 1)).allowed_moves(), std::set<IkedaMove>{Pass{}});
}

// [IK-R-8]
TEST(Conditions, AGameMayStartFromAnyConfigurationWithEitherPlayer) {
    const Start handicap = start_of({"#..", "...", "..#"}, Player::white);
    const Game game = game_of(area_rules_2, handicap, "B2 pass pass");
    EXPECT_EQ(game.record().moves.front().player, Player::white);
    EXPECT_EQ(game.margin(), Margin::of_points(1));
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
