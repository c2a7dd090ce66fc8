// Strategies in hypo-sequences as text, in the format of spec/certificates.md.
#pragma once

#include <string>

#include "reference/values/hypo_strategy.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The text of a strategy by which the chain with the first stone `target` is alive, or dead, with its end
/// line.
std::string hypo_strategy_text(const Position& position, Point target, bool alive,
                               const HypoStrategy& strategy);

}  // namespace shikatsu::tools
