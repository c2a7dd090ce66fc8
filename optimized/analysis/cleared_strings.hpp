// What it says of a string that an area with it is cleared.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/analysis/clearing_ahead.hpp"
#include "optimized/analysis/verdicts.hpp"

namespace shikatsu::optimized {

/// Whether it would help to know that its area is cleared.
bool may_be_dead(const StringVerdict& verdict);

/// For each string that may be dead what is around it, for its opponent to clear, up to its owner's strings
/// that are known to hold local-1 or `likely` to.
std::set<AreaToClear> areas_to_clear(const Grid& grid, const Verdicts& verdicts,
                                     const std::function<bool(const StringVerdict&)>& likely);

/// Whether the string lies in the area, points in reading order.
bool is_in(const StringVerdict& verdict, const std::vector<Point>& area);

/// What is around the string up to the opponent's strings that are known to hold local-1, if the string can
/// be captured, it is open whether a stone of its owner's comes to stay where it is, and the opponent has
/// strings there that are all known to be dead.
std::optional<std::vector<Point>> area_to_stay_in(const Grid& grid, const Verdicts& verdicts,
                                                  const StringVerdict& verdict);

/// The finding that the question with local-1 about a string has the answer no, as the area was cleared with
/// a stone that stays.
Finding staying_finding(const StringVerdict& verdict, const Cleared& cleared);

/// The finding that the stage's question about a string in the area has the answer yes. What the search cost
/// is shared by so many findings.
Finding cleared_finding(const StringVerdict& verdict, Stage stage, const Cleared& cleared,
                        const std::vector<Point>& area, std::size_t findings);

}  // namespace shikatsu::optimized
