// Rulings for people.
#pragma once

#include <string>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/lib/styled_text.hpp"
#include "tools/lib/verified.hpp"

namespace shikatsu::tools {

/// The boards, the strings if the ruleset speaks of them, with `verified` what became of each one's
/// certificate, the score worked out term by term, best play, remarks.
std::string ruling_report(const Ruling& ruling, Colouring colouring, const Verified* verified = nullptr);

/// The moves, the one that was refused, how the game ended, and the ruling of its last position.
std::string game_ruling_report(const GameRuling& game, Colouring colouring);

/// "Black wins by 3", or what is known: "from -1 to 4", "undecided".
std::string best_play_words(const BestPlay& value);

/// What is wrong with the refused move, at its place in the record.
SourceError refusal(const RefusedMoveRuling& refused, const Grid& grid, const std::string& file);

}  // namespace shikatsu::tools
