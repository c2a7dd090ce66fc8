// Random games for the benchmarks; the same at every run.
#pragma once

#include <cstdint>

#include "optimized/analysis/playout_board.hpp"

namespace shikatsu::optimized::benchmarks {

/// A fast generator (xorshift64*); by design not a source of statistics of any depth.
class RandomBelow {
  public:
    explicit RandomBelow(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL | 1) {}

    /// A number below n.
    std::uint32_t operator()(std::uint32_t n) {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        const std::uint64_t high = state_ * 0x2545F4914F6CDD1DULL >> 32;
        return static_cast<std::uint32_t>(high * n >> 32);
    }

  private:
    std::uint64_t state_;
};

/// Plays until both players pass or `most_plays` stones have been put; eyes are not filled. Returns the
/// number of plays; passes and intersections drawn in vain do not count.
inline int play_to_the_end(PlayoutBoard& board, RandomBelow& random, int most_plays) {
    int plays = 0;
    for (int passes = 0; passes < 2 && plays < most_plays;) {
        if (board.play_random_outside_eyes(random)) {
            ++plays;
            passes = 0;
        } else {
            board.pass();
            ++passes;
        }
    }
    return plays;
}

}  // namespace shikatsu::optimized::benchmarks
