// Boards that were decided by what stands on some of their points: they decide every board that looks the
// same there.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "optimized/strings.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::optimized {

template <int W>
struct BoardHash {
    std::size_t operator()(const Board<W>& board) const {
        return board.stones[1].hash(board.stones[0].hash(1));
    }
};

/// The points that a board was decided by, and the move that does it if the defender is to move.
template <int W>
struct Relevant {
    Bits<W> points;
    HypotheticalMove move = Pass{};
};

template <int W>
class RelevantPatterns {
  public:
    using Set = Bits<W>;

    void add(const Board<W>& board, const Relevant<W>& relevant) {
        const auto [place, fresh] = places_.try_emplace(relevant.points, groups_.size());
        if (fresh) groups_.push_back({relevant.points, on(board, relevant.points), {}, 0});
        Group& group = groups_[place->second];
        group.common.stones[0] = group.common.stones[0] & board.stones[0];
        group.common.stones[1] = group.common.stones[1] & board.stones[1];
        group.moves.insert_or_assign(on(board, relevant.points), relevant.move);
    }

    std::optional<Relevant<W>> find(const Board<W>& board) {
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            Group& group = groups_[i];
            if (!group.common.stones[0].subset_of(board.stones[0])) continue;
            if (!group.common.stones[1].subset_of(board.stones[1])) continue;
            const auto found = group.moves.find(on(board, group.points));
            if (found == group.moves.end()) continue;
            const Relevant<W> relevant{group.points, found->second};
            count_hit(i);
            return relevant;
        }
        return std::nullopt;
    }

  private:
    /// The patterns with the same points.
    struct Group {
        Set points;
        /// The stones that all of them have.
        Board<W> common;
        std::unordered_map<Board<W>, HypotheticalMove, BoardHash<W>> moves;
        std::uint64_t hits;
    };
    struct SetHash {
        std::size_t operator()(const Set& set) const { return set.hash(1); }
    };

    static Board<W> on(const Board<W>& board, const Set& points) {
        return {{board.stones[0] & points, board.stones[1] & points}};
    }

    /// Those that are met often come first.
    void count_hit(std::size_t i) {
        ++groups_[i].hits;
        if (i == 0 || groups_[i].hits <= groups_[i - 1].hits) return;
        std::swap(groups_[i], groups_[i - 1]);
        places_[groups_[i].points] = i;
        places_[groups_[i - 1].points] = i - 1;
    }

    std::vector<Group> groups_;
    std::unordered_map<Set, std::size_t, SetHash> places_;
};

}  // namespace shikatsu::optimized
