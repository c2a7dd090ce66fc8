// JSON that others wrote, read so that no nesting can exhaust the call stack.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace shikatsu::tools {

/// Lists and objects may lie so deep in each other; nothing that is read here needs more than a few levels.
inline constexpr std::size_t deepest_json = 64;

/// The value that the text is. To grow and to copy an object recurses, so deep nesting is refused before
/// anything is made of the text. Errors, to be put after "is": not JSON, nested too deep, or an object with
/// a key twice, of which nobody knows which one is meant.
tl::expected<nlohmann::ordered_json, std::string> read_json(std::string_view text);

}  // namespace shikatsu::tools
