// Arbitrary grids and positions for properties.
#pragma once

#include <rapidcheck.h>

#include <numeric>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::testing {

/// Each number of lines equally likely, whatever the size of the test case.
inline rc::Gen<int> line_count() {
    std::vector<int> counts(Grid::max_lines);
    std::iota(counts.begin(), counts.end(), 1);
    return rc::gen::elementOf(counts);
}

inline rc::Gen<Grid> grids() {
    return rc::gen::apply([](int rows, int columns) { return Grid::create(rows, columns).value(); },
                          line_count(), line_count());
}

/// Any distribution of stones, also one with strings without liberty.
inline rc::Gen<Position> positions() {
    return rc::gen::mapcat(grids(), [](const Grid& grid) {
        const auto contents = rc::gen::container<std::vector<Content>>(
            static_cast<std::size_t>(grid.size()),
            rc::gen::elementOf(std::vector<Content>{Content::empty, Content::black, Content::white}));
        return rc::gen::map(contents, [grid](const std::vector<Content>& distribution) {
            Position position(grid);
            for (const Point point : grid.points()) position.set(point, distribution[point.index]);
            return position;
        });
    });
}

}  // namespace shikatsu::testing
