// Patterns that were shown to hold, each with what it rests on.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "optimized/patterns/known_board.hpp"

namespace shikatsu::optimized {

/// In the order in which they were shown: each rests on earlier ones.
template <int W>
struct ShownPattern {
    KnownBoard<W> seen;
    /// Who is to move.
    Side mover = Side::attacker;
    /// The keeper's play, if he has one to make.
    std::optional<Point> play;
    /// Numbers of other patterns: after the keeper's move; after the opponent's pass and each of his possible
    /// plays, in the order of intersections. None: the target is unconditionally alive.
    std::vector<std::uint32_t> next;
};

/// Finds patterns that a board shows, of those with one player to move.
template <int W>
class PatternTable {
  public:
    using Set = Bits<W>;

    void add(const KnownBoard<W>& pattern, std::uint32_t number) {
        const auto [place, fresh] = places_.try_emplace(pattern.known, groups_.size());
        if (fresh) groups_.push_back({pattern, {}, 0});
        Group& group = groups_[place->second];
        group.common.board.stones[0] = group.common.board.stones[0] & pattern.board.stones[0];
        group.common.board.stones[1] = group.common.board.stones[1] & pattern.board.stones[1];
        group.numbers.insert_or_assign(pattern, number);
    }

    std::optional<std::uint32_t> find(const KnownBoard<W>& seen) {
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            const Group& group = groups_[i];
            if (!group.common.board.stones[1].subset_of(seen.board.stones[1])) continue;
            if (!group.common.board.stones[0].subset_of(seen.board.stones[0])) continue;
            if (!group.common.known.subset_of(seen.known)) continue;
            const auto found = group.numbers.find(seen.on(group.common.known));
            if (found == group.numbers.end()) continue;
            const std::uint32_t number = found->second;
            count_hit(i);
            return number;
        }
        return std::nullopt;
    }

  private:
    /// The patterns of the same intersections.
    struct Group {
        /// The intersections, and the stones that all of them have.
        KnownBoard<W> common;
        std::unordered_map<KnownBoard<W>, std::uint32_t, KnownBoardHash<W>> numbers;
        std::uint64_t hits;
    };
    struct SetHash {
        std::size_t operator()(const Set& set) const { return set.hash(1); }
    };

    /// Those that are met often come first.
    void count_hit(std::size_t i) {
        ++groups_[i].hits;
        if (i == 0 || groups_[i].hits <= groups_[i - 1].hits) return;
        std::swap(groups_[i], groups_[i - 1]);
        places_[groups_[i].common.known] = i;
        places_[groups_[i - 1].common.known] = i - 1;
    }

    std::vector<Group> groups_;
    std::unordered_map<Set, std::size_t, SetHash> places_;
};

}  // namespace shikatsu::optimized
