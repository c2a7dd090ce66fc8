// A main variation as a list of moves that reads by itself and that the page's script plays on a board.
#pragma once

#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/lib/html/markup.hpp"

namespace shikatsu::tools::html {

/// A move of a variation and what it removes.
struct PlayedMove {
    Player player = Player::black;
    HypotheticalMove move;
    std::vector<Point> removed;
};

/// The variation played out from the final-position by the reference. `first` makes the first move.
/// Throws std::logic_error if a move of it is not allowed.
std::vector<PlayedMove> played(const Position& final_position, Player first,
                               const optimized::Variation& variation, const Readings& readings);

/// The moves as an ordered list with data attributes, and buttons to step through them on the board whose id
/// is given.
Markup variation_html(const Position& final_position, Player first, const optimized::Variation& variation,
                      const Readings& readings, const std::string& board_id);

}  // namespace shikatsu::tools::html
