#include "tools/lib/liberty_check.hpp"

#include <fmt/format.h>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

std::optional<StringWithoutLiberty> string_without_liberty(const Position& position) {
    const auto strings = reference::strings_without_liberty(position);
    if (strings.empty()) return std::nullopt;
    const reference::String& string = *strings.begin();
    const Point stone = *string.points.begin();
    return StringWithoutLiberty{stone, fmt::format("the {}-string at {} has no liberty", name(string.player),
                                                   vertex(position.grid(), stone))};
}

}  // namespace shikatsu::tools
