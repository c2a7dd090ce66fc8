// asura's model of the Japanese 1989 rules as a ruleset of the registry.
#pragma once

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

Ruleset asura_1989_ruleset();

}  // namespace shikatsu::tools
