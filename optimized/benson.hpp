// Unconditional life (D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976).
#pragma once

#include <array>

#include "optimized/strings.hpp"

namespace shikatsu::optimized {

/// The stones of `side` that the opponent cannot capture even if `side` passes for ever. Suicide being
/// prohibited, a set of strings is unconditionally alive if each of them has two vital regions: regions
/// enclosed by the set all of whose empty intersections are liberties of the string.
template <int W>
Bits<W> unconditionally_alive(const Geometry<W>& geometry, const StringTable<W>& table, Side side) {
    constexpr std::size_t capacity = 64 * W;
    std::array<Bits<W>, capacity> regions;
    std::size_t region_count = 0;
    for (Bits<W> rest = geometry.all() - table.board().of(side); !rest.empty();) {
        const Bits<W> region = geometry.flood(Bits<W>::of(rest.first()), rest);
        regions[region_count++] = region;
        rest -= region;
    }
    if (region_count < 2) return {};

    Bits<W> alive = table.board().of(side);
    for (bool changed = true; changed && !alive.empty();) {
        changed = false;
        for (std::size_t s = 0; s < table.size(side); ++s) {
            const String<W>& string = table.string(side, s);
            if (!string.stones.meets(alive)) continue;
            int vital = 0;
            for (std::size_t r = 0; r < region_count && vital < 2; ++r) {
                if ((regions[r] & table.empty()).subset_of(string.liberties)) ++vital;
            }
            if (vital >= 2) continue;
            alive -= string.stones;
            changed = true;
            // A region that touches a string outside the set is not enclosed by the set.
            const Bits<W> reach = geometry.neighbours(string.stones);
            std::size_t kept = 0;
            for (std::size_t r = 0; r < region_count; ++r) {
                if (!regions[r].meets(reach)) regions[kept++] = regions[r];
            }
            region_count = kept;
        }
    }
    return alive;
}

}  // namespace shikatsu::optimized
