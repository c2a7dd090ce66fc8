// A winner's choices in the hypo-sequences about a chain where the past matters: what a certificate by
// asura's model consists of besides its claim, if a repetition may decide.
#pragma once

#include <optional>
#include <vector>

#include "reference/values/hypo_strategy.hpp"

namespace shikatsu {

/// The choices along hypo-sequences with their whole past, up to situations that are known: from there on the
/// past does not matter, and a strategy by situations goes on (spec/certificates.md).
struct HypoSequences {
    /// For each turn of the winner at which he has a choice, in the order of play, each followed by those
    /// after each of the loser's moves; empty where the situation is known.
    std::vector<std::optional<HypotheticalMove>> turns;
    /// Lines for the known situations, and for those that can come after them.
    HypoStrategy known;

    friend bool operator==(const HypoSequences&, const HypoSequences&) = default;
};

}  // namespace shikatsu
