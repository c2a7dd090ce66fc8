// Strategies in hypo-sequences as text, in the formats of spec/certificates.md.
#pragma once

#include <string>

#include "reference/certificates/hypo_sequences_check.hpp"
#include "reference/values/hypo_sequences.hpp"
#include "reference/values/hypo_strategy.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The text of a strategy by which the chain with the first stone `target` is alive, or dead, with its end
/// line.
std::string hypo_strategy_text(const Position& position, Point target, bool alive,
                               const HypoStrategy& strategy);

/// The same of choices along hypo-sequences, under the reading.
std::string hypo_sequences_text(const Position& position, asura1989::PreviousOccurrence previous_occurrence,
                                Point target, bool alive, const HypoSequences& sequences);

}  // namespace shikatsu::tools
