// The part of the grid that a clearing of a dead string is about.
#pragma once

#include <string>
#include <vector>

#include "optimized/scoring.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::certificates {

inline Point at(const Position& position, const std::string& name) {
    return point_of_vertex(position.grid(), name).value();
}

/// What is connected to the dead stone without its player's strings that live.
inline std::vector<Point> area_of(const Position& position, const std::string& dead,
                                  const std::vector<std::string>& alive) {
    optimized::PointSet barriers(static_cast<std::size_t>(position.grid().size()), false);
    for (const std::string& name : alive) {
        for (const Point stone : reference::string_at(position, at(position, name)).points)
            barriers[stone.index] = true;
    }
    return optimized::local(position.grid(), {at(position, dead)}, barriers);
}

}  // namespace shikatsu::certificates
