// Several positions written as rows of marks.
#pragma once

#include <string>
#include <vector>

#include "reference/values/diagram.hpp"

namespace shikatsu::reference::testing {

/// Requires that each is a position.
inline std::vector<Position> positions_of_rows(const std::vector<std::vector<std::string>>& all) {
    std::vector<Position> positions;
    positions.reserve(all.size());
    for (const std::vector<std::string>& rows : all) positions.push_back(position_from_rows(rows).value());
    return positions;
}

}  // namespace shikatsu::reference::testing
