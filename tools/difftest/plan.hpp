// Which cases a campaign compares: each is a function of the plan and of its number, whatever ran before it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/difftest/case.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::difftest {

/// Either every legal position of the grids (`exhaustive`), or random ones of the kinds without end; on grids
/// of more than 9 intersections only mutated ones.
struct Plan {
    bool exhaustive = false;
    std::uint64_t seed = 1;
    std::vector<Kind> kinds{std::begin(all_kinds), std::end(all_kinds)};
    std::vector<Grid> grids;
    /// The readings to compare under; half of the random trials take the first.
    std::vector<Readings> readings{Readings{}};

    /// How many trials there are; nothing if without end.
    std::optional<std::uint64_t> size() const;
    /// The cases of a trial: a position and a game. None if an exhaustive plan's distribution is no legal
    /// position.
    std::vector<Case> cases(std::uint64_t trial) const;
    /// One line that says all of it; equal for equal plans.
    std::string description() const;
};

/// The literal readings, and each alternative of the register alone.
std::vector<Readings> register_one_by_one();

}  // namespace shikatsu::difftest
