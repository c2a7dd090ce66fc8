// A region of a keeping or a clearing as sets of places, and what single plays do in it (proofs/keeping.md,
// proofs/clearing.md).
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace shikatsu::optimized {

/// A set of a region's intersections, by their place in it.
using Mask = std::uint64_t;
inline constexpr std::size_t largest_region = 64;

constexpr Mask mask_of(int place) {
    return Mask{1} << place;
}
constexpr Mask lowest_of(Mask set) {
    return set & (~set + 1);
}

template <class Visit>
void for_each_place(Mask set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// How the intersections of a region lie.
struct RegionShape {
    /// By place: the neighbours in the region.
    std::vector<Mask> adjacent;
    /// The intersections with a neighbour about which nothing is known: neither in the region nor kept.
    Mask border = 0;
    /// What rectangles of the grid have in common with the region; empty where nobody cuts windows that give
    /// eyes.
    std::vector<Mask> rectangles;

    int size() const { return static_cast<int>(adjacent.size()); }
    Mask all() const { return size() == 64 ? ~Mask{0} : mask_of(size()) - 1; }
    Mask neighbours(Mask set) const {
        Mask near = 0;
        for_each_place(set, [&](int place) { near |= adjacent[static_cast<std::size_t>(place)]; });
        return near;
    }
    /// What is joined to `seed` inside `within`. Requires seed ⊆ within.
    Mask flood(Mask seed, Mask within) const {
        Mask reached = seed;
        for (Mask rim = seed; rim != 0;) {
            rim = neighbours(rim) & within & ~reached;
            reached |= rim;
        }
        return reached;
    }
    bool open(Mask string) const { return (string & border) != 0; }
};

template <class Visit>
void for_each_string(const RegionShape& shape, Mask stones, Visit visit) {
    while (stones != 0) {
        const Mask string = shape.flood(lowest_of(stones), stones);
        stones &= ~string;
        visit(string);
    }
}

struct RegionState {
    Mask opponent = 0;
    Mask keeper = 0;
    /// Where the keeper might be banned.
    Mask marked = 0;
    /// Where the opponent is banned from taking back in a ko. In clearings only.
    Mask barred = 0;

    Mask stones() const { return opponent | keeper; }
    friend bool operator==(const RegionState&, const RegionState&) = default;
};

/// As it is when the opponent is not banned, or no more.
constexpr RegionState without_bars(RegionState state) {
    state.barred = 0;
    return state;
}

/// As it is after a ko-pass.
constexpr RegionState without_bans(RegionState state) {
    state.barred = 0;
    state.marked = 0;
    return state;
}

/// What is on these places.
constexpr RegionState within(const RegionState& state, Mask places) {
    return {state.opponent & places, state.keeper & places, state.marked & places, state.barred & places};
}

struct RegionStateHash {
    std::size_t operator()(const RegionState& state) const {
        std::uint64_t hash = state.opponent * 0x9E3779B97F4A7C15ULL;
        hash = (hash ^ (hash >> 29) ^ state.keeper) * 0xBF58476D1CE4E5B9ULL;
        hash = (hash ^ (hash >> 31) ^ state.marked) * 0x94D049BB133111EBULL;
        if (state.barred != 0) hash ^= (hash >> 27 ^ state.barred) * 0xD6E8FEB86659FD93ULL;
        return hash ^ (hash >> 30);
    }
};

/// Where play goes on, and what stands around.
class RegionField {
  public:
    /// Of the places `points` those at the `border` have a neighbour about which nothing is known. `walls`
    /// are the places beside kept stones outside. Keeps a reference to the shape.
    RegionField(const RegionShape& shape, Mask points, Mask border, Mask walls)
        : shape_(&shape), points_(points), border_(border), walls_(walls) {}

    const RegionShape& shape() const { return *shape_; }
    Mask points() const { return points_; }
    Mask border() const { return border_; }
    Mask walls() const { return walls_; }

    Mask empty(const RegionState& state) const { return points_ & ~state.stones(); }
    Mask neighbours(Mask set) const { return shape_->neighbours(set) & points_; }
    Mask adjacent(int place) const { return shape_->adjacent[static_cast<std::size_t>(place)] & points_; }
    bool open(Mask string) const { return (string & border_) != 0; }
    /// The keeper's stones that are joined to kept ones.
    Mask body(const RegionState& state) const { return shape_->flood(walls_ & state.keeper, state.keeper); }

    /// After the opponent's play on an empty place; nothing if it is no play.
    std::optional<RegionState> after_play(const RegionState& state, int place) const;
    /// After the keeper's; nothing if it is none that he may count on.
    std::optional<RegionState> after_answer(const RegionState& state, int place) const;
    /// The states in which an open string of the opponent is gone.
    std::vector<RegionState> vanishings(const RegionState& state) const;

    /// Whether the keeper's play on the place, which takes the `captured` stones for sure, may be a
    /// ko-capture [J2003-D2-5]. `friendly` are the places that are sure to be empty or his before it.
    bool may_be_ko_capture(int place, Mask friendly, Mask captured) const {
        const bool lone = (walls_ & mask_of(place)) == 0 && (adjacent(place) & friendly) == 0;
        return lone && std::popcount(captured) < 2;
    }

  private:
    /// Whether it has an empty place beside it after the play.
    bool breathes(Mask string, const RegionState& after) const {
        return (neighbours(string) & empty(after)) != 0;
    }

    const RegionShape* shape_;
    Mask points_;
    Mask border_;
    Mask walls_;
};

}  // namespace shikatsu::optimized
