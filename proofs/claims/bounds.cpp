#include "proofs/claims/bounds.hpp"

#include <algorithm>
#include <stdexcept>

#include "optimized/kernel/geometry.hpp"

namespace shikatsu::proofs {

namespace {

int rounds(const optimized::Flooding<1>& flooding, optimized::Bits<1> reached) {
    int count = 0;
    for (;; ++count) {
        const optimized::Bits<1> next = flooding.step(reached);
        if (next == reached) return count;
        reached = next;
    }
}

int longest_flood(const Grid& grid) {
    const optimized::Geometry<1> geometry(grid);
    int longest = 0;
    for (std::uint32_t code = 1; code < std::uint32_t{1} << grid.size(); ++code) {
        optimized::Bits<1> within;
        for (const Point point : grid.points()) {
            if ((code >> point.index & 1) != 0) within.insert(point);
        }
        const optimized::Flooding<1> flooding = geometry.flooding(within);
        within.for_each([&](Point point) {
            longest = std::max(longest, rounds(flooding, optimized::Bits<1>::of(point)));
        });
    }
    return longest;
}

}  // namespace

Bounds bounds_for(const Grid& grid) {
    if (grid.size() > 20) throw std::invalid_argument("the grid is too large to be unrolled");
    return {longest_flood(grid), (grid.size() + 1) / 2, 3};
}

}  // namespace shikatsu::proofs
