// The playout board beside the reference, along random games.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "optimized/analysis/playout_board.hpp"
#include "reference/japanese2003/moves.hpp"
#include "tests/optimized/legal_generators.hpp"

namespace shikatsu::optimized::testing {

/// The plays that the text allows, with what they lead to. `before_last` is the position before the last
/// move.
inline std::map<Point, Position> allowed_plays(const Position& position, Player player,
                                               const Position& before_last) {
    std::map<Point, Position> allowed;
    for (const Point point : position.grid().points()) {
        const auto outcome = reference::play(position, player, point);
        if (!outcome) continue;
        if (!outcome->removed.empty() && outcome->position == before_last) continue;
        allowed.emplace(point, outcome->position);
    }
    return allowed;
}

/// Where the board's legal plays differ from the allowed ones, or -1.
inline int first_difference(const PlayoutBoard& board, const std::map<Point, Position>& allowed) {
    for (const Point point : board.grid().points()) {
        if (board.legal(point) != allowed.contains(point)) return point.index;
    }
    return -1;
}

/// A generator of numbers below n.
class RandomBelow {
  public:
    explicit RandomBelow(std::uint64_t seed) : state_(seed) {}
    std::uint32_t operator()(std::uint32_t n) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::uint32_t>((state_ >> 33) % n);
    }

  private:
    std::uint64_t state_;
};

/// What differs in a game from the empty grid on of `moves` random plays (passes where there is none), or "".
inline std::string random_game_difference(const GridSize& size, std::uint64_t seed, int moves) {
    const Grid grid = Grid::create(size.first, size.second).value();
    PlayoutBoard board(grid);
    Position position(grid);
    Position before_last(grid);
    Player player = Player::black;
    RandomBelow random(seed);
    for (int i = 0; i < moves; ++i) {
        const auto allowed = allowed_plays(position, player, before_last);
        if (first_difference(board, allowed) != -1) return "legal plays before move " + std::to_string(i);
        before_last = position;
        const std::optional<Point> played = board.play_random(random);
        if (played.has_value() == allowed.empty()) return "whether to play at move " + std::to_string(i);
        if (played) {
            if (!allowed.contains(*played)) return "the play at move " + std::to_string(i);
            position = allowed.at(*played);
        } else {
            board.pass();
        }
        player = opponent(player);
        if (board.position() != position) return "the position after move " + std::to_string(i);
    }
    return "";
}

}  // namespace shikatsu::optimized::testing
