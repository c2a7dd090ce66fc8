// What the Japanese 2003 Rules say of all positions of a grid, as rows of spec/findings/japanese-2003.md.
#pragma once

#include <string>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::findings {

/// Positions, strings, and how many strings have each status: "| 1x4 | 41 | 62 | … |".
std::string status_row(const Grid& grid);

/// Strings that Benson's algorithm calls unconditionally alive, those of them that can be captured, strings
/// in seki, and territory inside their regions. The engine makes no use of unconditional life here.
std::string life_row(const Grid& grid);

/// Strings that are alive by capturable-2 but dead once one dame is filled, positions with one, and the first
/// such position with the play that fills the dame.
std::string dame_row(const Grid& grid);

/// Positions in which a player has no play, those of them with a ko, with a capturable-3 string, and where
/// that is undecided.
std::string stuck_row(const Grid& grid);

/// Questions that the opponent can force, those of them whose main variation repeats for ever, and the first
/// such string; then the same of what he cannot force. Requires that every question is decided.
std::string endless_row(const Grid& grid);

/// In how many positions another reading changes statuses, scores, winners, and statuses of strings of both
/// players at once.
std::string reading_row(const std::string& reading, const Grid& grid);

/// The readings that a position's verdict can depend on.
std::vector<std::string> readings_of_positions();

/// Strings, those that are two-eye-alive, of these the dead ones under each reading of capturable-2, and the
/// strings that are alive without being two-eye-alive: uncapturable, capturable-1, capturable-2, and the
/// first position with one.
std::string two_eyes_row(const Grid& grid);

/// Strings that are two-eye-alive, and how many of them are uncapturable, capturable-1, capturable-2 with
/// several stones, capturable-2 with one stone, and dead.
std::string two_eyes_status_row(const Grid& grid);

/// For each string of a position "A2 capturable-2, not two-eye-alive".
std::vector<std::string> two_eyes_of(const Position& position);

/// What best play comes to from the empty grid, Black first, and a game of it: "| 2x4 | 7 | B2 pass pass |".
std::string worth_row(const Grid& grid);

/// Positions with either player first, and in how many of them what best play comes to was found out.
std::string worths_row(const Grid& grid);

/// Like two_eyes_row() of the distinct ones among `count` random positions, named "3x4, 200 random". Open
/// questions are left out, and their number is at the end of the name.
std::string two_eyes_sample_row(const Grid& grid, int count);

}  // namespace shikatsu::findings
