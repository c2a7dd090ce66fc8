#include "tools/lib/rules_aliases.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>

#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> aliases = {{
    {"japanese", "japanese-2003"},
    {"japan", "japanese-2003"},
    {"jp", "japanese-2003"},
    {"korean", "japanese-2003"},
    {"ko", "japanese-2003"},
    {"chinese", "ikeda-area-2"},
    {"china", "ikeda-area-2"},
    {"cn", "ikeda-area-2"},
    {"zh", "ikeda-area-2"},
    {"stone-scoring", "ikeda-area-1"},
    {"ancient-area", "ikeda-area-1"},
    {"aga", "ikeda-territory-3"},
    {"us", "ikeda-territory-3"},
}};

std::string in_lower_case(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char letter) {
        return letter == '_' || letter == ' ' ? '-' : static_cast<char>(std::tolower(letter));
    });
    return lower;
}

/// The first in the list of rulesets for which another system has that name.
const Ruleset* ruleset_called_elsewhere(const std::string& lower) {
    for (const Ruleset& ruleset : rulesets()) {
        for (const NameElsewhere* there :
             {&ruleset.elsewhere.sgf_ru, &ruleset.elsewhere.kgs, &ruleset.elsewhere.ogs}) {
            if (there->fit != Fit::unsupported && in_lower_case(there->written) == lower) return &ruleset;
        }
    }
    return nullptr;
}

}  // namespace

const Ruleset* ruleset_meant_by(std::string_view name) {
    const std::string lower = in_lower_case(name);
    const auto* alias =
        std::find_if(aliases.begin(), aliases.end(), [&](const auto& entry) { return entry.first == lower; });
    const Ruleset* named = ruleset_named(alias == aliases.end() ? std::string_view(lower) : alias->second);
    return named != nullptr ? named : ruleset_called_elsewhere(lower);
}

}  // namespace shikatsu::tools
