// What a certificate by asura's model may say: strategies in hypo-sequences that meet conditions.
#pragma once

#include <optional>

#include "reference/certificates/hypo_sequences_check.hpp"
#include "reference/certificates/hypo_strategy_check.hpp"

namespace shikatsu::proofs {

/// What a strategy has to meet.
enum class HypoConditions {
    /// What the checker asks for.
    as_checked,
    /// The winner may also pass where the end of play would not suit him.
    with_any_pass,
    /// Nothing comes nearer to an end.
    without_progress,
};

/// A strategy by which the chain with the first stone `target` is said to have the status; nothing if none
/// was found. Requires a grid of at most 64 intersections.
std::optional<reference::HypoCertificate> hypo_strategy(const Position& position, Point target,
                                                        reference::asura1989::Status status,
                                                        HypoConditions conditions);

/// What choices along hypo-sequences have to meet.
enum class SequenceConditions {
    /// What the checker asks for.
    as_checked,
    /// A repetition counts as won.
    with_repetitions_won,
    /// The loser makes no pass but those that he is forced to.
    without_passes_of_the_loser,
};

/// The same with choices along hypo-sequences, which depend on the past. Tries all of them.
std::optional<reference::SequencesCertificate> hypo_sequences(const Position& position, Point target,
                                                              reference::asura1989::Status status,
                                                              SequenceConditions conditions);

}  // namespace shikatsu::proofs
