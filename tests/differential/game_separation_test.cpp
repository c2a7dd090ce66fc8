// The smallest games that separate two readings of the alternating-sequence, and that nothing smaller does.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "optimized/adjudication.hpp"
#include "reference/japanese2003/alternating_sequence.hpp"
#include "reference/values/diagram.hpp"
#include "tests/differential/analysis_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {
namespace {

using reference::Judge;

std::vector<Move> all_moves(const Grid& grid) {
    std::vector<Move> moves;
    for (const Point point : grid.points()) moves.emplace_back(Play{point});
    moves.emplace_back(Pass{});
    return moves;
}

std::string words(const Judge& judge) {
    std::string text = shikatsu::one_line(judge.moves().front().before);
    for (const reference::MoveRecord& record : judge.moves()) {
        const auto* const play = std::get_if<Play>(&record.move);
        text += std::string(" ") + name(record.player) + " " +
                (play ? std::to_string(play->point.index) : "pass");
    }
    return text;
}

/// The first game of exactly `length` more moves after which just one of the two has ended.
std::optional<std::string> separating_game(const Judge& one, const Judge& other, int length) {
    if (length == 0 || one.ending() || other.ending()) {
        if (one.ending() == other.ending()) return std::nullopt;
        return words(one);
    }
    for (const Move& move : all_moves(one.position().grid())) {
        Judge next = one;
        Judge other_next = other;
        const bool admitted = next.play(move).has_value();
        if (other_next.play(move).has_value() != admitted) return words(one) + " then one more";
        if (!admitted) continue;
        if (const auto found = separating_game(next, other_next, length - 1)) return found;
    }
    return std::nullopt;
}

std::optional<std::string> separating_game(int rows, int columns, const Readings& alternative, int length) {
    const auto never = [](const Position&) { return false; };
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        for (const Player first : {Player::black, Player::white}) {
            const auto found = separating_game(Judge(position, first, {}, never),
                                               Judge(position, first, alternative, never), length);
            if (found) return found;
        }
    }
    return std::nullopt;
}

Readings by_position_and_mover() {
    Readings readings;
    readings.long_cycle = LongCycle::position_and_mover;
    return readings;
}

// No game on these grids is longer than twice the number of positions. [J2003-AS-5]
TEST(GameSeparation, NoGameOnOneOrTwoIntersectionsShowsHowLongCyclesAreRead) {
    for (const auto& [rows, columns, longest] : {std::tuple{1, 1, 2}, std::tuple{1, 2, 10}}) {
        for (int length = 1; length <= longest; ++length)
            EXPECT_EQ(separating_game(rows, columns, by_position_and_mover(), length), std::nullopt);
    }
}

// Three plays bring the position back with the other player to move. [J2003-AS-5]
TEST(GameSeparation, ThreePlaysOnThreeIntersectionsShowHowLongCyclesAreRead) {
    for (const int length : {1, 2})
        EXPECT_EQ(separating_game(1, 3, by_position_and_mover(), length), std::nullopt);
    EXPECT_EQ(separating_game(1, 3, by_position_and_mover(), 3), "#.O black 1 white 2 black 0");
}

/// Whether `player` has no play on the position, whose last move was a pass.
bool stuck(const Position& position, Player player) {
    Judge judge(position, opponent(player), {}, [](const Position&) { return false; });
    if (!judge.play(Pass{})) return false;
    for (const Point point : position.grid().points()) {
        Judge next = judge;
        if (next.play(Play{point})) return false;
    }
    return true;
}

// [J2003-AS-7]
TEST(GameSeparation, OnSmallGridsNobodyIsStuckWhereDirectKoForbidsThePass) {
    int positions_with_someone_stuck = 0;
    for (const auto& [rows, columns] : {std::pair{1, 6}, std::pair{1, 7}, std::pair{1, 8}, std::pair{2, 3},
                                        std::pair{2, 4}, std::pair{3, 3}}) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            if (!stuck(position, Player::black) && !stuck(position, Player::white)) continue;
            ++positions_with_someone_stuck;
            EXPECT_EQ(optimized::adjudicate(position, 0, {}).end_prohibited_by_direct_ko, false)
                << shikatsu::one_line(position);
        }
    }
    EXPECT_GT(positions_with_someone_stuck, 100);
    std::printf("%d positions with a player who has no play\n", positions_with_someone_stuck);
}

}  // namespace
}  // namespace shikatsu::differential
