// Which patterns leave a string alone for good: where the keeper may pass, or play elsewhere, until the
// opponent plays where something is known (proofs/patterns.md#apart).
#pragma once

#include <vector>

#include "reference/certificates/pattern_rules.hpp"
#include "reference/values/pattern_proof.hpp"

namespace shikatsu::reference {

/// Whether the line's pattern rests. `rests` says it of earlier lines. In peace the string that it keeps has
/// a known liberty.
template <std::size_t N>
bool pattern_rests(const PatternLine& line, const Pattern<N>& pattern, const PatternRules<N>& rules,
                   const std::vector<bool>& rests) {
    if (pattern.of_eye()) return true;
    if (line.keeper_to_move) return rests[line.next[0]];
    if (rules.out_of_peace(pattern).any()) return false;
    // After a pass or a play elsewhere nothing is asked.
    const std::size_t first = line.ground == Ground::moves ? 1 : 0;
    for (std::size_t i = first; i < line.next.size(); ++i) {
        if (!rests[line.next[i]]) return false;
    }
    return true;
}

}  // namespace shikatsu::reference
