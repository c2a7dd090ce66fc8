// The grids of the atlases' tests.
#pragma once

#include "reference/values/grid.hpp"

namespace shikatsu::atlas {

inline Grid grid(int rows, int columns) {
    return Grid::create(rows, columns).value();
}

}  // namespace shikatsu::atlas
