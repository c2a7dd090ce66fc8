// What a certificate by asura's model may say: strategies in hypo-sequences that meet conditions.
#pragma once

#include <optional>

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

}  // namespace shikatsu::proofs
