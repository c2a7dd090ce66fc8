// RapidCheck generators for positions and texts.
#pragma once

#include <rapidcheck.h>

#include <string>
#include <string_view>

#include "reference/values/position.hpp"
#include "tools/lib/liberty_check.hpp"

namespace shikatsu::tools {

/// A position of up to 6x6 in which each string has a liberty; strings without one are taken off.
inline rc::Gen<Position> random_position() {
    return rc::gen::exec([] {
        const std::vector<int> lines{1, 2, 3, 4, 5, 6};
        const Grid grid = Grid::create(*rc::gen::elementOf(lines), *rc::gen::elementOf(lines)).value();
        Position position(grid);
        const std::vector<Content> contents{Content::empty, Content::black, Content::white};
        for (const Point point : grid.points()) position.set(point, *rc::gen::elementOf(contents));
        while (const auto broken = string_without_liberty(position))
            position.set(broken->stone, Content::empty);
        return position;
    });
}

/// A text of any bytes, or one of the given signs, which gets further into a reader.
inline rc::Gen<std::string> random_text(std::string_view signs) {
    const std::vector<char> likely(signs.begin(), signs.end());
    return rc::gen::oneOf(
        rc::gen::container<std::string>(rc::gen::cast<char>(rc::gen::arbitrary<unsigned char>())),
        rc::gen::container<std::string>(rc::gen::elementOf(likely)));
}

}  // namespace shikatsu::tools
