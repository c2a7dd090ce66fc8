// Every order of plays against a player who passes for ever.
#pragma once

#include <set>
#include <vector>

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized::testing {

/// What an opponent can do who moves for ever while the player passes.
class LoneAttack {
  public:
    explicit LoneAttack(const Grid& grid) : geometry_(grid) {}

    /// The stones among `wanted` that some order of plays captures.
    Bits<1> can_capture(const Board<1>& start, const Bits<1>& wanted) const {
        Bits<1> captured;
        std::set<Board<1>> seen{start};
        std::vector<Board<1>> open{start};
        while (!open.empty()) {
            const Board<1> board = open.back();
            open.pop_back();
            captured |= wanted - board.of(Side::defender);
            const StringTable<1> table(geometry_, board);
            table.empty().for_each([&](Point point) {
                const PlayEffect<1> effect = table.effect(Side::attacker, point);
                if (!effect.legal) return;
                Board<1> next = board;
                next.of(Side::attacker).insert(point);
                next.of(Side::defender) -= effect.captured;
                if (seen.insert(next).second) open.push_back(next);
            });
        }
        return captured;
    }

  private:
    Geometry<1> geometry_;
};

}  // namespace shikatsu::optimized::testing
