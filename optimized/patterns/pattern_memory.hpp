// What a search by patterns has found out.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/kernel/steady_table.hpp"
#include "optimized/patterns/pattern_table.hpp"

namespace shikatsu::optimized {

template <int W>
class PatternMemory {
  public:
    using Known = KnownBoard<W>;
    using Number = std::uint32_t;

    /// What is known of one board with one player to move.
    struct Node {
        /// The pattern that shows it to be held.
        std::optional<Number> number;
        /// So much effort does not suffice.
        int lost_with = -1;
        /// It was looked at without moves, or its likeliest answers were.
        bool looked_at = false;
        /// The search is in it.
        bool under_way = false;
        /// The opponent's play that refuted it, if one did.
        std::optional<Point> refutation;
    };

    Node& node(Side mover, const Known& seen) { return nodes_[index(mover)].of(seen); }

    bool knows_held(Side mover, const Known& seen) const {
        const Node* found = nodes_[index(mover)].find(seen);
        return found != nullptr && found->number;
    }
    template <class Visit>
    void for_each_board(Side mover, Visit visit) const {
        nodes_[index(mover)].for_each([&](const Known& seen, const Node&) { visit(seen); });
    }

    /// The number of a pattern that the board shows.
    std::optional<Number> find(Side mover, const Known& seen) const {
        return tables_[index(mover)].find(seen);
    }
    Number add(ShownPattern<W> pattern) {
        const auto number = static_cast<Number>(shown_.size());
        tables_[index(pattern.mover)].add(pattern.seen, number);
        shown_.push_back(std::move(pattern));
        return number;
    }

    /// So, and it is known of the board from now on.
    Number add(ShownPattern<W> pattern, Node& node) {
        node.number = add(std::move(pattern));
        return *node.number;
    }

    /// Whether it is known without looking on that the board is held, or that so little effort does not show
    /// it.
    bool is_settled(Side mover, const Known& seen, Node& node, int effort) const {
        if (node.number || node.lost_with >= effort) return true;
        node.number = find(mover, seen);
        return node.number.has_value();
    }

    const std::vector<ShownPattern<W>>& shown() const { return shown_; }
    /// Of how many boards something is known.
    std::uint64_t boards() const { return nodes_[0].size() + nodes_[1].size(); }

  private:
    static std::size_t index(Side mover) { return static_cast<std::size_t>(mover); }

    /// By who is to move.
    std::array<SteadyTable<Known, Node, KnownBoardHash<W>>, 2> nodes_;
    std::array<PatternTable<W>, 2> tables_;
    std::vector<ShownPattern<W>> shown_;
};

}  // namespace shikatsu::optimized
