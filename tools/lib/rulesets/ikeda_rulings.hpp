// What Ikeda's rulesets say of positions and games.
#pragma once

#include <string>

#include "optimized/ikeda/rules.hpp"
#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

/// One of the six, with the clauses that its rulings cite.
struct IkedaRules {
    const optimized::ikeda::Rules* rules;
    std::string end_clause;
    std::string score_clause;
};

/// The score of the position as it stands, and best play from it for either player to move next.
Ruling ikeda_ruling(const IkedaRules& ikeda, const SourcePosition& source, const RulesetOptions& options);

/// The game before the rules, move by move.
GameRuling ikeda_game_ruling(const IkedaRules& ikeda, const GameRecord& record,
                             const RulesetOptions& options);

/// The moves alone.
std::unique_ptr<GameInProgress> ikeda_begin(const IkedaRules& ikeda, const GameRecord& record,
                                            const std::vector<std::string>& readings);

/// What a single play does, by any of the six. [IK-R-3] [IK-R-5]
PlayRule ikeda_play_rule(const std::vector<std::string>& readings);

}  // namespace shikatsu::tools
