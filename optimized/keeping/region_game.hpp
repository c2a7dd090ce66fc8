// Play in one region of a keeping (proofs/keeping.md): the keeper answers there so that what is wanted holds
// whenever his opponent is to move.
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
    /// What rectangles of the grid have in common with the region; empty where nobody cuts large windows.
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

    Mask stones() const { return opponent | keeper; }
    friend bool operator==(const RegionState&, const RegionState&) = default;
};

struct RegionStateHash {
    std::size_t operator()(const RegionState& state) const {
        std::uint64_t hash = state.opponent * 0x9E3779B97F4A7C15ULL;
        hash = (hash ^ (hash >> 29) ^ state.keeper) * 0xBF58476D1CE4E5B9ULL;
        hash = (hash ^ (hash >> 31) ^ state.marked) * 0x94D049BB133111EBULL;
        return hash ^ (hash >> 30);
    }
};

/// Kept strings that count as one. They are ordered by rank.
struct RegionGroup {
    /// The intersections of the region beside its stones outside of the region.
    Mask beside = 0;
    /// The liberties wanted of a class that it leads.
    int wanted = 0;
};

struct RegionLink {
    std::size_t one;
    std::size_t other;
};

/// Groups joined in the region.
struct RegionClass {
    /// The one of lowest rank.
    std::size_t leader;
    /// By group.
    std::uint64_t members;
    /// The stones in the region.
    Mask stones;
    /// The intersections beside stones of the class, in the region or outside, without its own.
    Mask beside;

    bool has(std::size_t group) const { return (members >> group & 1U) != 0; }
};

/// For sets of games by their keys.
struct RegionKeyHash {
    std::size_t operator()(const std::vector<std::uint64_t>& key) const;
};

class RegionGame {
  public:
    RegionShape shape;
    /// In the order of their ranks; at most 64.
    std::vector<RegionGroup> groups;
    /// What is wanted instead of liberties.
    std::optional<RegionLink> link;
    RegionState start;

    /// Everything that matters about the game from its start.
    std::vector<std::uint64_t> key() const;

    Mask empty(const RegionState& state) const { return shape.all() & ~state.stones(); }
    /// Intersections beside kept stones outside of the region.
    Mask beside_walls() const;
    /// The keeper's stones that are joined to kept ones.
    Mask body(const RegionState& state) const;
    std::vector<RegionClass> classes(const RegionState& state) const;

    /// Whether what is wanted holds; the opponent is to move.
    bool holds(const RegionState& state) const;
    /// Whether it does so for ever if the keeper passes for ever.
    bool settled(const RegionState& state) const;

    /// After the opponent's play on an empty place; nothing if it is no play.
    std::optional<RegionState> after_play(const RegionState& state, int place) const;
    /// After the keeper's; nothing if it is none that he may count on.
    std::optional<RegionState> after_answer(const RegionState& state, int place) const;
    /// The states in which an open string of the opponent is gone.
    std::vector<RegionState> vanishings(const RegionState& state) const;

  private:
    int wanted_of(const RegionClass& one) const { return groups[one.leader].wanted; }
    bool joined(const std::vector<RegionClass>& classes) const;
    int eyes(const RegionClass& one, const std::vector<Mask>& enclosed, Mask empty) const;
};

}  // namespace shikatsu::optimized
