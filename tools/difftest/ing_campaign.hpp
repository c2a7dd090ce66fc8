// Ing's laws: the reference beside the engine, on random games and on the values of small grids.
#pragma once

#include <cstdint>

#include "tools/difftest/games_campaign.hpp"

namespace shikatsu::difftest {

using IngPlan = GamesPlan;

/// What was compared, and whether it was varied.
struct IngTally {
    std::uint64_t games = 0;
    std::uint64_t ended = 0;
    std::uint64_t moves = 0;
    std::uint64_t rulings = 0;
    std::uint64_t removals = 0;
    std::uint64_t self_removals = 0;
    std::uint64_t hot_refused = 0;
    /// Moves after which several stones are hot: double or twin hot stones.
    std::uint64_t several_hot = 0;
    std::uint64_t cycles = 0;
    std::uint64_t disturbers_refused = 0;
    std::uint64_t repetitions_refused = 0;
    std::uint64_t agreements = 0;
    /// Counts with a shared space left.
    std::uint64_t shared_spaces = 0;
    std::uint64_t values = 0;
};

struct IngReport : GamesReport {
    IngTally seen;

    /// Whether so many games must have shown each end, removal, refusal, cycle, agreement and shared space,
    /// and have.
    bool varied() const;
};

/// The most points on which values are compared: the reference goes through whole games.
inline constexpr int most_points_for_ing_values = 3;
/// The most points on which games are compared.
inline constexpr int most_points_for_ing_games = 25;

/// Stops at the first ten differences. Requires grids within the bounds above.
IngReport run_ing_campaign(const IngPlan& plan);

}  // namespace shikatsu::difftest
