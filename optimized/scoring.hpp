// Locals, eye-strings, regions, territory and score from the statuses of the final-strings.
#pragma once

#include <functional>
#include <vector>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// A set of intersections of one grid, by index.
using PointSet = std::vector<bool>;

/// The points of a set in reading order.
std::vector<Point> points_of(const PointSet& set);

/// Everything joined to `seeds` by a path of points for which `inside` holds; the seeds are in without being
/// asked.
PointSet spread(const Grid& grid, const std::vector<Point>& seeds, const std::function<bool(Point)>& inside);

/// Local-2 or local-3: the string's points and, recursively, adjacent points that no barrier string covers.
/// [J2003-LD-5] [J2003-LD-7]
std::vector<Point> local(const Grid& grid, const std::vector<Point>& string, const PointSet& barriers);

/// Requires that `alive` is set for every verdict. [J2003-D3-1] to [J2003-D3-9]
Scoring score(const Position& position, const std::vector<StringVerdict>& verdicts, int prisoner_difference);

}  // namespace shikatsu::optimized
