// All rulesets there are.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

/// The rules that are taken if none are named.
inline constexpr const char* default_rules = "japanese-2003";

/// In the order in which they are listed.
std::span<const Ruleset> rulesets();

/// Nothing if there is none of that name.
const Ruleset* ruleset_named(std::string_view name);

/// "unknown rules 'x'; there is: …".
std::string unknown_rules(std::string_view name);

}  // namespace shikatsu::tools
