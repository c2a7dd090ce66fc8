// Play in one region of a keeping (proofs/keeping.md): the keeper answers there so that what is wanted holds
// whenever his opponent is to move.
#pragma once

#include <optional>
#include <vector>

#include "optimized/keeping/region_field.hpp"

namespace shikatsu::optimized {

/// Groups are told apart by bits.
inline constexpr std::size_t most_groups = 64;

/// Kept strings that count as one. They are ordered by rank.
struct RegionGroup {
    /// The intersections of the region beside its stones outside of the region.
    Mask beside = 0;
    /// The liberties wanted of a class that it leads.
    int wanted = 0;
};

/// The intersections beside stones of any of them outside of the region.
Mask beside_any(const std::vector<RegionGroup>& groups);

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

/// The groups of kept strings, those that the keeper's stones join being one; in the order of their leaders.
std::vector<RegionClass> region_classes(const RegionField& field, const std::vector<RegionGroup>& groups,
                                        const RegionState& state);

/// For sets of games by their keys.
struct RegionKeyHash {
    std::size_t operator()(const std::vector<std::uint64_t>& key) const;
};

class RegionGame {
  public:
    RegionShape shape;
    /// In the order of their ranks; not more than `most_groups`.
    std::vector<RegionGroup> groups;
    /// What is wanted instead of liberties.
    std::optional<RegionLink> link;
    RegionState start;

    /// Everything that matters about the game from its start.
    std::vector<std::uint64_t> key() const;

    RegionField field() const { return {shape, shape.all(), shape.border, beside_walls()}; }
    Mask empty(const RegionState& state) const { return shape.all() & ~state.stones(); }
    Mask beside_walls() const { return beside_any(groups); }
    std::vector<RegionClass> classes(const RegionState& state) const {
        return region_classes(field(), groups, state);
    }

    /// Whether what is wanted holds; the opponent is to move.
    bool holds(const RegionState& state) const;
    /// Whether it does so for ever if the keeper passes for ever.
    bool settled(const RegionState& state) const;

    // As the field has them.
    std::optional<RegionState> after_play(const RegionState& state, int place) const {
        return field().after_play(state, place);
    }
    std::optional<RegionState> after_answer(const RegionState& state, int place) const {
        return field().after_answer(state, place);
    }
    std::vector<RegionState> vanishings(const RegionState& state) const { return field().vanishings(state); }

  private:
    int wanted_of(const RegionClass& one) const { return groups[one.leader].wanted; }
    bool joined(const std::vector<RegionClass>& classes) const;
    int eyes(const RegionClass& one, const std::vector<Mask>& enclosed, Mask empty) const;
};

}  // namespace shikatsu::optimized
