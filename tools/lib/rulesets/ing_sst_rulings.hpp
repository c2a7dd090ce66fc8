// What Ing's laws say of positions and games.
#pragma once

#include <string>

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

inline constexpr const char* ing_sst_name = "ing-sst";

/// The position counted as it stands, with the board filled in.
Ruling ing_sst_ruling(const SourcePosition& source, const RulesetOptions& options);

/// The game before the laws, move by move. Compensation is the options' komi.
GameRuling ing_sst_game_ruling(const GameRecord& record, const RulesetOptions& options);

/// The moves alone.
std::unique_ptr<GameInProgress> ing_sst_begin(const GameRecord& record,
                                              const std::vector<std::string>& readings);

}  // namespace shikatsu::tools
