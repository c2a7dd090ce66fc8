// Main lines of best play beside the text as code.
#pragma once

#include <string>
#include <vector>

#include "reference/ing_sst/counting.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {

/// Where the line is not a game from the start, by the text, that ends with the value; empty if it is one.
inline std::string fault_of(const std::vector<Move>& line, const Start& start, const IngReadings& readings,
                            Margin value) {
    Game game(start, {}, readings);
    for (const Move& move : line) {
        if (game.ended()) return "goes on after the end: " + moves_of(game);
        if (!game.move(move)) return "refused after " + moves_of(game);
    }
    if (!game.ended()) return "no end: " + moves_of(game);
    const Margin margin = area_difference(game.position());
    return margin == value ? "" : "ends with " + to_text(margin) + ": " + moves_of(game);
}

}  // namespace shikatsu::reference::ing_sst::testing
