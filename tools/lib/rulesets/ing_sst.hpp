// Ing's SST laws as a value of the registry.
#pragma once

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

Ruleset ing_sst_ruleset();

}  // namespace shikatsu::tools
