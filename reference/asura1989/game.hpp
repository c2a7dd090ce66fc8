// The text's chapters on the analysis, the end of the game and its result.
#pragma once

#include <map>
#include <optional>

#include "reference/asura1989/competition.hpp"
#include "reference/asura1989/status_analysis.hpp"
#include "reference/asura1989/territory_detecting.hpp"

namespace shikatsu::reference::asura1989 {

/// What confirming-life-and-death finds: the status of each chain. [AS89-AN-3]
using Statuses = std::map<Chain, Status>;

/// A status-analysis for each chain, independent of the others. Nothing if the effort does not suffice.
/// Requires that each chain has a liberty, as after two passes. [AS89-AN-3] [AS89-CO-5]
std::optional<Statuses> confirm_life_and_death(const Position& stopped, const Readings& readings,
                                               Effort& effort);

/// The position with its alive chains.
AnalysedPosition analysed(const Position& stopped, const Statuses& statuses);

/// The points of a player: one for an empty intersection of his territory, two for one with a prisoner, one
/// for each stone that he captured in the competition. [AS89-GM-3] [AS89-AN-4]
int points(const AnalysedPosition& analysed, Player player, int captured_in_competition,
           const Readings& readings);

enum class GameResult : std::uint8_t { black_wins, white_wins, tie, no_result };

/// The player with more points wins, komi being White's. [AS89-GM-4]
GameResult result_of(int points_of_black, int points_of_white);

/// What a game is that finishes with a cycle-end. [AS89-GM-1] [AS89-CO-4]
GameResult result_of_cycle_end(const Readings& readings);

}  // namespace shikatsu::reference::asura1989
