#include "tools/lib/sgf_single_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace shikatsu::tools {

namespace {

constexpr std::array<std::string_view, 7> single = {"GM", "SZ", "PL", "KM", "HA", "RE", "RU"};
constexpr std::size_t longest_value_shown = 20;

bool is_move(const SgfProperty& property) {
    return property.name == "B" || property.name == "W";
}

bool is_single(const SgfProperty& property) {
    return is_move(property) || std::find(single.begin(), single.end(), property.name) != single.end();
}

std::string shown_value(const SgfProperty& property, const SgfValue& value) {
    return fmt::format("{}[{}]", property.name, value.raw.substr(0, longest_value_shown));
}

/// What is wrong with a further value beside the first.
std::optional<std::string> problem(const SgfProperty& property, const SgfValue& first,
                                   const SgfValue& value) {
    if (is_move(property)) return fmt::format("{} has one move, not several", property.name);
    if (value.raw == first.raw) return std::nullopt;
    return fmt::format("{} contradicts {} in the same node", shown_value(property, value),
                       shown_value(property, first));
}

}  // namespace

tl::expected<void, SourceError> check_single_values(const SgfNode& node, const std::string& file) {
    std::map<std::string_view, const SgfValue*> firsts;
    for (const SgfProperty& property : node.properties) {
        if (!is_single(property)) continue;
        for (const SgfValue& value : property.values) {
            const auto [first, is_first] = firsts.emplace(property.name, &value);
            const auto wrong = is_first ? std::nullopt : problem(property, *first->second, value);
            const bool begins = &value == &property.values.front();
            if (wrong)
                return tl::make_unexpected(SourceError{file, begins ? property.place : value.place, *wrong});
        }
    }
    return {};
}

}  // namespace shikatsu::tools
