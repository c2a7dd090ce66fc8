// How a player keeps a string from capture by what is on some intersections, whatever is on the others: what
// a pattern certificate consists of besides its position (proofs/patterns.md, spec/certificates.md).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu {

/// What is known of an intersection. `anchored` is a stone of the keeper that is taken to stay: the pattern
/// is that of an eye, which is to leave its string a liberty, or, if it names a target, of a link, by which
/// the target comes to be joined to it.
enum class Seen : unsigned char { unknown, empty, black, white, anchored };

/// Why a pattern holds.
enum class Ground : unsigned char {
    /// By the patterns that come after moves.
    moves,
    /// The opponent is to move, and the target is unconditionally alive.
    life,
    /// The opponent is to move in the pattern of an eye: some empty intersection beside an anchored stone
    /// will be left even if the keeper passes for ever.
    vital_region,
    /// The opponent is to move, and the target's string has two eyes.
    two_eyes,
    /// The opponent is to move, and the target is in one string with the target of another pattern that is
    /// there.
    joined,
    /// The opponent is to move in the pattern of a link, and the target is in one string with what is
    /// anchored.
    linked,
    /// The opponent is to move, and the target is linked to a string that another pattern keeps, which has
    /// nothing else in common with the link.
    apart
};

/// A pattern, and why it holds.
struct PatternLine {
    /// The first stone of the final-string that it is about, if that is not the proof's target.
    std::optional<Point> target = {};
    /// One entry for each intersection of the grid, in reading order.
    std::vector<Seen> seen;
    /// The player who is to move.
    bool keeper_to_move = false;
    Ground ground = Ground::moves;
    /// The keeper's play; none: a pass.
    std::optional<Point> play;
    /// Numbers from 0 of earlier lines: the one after the keeper's move; those after the opponent's pass (in
    /// a pattern of a target) and after each of his possible plays; the two eyes; that of the other
    /// target; or the link and that of the string to which it leads.
    std::vector<std::uint32_t> next;
    /// Where the stone is that has come to stay, if that is what the proof is about and no moves come after.
    std::optional<Point> gained = {};

    /// Whether it is of an eye or a link.
    bool anchors() const { return std::ranges::find(seen, Seen::anchored) != seen.end(); }
};

/// Each pattern rests on earlier ones; the last one is that of the final-position.
struct PatternProof {
    std::vector<PatternLine> lines;
};

}  // namespace shikatsu
