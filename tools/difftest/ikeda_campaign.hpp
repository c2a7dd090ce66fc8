// Ikeda's six rulesets: the reference beside the engine, on random games and on the values of small grids.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/difftest/games_campaign.hpp"

namespace shikatsu::difftest {

struct IkedaPlan : GamesPlan {
    /// Names of the rulesets to compare.
    std::vector<std::string> rules;
};

/// What was compared, and whether it was varied.
struct IkedaTally {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t rulings = 0;
    std::uint64_t removals = 0;
    std::uint64_t self_captures_refused = 0;
    std::uint64_t repetitions_refused = 0;
    std::uint64_t values = 0;
};

struct IkedaReport : GamesReport {
    IkedaTally seen;

    /// Whether so many games must have shown each kind of refusal, and have.
    bool varied() const;
};

/// The rulesets' names; empty if the text names none of them. "ikeda" means all six.
std::vector<std::string> ikeda_rules_named(std::string_view name);

/// The most intersections on which values are compared: the reference goes through whole games.
inline constexpr int most_points_for_ikeda_values = 3;
/// The most intersections on which games are compared: the reference tries all consecutive plays.
inline constexpr int most_points_for_ikeda_games = 9;

/// Stops at the first ten differences. Requires grids within the bounds above.
IkedaReport run_ikeda_campaign(const IkedaPlan& plan);

}  // namespace shikatsu::difftest
