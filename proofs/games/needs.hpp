// What a drawn strategy for best play needs at each of its places.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "reference/values/value_strategy.hpp"

namespace shikatsu::proofs {

/// What a line leads to: a place or an end, and what the player gets on the way.
struct PlaceOutcome {
    std::optional<ValueStrategy::Place> next;
    int gets = 0;
};

/// The greatest numbers by which nobody needs more than there is, by places; nothing if the start has none.
/// What comes to less than -`without_end` on the way falls without end.
template <class OutcomesOfPlaces>
std::optional<std::vector<int>> greatest_needs(const OutcomesOfPlaces& outcomes, int without_end) {
    std::vector<int> needs(outcomes.size(), without_end);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = outcomes.size(); i-- > 0;) {
            int least = without_end;
            for (const PlaceOutcome& outcome : outcomes[i])
                least = std::min(least, outcome.gets + (outcome.next ? needs[*outcome.next] : 0));
            if (least >= needs[i]) continue;
            if (least < -without_end) return std::nullopt;
            needs[i] = least;
            changed = true;
        }
    }
    if (needs.front() >= without_end / 2) return std::nullopt;
    return needs;
}

}  // namespace shikatsu::proofs
