// What comparing whole games has in common, whatever the rules: the plan, going through it, and stopping.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "reference/values/grid.hpp"
#include "reference/values/reading_table.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::difftest {

struct GamesPlan {
    std::vector<Grid> grids;
    std::uint64_t seed = 1;
    /// Instead of random games: best play from every legal position of the grids, by going through whole
    /// games.
    bool values = false;
    std::uint64_t trials = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    const std::atomic<bool>* stop = nullptr;
};

struct GamesReport {
    /// Each with the rules and the moves that show it.
    std::vector<std::string> differences;
    /// Whether all that was planned was done.
    bool complete = true;
};

/// The most moves of a random game.
inline constexpr std::size_t longest_game = 60;

/// How each thing is compared; a difference is told in words.
struct GamesComparison {
    /// One random game.
    std::function<std::optional<std::string>(Random&)> random_game;
    /// Best play from a position, by one of the rules or readings of which there are `variants`.
    std::function<std::optional<std::string>(std::size_t variant, const Position&, Player first)> value;
    std::size_t variants = 1;
};

/// Stops at the first ten differences. Each trial has a random sequence of its own, whatever came before.
GamesReport run_games_campaign(const GamesPlan& plan, const GamesComparison& comparison);

/// The literal readings, and each alternative alone.
template <class Readings>
std::vector<Readings> readings_one_by_one(std::span<const ReadingEntry> entries) {
    std::vector<Readings> all{Readings{}};
    for (const ReadingEntry& entry : entries) {
        const std::string assignment = std::string(entry.name) + "=" + std::string(entry.alternative);
        all.push_back(with_reading(Readings{}, assignment).value());
    }
    return all;
}

}  // namespace shikatsu::difftest
