// What spec/findings/asura-1989.md counts, counted anew.
#pragma once

#include <string>

#include "tests/asura1989/grids.hpp"

namespace shikatsu::reference::asura1989::testing {

/// The rows of the tables for one grid, as the document writes them. Each takes all positions in which each
/// chain has a liberty. Statuses and scores beside the Japanese 2003 Rules.
std::string agreement_row(int rows, int columns);
/// What becomes of the owner's points if one chain is alive instead of dead, for every division of the
/// others.
std::string order_row(int rows, int columns);
/// Several chains of one player in one analysis, beside one analysis for each.
std::string together_row(int rows, int columns);
/// How many chains can be decided by play that repeats no tactical-situation.
std::string repetition_row(int rows, int columns);

/// The rows of a board's chains: intersection, colour and size, the Japanese 2003 status, and this model's.
std::vector<std::string> board_rows(const std::string& name, const Position& position);

}  // namespace shikatsu::reference::asura1989::testing
