// Which lines of a proof leave the string alone for good (proofs/patterns.md#apart).
#pragma once

#include <optional>
#include <vector>

#include "optimized/patterns/local_plays.hpp"
#include "reference/values/pattern_proof.hpp"

namespace shikatsu::optimized {

/// Whether each of the lines rests: the keeper may pass or play elsewhere until his opponent plays where
/// something is known. `known(line)` is what a line without anchored stones knows; nothing if that is not on
/// the grid of the geometry.
template <int W, class KnownOf>
std::vector<bool> resting_lines(const Geometry<W>& geometry, const std::vector<PatternLine>& lines,
                                KnownOf known) {
    const LocalPlays<W> plays(geometry);
    const auto in_peace = [&](const PatternLine& line) {
        const std::optional<KnownBoard<W>> seen = known(line);
        return seen && plays.in_peace(*seen).known == seen->known;
    };
    std::vector<bool> rests;
    for (const PatternLine& line : lines) {
        const bool anchored = line.anchors();
        bool is = anchored || line.keeper_to_move || in_peace(line);
        // What comes after a pass or a play elsewhere is not needed.
        const bool passes = !anchored && !line.keeper_to_move && line.ground == Ground::moves;
        for (std::size_t i = passes ? 1 : 0; i < line.next.size(); ++i) is = is && rests[line.next[i]];
        rests.push_back(is);
    }
    return rests;
}

}  // namespace shikatsu::optimized
