// The options for what a game depends on beside its moves.
#pragma once

#include <CLI/CLI.hpp>

#include "tools/lib/rulesets/match_conditions.hpp"

namespace shikatsu::tools {

/// What to say of rules without such options.
std::string no_match_conditions(const std::string& rules);

/// Adds --dead.
void add_agreement_option(CLI::App& command, MatchConditions& match);

/// Adds --handicap-plays, --penalty-black, --penalty-white and --forfeit.
void add_match_options(CLI::App& command, MatchConditions& match);

}  // namespace shikatsu::tools
