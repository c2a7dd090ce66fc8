#include "optimized/analysis/likely_life.hpp"

#include <algorithm>
#include <cstdint>
#include <random>

#include "optimized/analysis/playout_board.hpp"

namespace shikatsu::optimized {

namespace {

class Dice {
  public:
    /// Below n.
    std::uint32_t operator()(std::uint32_t n) { return static_cast<std::uint32_t>(source_() % n); }

  private:
    std::mt19937 source_;
};

/// The position with the player to move. Part of a legal position is legal, whichever stones are missing.
PlayoutBoard board_of(const Position& position, Player mover) {
    PlayoutBoard board(position.grid());
    const auto turn_to = [&](Player player) {
        if (board.mover() != player) board.pass();
    };
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        turn_to(position.player_at(point));
        board.play(point);
    }
    turn_to(mover);
    return board;
}

/// Until neither player has a play, or there were too many.
Position played_out(PlayoutBoard board, Dice& dice) {
    const int most_moves = 3 * board.grid().size();
    int passes = 0;
    for (int move = 0; move < most_moves && passes < 2; ++move) {
        if (board.play_random_outside_eyes(dice)) {
            passes = 0;
        } else {
            ++passes;
            board.pass();
        }
    }
    return board.position();
}

bool holds(const Position& position, Point point, Player player) {
    if (!position.empty(point)) return position.holds(point, player);
    const auto near = position.grid().adjacent(point);
    return std::all_of(near.begin(), near.end(), [&](Point next) { return position.holds(next, player); });
}

}  // namespace

std::vector<double> chances_of_life(const Position& position, const std::vector<Point>& stones) {
    constexpr int games_of_each = 64;
    std::vector<int> survived(stones.size(), 0);
    Dice dice;
    for (const Player mover : {Player::black, Player::white}) {
        const PlayoutBoard start = board_of(position, mover);
        for (int game = 0; game < games_of_each; ++game) {
            const Position end = played_out(start, dice);
            for (std::size_t i = 0; i < stones.size(); ++i) {
                if (holds(end, stones[i], position.player_at(stones[i]))) ++survived[i];
            }
        }
    }
    std::vector<double> chances;
    for (const int times : survived) chances.push_back(times / (2.0 * games_of_each));
    return chances;
}

}  // namespace shikatsu::optimized
