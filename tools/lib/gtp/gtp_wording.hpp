// Rulings in the words of the Go Text Protocol.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "tools/lib/gtp/gtp_game.hpp"
#include "tools/lib/gtp/gtp_line.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::tools {

/// What can be asked for with final_status_list.
enum class StatusList { alive, dead, seki, dame, black_territory, white_territory };
std::optional<StatusList> status_list(const std::string& word);

/// The strings of that status, one a line; or the intersections. Alive, dead and seki have no string in
/// common. Fails with "cannot score" and what is undecided, or what the rules do not speak of.
GtpAnswer status_answer(const Ruling& ruling, StatusList list);

/// "B+3.5", "W+1" or "0" after komi; fails with "cannot score" if it is undecided.
GtpAnswer score_answer(const Ruling& ruling, Margin komi);
/// Of a game that has ended; "B+" or "W+" if it is won without score.
GtpAnswer score_answer(const GameRuling& game, Margin komi);

std::string prisoners_words(const GtpStage& stage);

/// The ruleset of a name of the registry, a name of other programs, or a JSON object of rules. Errors:
/// "syntax error"; no ruleset comes close.
tl::expected<const Ruleset*, std::string> ruleset_of_words(const std::string& words);

/// One line of JSON: the keys that other programs know, as far as they can say it, and the ruleset's own
/// name.
std::string rules_words(const Ruleset& ruleset);

/// The position by the rules, for people, with the reasons.
std::string explanation_words(const Ruleset& ruleset, const GtpStage& stage, const RulesetOptions& options);

}  // namespace shikatsu::tools
