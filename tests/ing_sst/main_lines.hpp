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
    const auto found = [&](const std::string& fault) {
        std::string text = fault + ": " + moves_of(game) + ", " + name(start.first) + " first";
        for (const std::string& departure : departures(readings)) text += ", " + departure;
        return text + drawing(start.position);
    };
    for (const Move& move : line) {
        if (game.ended()) return found("goes on after the end");
        if (!game.move(move)) return found("the next move is refused");
    }
    if (!game.ended()) return found("no end");
    const Margin margin = area_difference(game.position());
    return margin == value ? "" : found("ends with " + to_text(margin));
}

}  // namespace shikatsu::reference::ing_sst::testing
