// Bounds on what is still to come from each node of an arena, whatever has appeared before.
#pragma once

#include <vector>

#include "optimized/ikeda/arena.hpp"

namespace shikatsu::optimized::ikeda {

/// Half-points still to come, by node. `nothing_known` and its negative stand for no bound.
struct Brackets {
    static constexpr int nothing_known = 1 << 20;

    std::vector<int> at_least;
    std::vector<int> at_most;
};

/// Sound for every history: a player relies on moves that nothing can restrict, and grants the other one all
/// moves. The largest solution of these equations is a bound because no game goes on for ever (IK-R-4, remark
/// 2).
Brackets brackets(const Arena& arena);

}  // namespace shikatsu::optimized::ikeda
