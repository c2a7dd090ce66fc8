#include "tools/lib/rulesets/registry.hpp"

#include <algorithm>

#include "tools/lib/rulesets/asura_1989.hpp"
#include "tools/lib/rulesets/ikeda.hpp"
#include "tools/lib/rulesets/ing_sst.hpp"
#include "tools/lib/rulesets/japanese_2003.hpp"

namespace shikatsu::tools {

std::span<const Ruleset> rulesets() {
    static const std::vector<Ruleset> all = [] {
        std::vector<Ruleset> listed{japanese_2003_ruleset(), asura_1989_ruleset()};
        for (Ruleset& ruleset : ikeda_rulesets()) listed.push_back(std::move(ruleset));
        listed.push_back(ing_sst_ruleset());
        return listed;
    }();
    return all;
}

const Ruleset* ruleset_named(std::string_view name) {
    const auto all = rulesets();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Ruleset& ruleset) { return ruleset.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::string unknown_rules(std::string_view name) {
    std::string text = "unknown rules '" + std::string(name) + "'; there is: ";
    for (const Ruleset& ruleset : rulesets())
        text += (&ruleset == &rulesets().front() ? "" : ", ") + ruleset.name;
    return text;
}

}  // namespace shikatsu::tools
