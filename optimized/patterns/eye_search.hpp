// Looks for eyes: places where the keeper can always leave a liberty to a string that is taken to stay, with
// no move elsewhere (proofs/patterns.md).
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "optimized/patterns/anchored_search.hpp"

namespace shikatsu::optimized {

/// That a liberty is left to the anchored string.
template <int W>
class EyeGoal {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;

    /// Keeps a reference to the geometry.
    explicit EyeGoal(const Geometry<W>& geometry) : geometry_(geometry), relevant_(geometry) {}

    std::optional<ShownPattern<W>> reached(const Known& seen) const {
        const auto region = relevant_.vital_region(seen);
        if (!region) return std::nullopt;
        return ShownPattern<W>{seen.on(*region), Side::attacker, Ground::vital_region, std::nullopt, {}};
    }
    bool possible(const Known& seen) const { return !liberties(seen).empty(); }
    /// A capture may give a liberty again.
    bool lost(const Known& /*seen*/) const { return false; }
    /// A liberty that may be kept, if not another one instead, and a stone that has it.
    Set needed(const Known& seen) const {
        const Set liberty = Set::of(in_closest_touch(geometry_, seen, seen.anchored, liberties(seen)));
        return liberty | (geometry_.neighbours(liberty) & seen.anchored).lowest();
    }
    const Set& touched(const Known& seen) const { return seen.anchored; }
    Set liberties(const Known& seen) const { return geometry_.neighbours(seen.anchored) & seen.empty(); }

  private:
    const Geometry<W>& geometry_;
    RelevantPoints<W> relevant_;
};

/// In small windows around liberties of the string, with little effort; what was found out about a window is
/// remembered.
template <int W>
class EyeSearch {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Number = typename PatternMemory<W>::Number;

    /// Keeps a reference to the geometry.
    explicit EyeSearch(const Geometry<W>& geometry)
        : geometry_(geometry), search_(geometry, EyeGoal<W>(geometry), no_limits()) {}

    /// The number of a pattern of an eye of the anchored string that the board shows, the opponent to move.
    std::optional<Number> find(const Known& seen) {
        const Known whole = search_.in_peace(seen);
        if (const auto number = search_.known(whole)) return number;
        Set left = search_.goal().liberties(whole);
        for (int windows = 0; windows < most_windows && !left.empty(); ++windows) {
            const Point liberty = search_.in_closest_touch(whole, left);
            const Known around = search_.in_peace(whole.on(window(whole, liberty)));
            if (const auto number = search_.held(around, effort_of_eyes)) return number;
            left -= Set::of(liberty) | geometry_.neighbours(Set::of(liberty));
        }
        return std::nullopt;
    }

    const std::vector<ShownPattern<W>>& shown() const { return search_.shown(); }
    std::uint64_t boards() const { return search_.boards(); }

  private:
    static constexpr int most_windows = 8;
    static constexpr int window_radius = 3;
    static constexpr int effort_of_eyes = 12;

    /// What little effort takes is not worth looking at the clock.
    static Limits no_limits() {
        return {.max_states = std::numeric_limits<std::uint64_t>::max(), .on_progress = {}};
    }

    Set window(const Known& seen, Point centre) const {
        Set window = Set::of(centre);
        for (int i = 0; i < window_radius; ++i) window |= geometry_.neighbours(window - seen.anchored);
        return window;
    }

    const Geometry<W>& geometry_;
    AnchoredSearch<W, EyeGoal<W>> search_;
};

}  // namespace shikatsu::optimized
