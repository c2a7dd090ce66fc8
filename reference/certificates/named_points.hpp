// Points by their names, as certificates and claims list them.
#pragma once

#include <string>

#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

/// " A1 B2": a blank before each name.
template <class Points>
std::string named(const Grid& grid, const Points& points) {
    std::string words;
    for (const Point point : points) words.append(" ").append(vertex(grid, point));
    return words;
}

}  // namespace shikatsu::reference
