#include "tools/lib/json_input.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "tools/lib/source.hpp"

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

using Json = nlohmann::ordered_json;

/// Looks at the keys while text is read.
class Keys {
  public:
    void see(Json::parse_event_t event, const Json& value) {
        if (event == Json::parse_event_t::object_start) open_.emplace_back();
        if (event == Json::parse_event_t::object_end) open_.pop_back();
        if (event != Json::parse_event_t::key) return;
        const auto key = value.get<std::string>();
        if (!open_.back().insert(key).second && !twice_) twice_ = key;
    }

    /// The first key that an object has twice.
    const std::optional<std::string>& twice() const { return twice_; }

  private:
    /// Those of the objects that are not at their end, the outermost first.
    std::vector<std::set<std::string>> open_;
    std::optional<std::string> twice_;
};

}  // namespace

tl::expected<nlohmann::ordered_json, std::string> read_json(std::string_view text) {
    if (deepest_level(text) > deepest_json) {
        return tl::make_unexpected("nested more than " + std::to_string(deepest_json) + " levels deep");
    }
    // The parser would take it for the end of the text.
    if (text.find('\0') != std::string_view::npos) return tl::make_unexpected(std::string("not JSON"));
    Keys keys;
    const auto see = [&](int /*depth*/, Json::parse_event_t event, const Json& value) {
        keys.see(event, value);
        return true;
    };
    Json value = Json::parse(text, see, false);
    if (value.is_discarded()) return tl::make_unexpected(std::string("not JSON"));
    if (keys.twice())
        return tl::make_unexpected("an object with the key '" + printable(*keys.twice()) + "' twice");
    return value;
}

}  // namespace shikatsu::tools
