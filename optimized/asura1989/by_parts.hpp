// Statuses of chains that are shown by parts of the position.
#pragma once

#include <vector>

#include "optimized/asura1989/adjudication.hpp"

namespace shikatsu::optimized::asura1989 {

/// Looks for patterns by which chains live and for clearings by which they are dead, in attempts that grow,
/// for so many seconds (proofs/asura-1989.md, "patterns", "clearings"). `chains` are those of the position in
/// reading order; what is found out of open ones, and what it cost, is added to their findings.
void look_by_parts(const Position& position, const Options& options, double seconds,
                   std::vector<ChainVerdict>& chains);

}  // namespace shikatsu::optimized::asura1989
