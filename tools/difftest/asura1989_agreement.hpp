// The engine for asura's model beside the reference, chain by chain.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "reference/asura1989/status_analysis.hpp"
#include "tools/difftest/plan.hpp"

namespace shikatsu::difftest::asura1989 {

using Readings = reference::asura1989::Readings;

struct Agreement {
    long positions = 0;
    long chains = 0;
    /// Decided by the reference within its moves.
    long compared = 0;
    long dead = 0;
    /// One sentence for each disagreement and each chain that the engine leaves undecided though the
    /// reference does not.
    std::vector<std::string> wrong;
    /// Whether all was done that was to be done.
    bool complete = true;
};

/// How much to compare.
struct Extent {
    /// Of the reference, for each chain.
    std::uint64_t moves = 0;
    /// Of random positions; of all of a grid if it is exhaustive.
    std::uint64_t trials = UINT64_MAX;
    double seconds = 1e9;
    const std::atomic<bool>* stop = nullptr;
};

/// Compares every chain of the position. Requires a grid of at most 64 intersections and a liberty of each
/// chain.
void compare(const Position& position, std::uint64_t moves, const Readings& readings, Agreement& agreement);

/// Compares on the positions of the plan; its readings and games are not for this model. `on_progress` is
/// told of each position done.
Agreement compare(const Plan& plan, const Extent& extent, const Readings& readings,
                  const std::function<void(const Agreement&)>& on_progress);

/// Every chain of every position of the grid.
Agreement compare(const Grid& grid, std::uint64_t moves, const Readings& readings);

}  // namespace shikatsu::difftest::asura1989
