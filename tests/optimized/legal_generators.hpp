// Arbitrary positions in which every string has a liberty, on grids of given sizes; shrinkable.
#pragma once

#include <rapidcheck.h>

#include <utility>
#include <vector>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::optimized::testing {

/// Rows and columns.
using GridSize = std::pair<int, int>;

/// Takes stones without liberty off until every string has one.
inline Position made_legal(Position position) {
    for (auto stuck = reference::strings_without_liberty(position); !stuck.empty();
         stuck = reference::strings_without_liberty(position)) {
        for (const Point point : stuck.begin()->points) position.set(point, Content::empty);
    }
    return position;
}

/// A legal position on one of the grids; `contents` is drawn from for each intersection, so that listing a
/// content more than once makes it more frequent. Shrinks towards empty intersections.
inline rc::Gen<Position> legal_positions_on(std::vector<GridSize> sizes, std::vector<Content> contents) {
    return rc::gen::mapcat(rc::gen::elementOf(std::move(sizes)), [contents](const GridSize& size) {
        const Grid grid = Grid::create(size.first, size.second).value();
        const auto distributions = rc::gen::container<std::vector<Content>>(
            static_cast<std::size_t>(grid.size()), rc::gen::elementOf(contents));
        return rc::gen::map(distributions, [grid](const std::vector<Content>& distribution) {
            Position position(grid);
            for (const Point point : grid.points()) position.set(point, distribution[point.index]);
            return made_legal(std::move(position));
        });
    });
}

/// Sparse, even and crowded distributions.
inline rc::Gen<Position> legal_positions_on(const std::vector<GridSize>& sizes) {
    constexpr Content e = Content::empty;
    constexpr Content b = Content::black;
    constexpr Content w = Content::white;
    return rc::gen::oneOf(legal_positions_on(sizes, {e, e, e, b, w}), legal_positions_on(sizes, {e, b, w}),
                          legal_positions_on(sizes, {e, b, b, w, w}),
                          legal_positions_on(sizes, {e, b, b, b, b, w}));
}

}  // namespace shikatsu::optimized::testing
