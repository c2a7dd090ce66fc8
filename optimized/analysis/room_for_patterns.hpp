// What is proved of strings by patterns serves searches about others near them.
#pragma once

#include <vector>

#include "optimized/analysis/verdicts.hpp"
#include "optimized/patterns/proved_string.hpp"

namespace shikatsu::optimized {

std::vector<ProvedString> proved_by_patterns(const Verdicts& verdicts);

/// The surroundings of the string, with all that matters for strings of its owner in them that are proved; in
/// reading order.
std::vector<Point> room_for_patterns(const Position& position, const StringVerdict& verdict,
                                     const std::vector<ProvedString>& proved);

}  // namespace shikatsu::optimized
