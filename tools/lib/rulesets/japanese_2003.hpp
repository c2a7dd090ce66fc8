// The Japanese 2003 Rules as a value of the registry.
#pragma once

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

Ruleset japanese_2003_ruleset();

}  // namespace shikatsu::tools
