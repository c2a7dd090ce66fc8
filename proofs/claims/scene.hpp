// What a claim speaks of: a grid and some sets of its intersections, known or symbolic.
#pragma once

#include <vector>

#include "optimized/kernel/geometry.hpp"
#include "proofs/symbolic/unrolling.hpp"

namespace shikatsu::proofs {

/// The values of a claim's variables. W is the number of words of each set.
template <int W, class Word>
struct Scene {
    optimized::Geometry<W, Word> geometry;
    std::vector<optimized::Bits<W, Word>> sets;

    const Grid& grid() const { return geometry.grid(); }
};

template <int W>
using KnownScene = Scene<W, std::uint64_t>;

template <int W>
using SymbolicScene = Scene<W, SymbolicWord>;

/// For each intersection by its index whether the set contains it.
template <int W, class Word>
std::vector<optimized::Truth<Word>> pointwise(const Grid& grid, const optimized::Bits<W, Word>& set) {
    std::vector<optimized::Truth<Word>> truths;
    for (const Point point : grid.points()) truths.push_back(set.contains(point));
    return truths;
}

}  // namespace shikatsu::proofs
