// Looks for links: ways in which a string comes to be joined to another one, which is taken to stay, whenever
// the opponent threatens it, with no move elsewhere (proofs/patterns.md#apart).
#pragma once

#include <cstdint>
#include <optional>

#include "optimized/patterns/anchored_search.hpp"

namespace shikatsu::optimized {

/// That the target, which is never captured before, is in one string with what is anchored. It need not come
/// to that if the opponent does not play.
template <int W>
class LinkGoal {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;

    explicit LinkGoal(const Set& target) : target_(target) {}

    std::optional<ShownPattern<W>> reached(const Known& seen) const {
        if (!target_.subset_of(seen.anchored)) return std::nullopt;
        return ShownPattern<W>{seen.on(target_), Side::attacker, Ground::linked, std::nullopt, {}};
    }
    bool possible(const Known& seen) const { return !lost(seen) && !seen.anchored.empty(); }
    bool lost(const Known& seen) const { return !target_.subset_of(seen.of(Side::defender)); }
    /// A pattern of a link has an anchored stone.
    Set needed(const Known& seen) const { return target_ | seen.anchored.lowest(); }
    Set touched(const Known& seen) const { return target_ | seen.anchored; }

  private:
    Set target_;
};

/// With growing effort.
template <int W>
class LinkSearch {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Number = typename PatternMemory<W>::Number;

    /// Keeps a reference to the geometry. `limits.max_states` counts boards.
    LinkSearch(const Geometry<W>& geometry, const Set& target, const Limits& limits)
        : search_(geometry, LinkGoal<W>(target), limits) {}

    /// The number of a pattern of a link that the board shows, the opponent to move. Requires anchored
    /// stones.
    std::optional<Number> find(const Known& seen) {
        const Known whole = search_.in_peace(seen);
        for (int effort = least_cost; effort <= most_effort_of_links && !search_.over();
             effort += effort_step) {
            if (const auto number = search_.held(whole, effort)) return number;
        }
        return std::nullopt;
    }

    const std::vector<ShownPattern<W>>& shown() const { return search_.shown(); }
    std::uint64_t boards() const { return search_.boards(); }

  private:
    static constexpr int most_effort_of_links = 80;

    AnchoredSearch<W, LinkGoal<W>> search_;
};

}  // namespace shikatsu::optimized
