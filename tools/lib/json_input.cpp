#include "tools/lib/json_input.hpp"

#include <algorithm>

namespace shikatsu::tools {

namespace {

/// How deep lists and objects lie in each other, if it is JSON; what stands in texts is no bracket.
std::size_t deepest_level(std::string_view text) {
    std::size_t level = 0;
    std::size_t deepest = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char sign = text[i];
        if (quoted) {
            if (sign == '\\') ++i;
            if (sign == '"') quoted = false;
        } else if (sign == '"') {
            quoted = true;
        } else if (sign == '[' || sign == '{') {
            deepest = std::max(deepest, ++level);
        } else if ((sign == ']' || sign == '}') && level > 0) {
            --level;
        }
    }
    return deepest;
}

}  // namespace

tl::expected<nlohmann::ordered_json, std::string> read_json(std::string_view text) {
    if (deepest_level(text) > deepest_json) {
        return tl::make_unexpected("nested more than " + std::to_string(deepest_json) + " levels deep");
    }
    nlohmann::ordered_json value = nlohmann::ordered_json::parse(text, nullptr, false);
    if (value.is_discarded()) return tl::make_unexpected(std::string("not JSON"));
    return value;
}

}  // namespace shikatsu::tools
