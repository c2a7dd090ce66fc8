// What a finished campaign must have seen, or it has shown too little.
#pragma once

#include <cstdint>
#include <vector>

#include "tools/difftest/plan.hpp"
#include "tools/difftest/tally.hpp"

namespace shikatsu::difftest {

/// A counter and the least that it must have come to.
struct Requirement {
    Counter counter;
    std::uint64_t bound = 0;
};

/// What is required of a plan after so many trials, if the literal readings are the first of its readings;
/// else nothing. An exhaustive plan must see once each thing that its grids are known to show. A random one
/// must see each in a share of the trials on such grids, rounded down: a fraction of what was measured over
/// all kinds, so that only a one-sided choice of kinds, a broken generator or a broken comparison falls
/// short.
std::vector<Requirement> requirements(const Plan& plan, std::uint64_t trials);

/// Those that the tally does not meet.
std::vector<Requirement> shortfalls(const std::vector<Requirement>& required, const Tally& tally);

}  // namespace shikatsu::difftest
