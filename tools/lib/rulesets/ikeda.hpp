// Ikeda's six rulesets as values of the registry.
#pragma once

#include <vector>

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

std::vector<Ruleset> ikeda_rulesets();

}  // namespace shikatsu::tools
