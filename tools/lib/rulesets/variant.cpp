#include "tools/lib/rulesets/variant.hpp"

#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {

Ruling Variant::ruling(const Position& position, RulesetOptions options) const {
    options.readings = readings;
    return ruleset->adjudicate({position, 0, {}, {}, {}}, options);
}

tl::expected<Variant, std::string> variant_of(std::string_view text) {
    Variant variant;
    variant.name = text;
    const std::size_t end_of_name = text.find('+');
    const std::string_view rules = text.substr(0, end_of_name);
    variant.ruleset = ruleset_named(rules);
    if (variant.ruleset == nullptr) return tl::unexpected(unknown_rules(rules));
    for (std::size_t plus = end_of_name; plus != std::string_view::npos;) {
        const std::size_t next = text.find('+', plus + 1);
        variant.readings.emplace_back(
            text.substr(plus + 1, next == std::string_view::npos ? next : next - plus - 1));
        plus = next;
    }
    const auto checked = check_readings({variant.ruleset}, variant.readings);
    if (!checked) return tl::unexpected(checked.error());
    return variant;
}

}  // namespace shikatsu::tools
