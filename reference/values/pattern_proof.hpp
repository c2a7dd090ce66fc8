// How a player keeps a string from capture by what is on some intersections, whatever is on the others: what
// a pattern certificate consists of besides its position (proofs/patterns.md, spec/certificates.md).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu {

/// What is known of an intersection.
enum class Seen : unsigned char { unknown, empty, black, white };

/// A pattern, and why it holds.
struct PatternLine {
    /// By intersection, the last ones that are unknown included.
    std::vector<Seen> seen;
    /// The player who is to move.
    bool keeper_to_move = false;
    /// The opponent is to move, and the target is unconditionally alive.
    bool life = false;
    /// The keeper's play; none: a pass.
    std::optional<Point> play;
    /// Numbers from 0 of earlier lines: the keeper's one; after the opponent's pass and after each of his
    /// possible plays.
    std::vector<std::uint32_t> next;
};

/// Each pattern rests on earlier ones; the last one is that of the final-position.
struct PatternProof {
    std::vector<PatternLine> lines;
};

}  // namespace shikatsu
