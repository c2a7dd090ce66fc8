// The engine for asura's model beside the reference, chain by chain.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reference/asura1989/status_analysis.hpp"

namespace shikatsu::reference::asura1989::testing {

struct Agreement {
    long chains = 0;
    /// Decided by the reference within its moves.
    long compared = 0;
    long dead = 0;
    /// One sentence for each disagreement and each chain that the engine leaves undecided though the
    /// reference does not.
    std::vector<std::string> wrong;
};

/// Every chain of every position of the grid, the reference making at most `moves` moves for each.
Agreement compare(int rows, int columns, std::uint64_t moves, const Readings& readings);

}  // namespace shikatsu::reference::asura1989::testing
