// The Japanese 2003 Rules as a value of the registry.
#pragma once

#include "optimized/adjudication.hpp"
#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

Ruleset japanese_2003_ruleset();

/// What is asked of the engine. Requires that the register has the readings.
optimized::Options japanese_2003_options(const RulesetOptions& asked);

/// An adjudication by the engine in the form that all rulesets share.
Ruling japanese_2003_ruling(const optimized::Adjudication& adjudication);

}  // namespace shikatsu::tools
