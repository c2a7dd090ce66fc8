// The positions of a grid up to symmetry and exchange of the colours.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::atlas {

/// The number of a position among all distributions of stones on its grid: in base 3, the first intersection
/// in reading order lowest; 0 empty, 1 black, 2 white.
using PositionCode = std::uint64_t;

/// Grids beyond have more classes than one can list.
constexpr int max_points = 16;

Position position_of(const Grid& grid, PositionCode code);

/// Positions that turn into each other by a symmetry of the grid, by exchanging the colours, or by both. The
/// rules do not tell them apart but for the names of players and points.
struct PositionClass {
    /// Its member with the lowest code.
    PositionCode code = 0;
    /// How many positions it has.
    int size = 0;
};

/// The number of positions in the class of `position`. Requires at most max_points intersections.
int class_size(const Position& position);

/// How a position turns into the lowest member of its class.
struct CanonicalForm {
    /// Of that member.
    PositionCode code = 0;
    /// The point that each point, by index, is turned into.
    std::vector<Point> to;
    /// Whether the colours are exchanged.
    bool exchanged = false;
};

/// Requires at most max_points intersections.
CanonicalForm canonical_form(const Position& position);

/// The classes of all positions in which every string has a liberty, by code. Requires at most max_points
/// intersections. Only those found before `stop` was set, if it is not null.
std::vector<PositionClass> position_classes(const Grid& grid, const std::atomic<bool>* stop = nullptr);

}  // namespace shikatsu::atlas
