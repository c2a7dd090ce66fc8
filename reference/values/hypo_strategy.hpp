// A winner's choices in the hypo-sequences about a chain, with the measure that shows that no situation is
// repeated: what a certificate by asura's model consists of besides its claim.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/values/move.hpp"
#include "reference/values/ranked_strategy.hpp"

namespace shikatsu {

/// A line for each situation in which the winner is to move, in the order in which they are met when each is
/// played on from in turn (spec/certificates.md). The situations themselves follow from the order.
struct HypoStrategy {
    struct Line {
        /// Empty: the lemma holds for the situation itself, or it is the defender's line for the start.
        std::optional<HypotheticalMove> choice;
        /// Of the situation after the choice, if there is one.
        Lemma lemma = Lemma::none;
        /// How many situations with the winner to move can come after this one, at most.
        std::uint32_t distance = 0;

        friend auto operator<=>(const Line&, const Line&) = default;
        friend bool operator==(const Line&, const Line&) = default;
    };

    std::vector<Line> lines;

    friend bool operator==(const HypoStrategy&, const HypoStrategy&) = default;
};

}  // namespace shikatsu
