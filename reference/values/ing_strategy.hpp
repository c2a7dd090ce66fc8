// What a player does in whole games by Ing's laws to be sure of a difference: what a certificate about best
// play consists of besides its claim.
#pragma once

#include <variant>
#include <vector>

#include "reference/values/value_strategy.hpp"

namespace shikatsu {

/// A line for each place that games come to, the first one for their start, each before those that moves lead
/// to from there. The situations follow from the lines (spec/certificates.md).
struct IngStrategy {
    using Place = ValueStrategy::Place;
    using Choice = ValueStrategy::Choice;
    /// One for each play that the position allows, in reading order, and for the pass unless it ends the
    /// game.
    using Answers = ValueStrategy::Answers;
    /// The player's stones that the opponent cannot remove while he passes are enough.
    struct Life {
        friend bool operator==(const Life&, const Life&) = default;
    };
    using Turn = std::variant<Choice, Answers, Life>;

    std::vector<Turn> lines;

    friend bool operator==(const IngStrategy&, const IngStrategy&) = default;
};

}  // namespace shikatsu
