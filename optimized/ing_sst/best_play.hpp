// What best play comes to if nothing is agreed on: life and death are settled by playing on to the end.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/ing_sst/game.hpp"
#include "optimized/ing_sst/outlook.hpp"
#include "optimized/kernel/deepening.hpp"
#include "reference/values/ing_strategy.hpp"

namespace shikatsu::optimized::ing_sst {

using Limits = DeepeningLimits;

/// Bounds on the difference without compensation, sound in any case; the same if it is known.
struct BestPlay {
    Margin at_least;
    Margin at_most;
    std::uint64_t states = 0;

    bool decided() const { return at_least == at_most; }
};

/// The same with how the players are sure of it.
struct ExplainedBestPlay {
    BestPlay value;
    /// A game in which each of them holds to his bound. Nothing if the value is not known, or the limits do
    /// not suffice for such a game.
    std::optional<std::vector<Move>> main_line;
    /// Black's for the one bound, White's for the other; null if none was asked for or it takes more lines.
    std::shared_ptr<const IngStrategy> blacks;
    std::shared_ptr<const IngStrategy> whites;
};

/// The most points of a grid that is searched on.
inline constexpr int most_points_to_search = 16;

/// The difference that Black can be sure of and White can hold him to as the game goes on. A player who
/// disagrees plays on, so that taking away by agreement does not help against the other one's will. On larger
/// grids than are searched on, nothing is known but what any count obeys. Requires that no handicap plays are
/// left to make. [ING-LD-1] [ING-EN-2]
BestPlay best_play(const Game& game, const Limits& limits);
/// The same for games from one position, for which the outlook is prepared once.
BestPlay best_play(const Game& game, const Limits& limits, PreparedOutlook& outlook);
/// `most_lines` is how long strategies may be, 0 if none are wanted.
ExplainedBestPlay explained_best_play(const Game& game, const Limits& limits, std::size_t most_lines,
                                      PreparedOutlook& outlook);

}  // namespace shikatsu::optimized::ing_sst
