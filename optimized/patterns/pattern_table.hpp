// Patterns that were shown to hold, each with what it rests on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/patterns/known_board.hpp"
#include "reference/values/pattern_proof.hpp"

namespace shikatsu::optimized {

/// In the order in which they were shown: each rests on earlier ones.
template <int W>
struct ShownPattern {
    KnownBoard<W> seen;
    /// Who is to move.
    Side mover = Side::attacker;
    Ground ground = Ground::moves;
    /// The keeper's play, if he has one to make.
    std::optional<Point> play;
    /// Numbers of other patterns: after the keeper's move; after the opponent's pass (not in patterns of
    /// eyes) and each of his possible plays, in the order of intersections; of two patterns of eyes; of a
    /// line about a proved string; or of a link and of such a line.
    std::vector<std::uint32_t> next;
    /// Where a stone has come to stay, if that is what is shown and it has.
    std::optional<Point> gained = {};
};

/// Finds patterns that a board shows, of those with one player to move: a tree that asks for one intersection
/// after another.
template <int W>
class PatternTable {
  public:
    struct Entry {
        KnownBoard<W> pattern;
        std::uint32_t number;
    };

    void add(const KnownBoard<W>& pattern, std::uint32_t number) {
        std::size_t at = 0;
        while (nodes_[at].point) at = nodes_[at].next(on(pattern, *nodes_[at].point));
        nodes_[at].patterns.push_back({pattern, number});
        if (nodes_[at].patterns.size() > nodes_[at].room) split(at);
    }

    std::optional<std::uint32_t> find(const KnownBoard<W>& seen) const {
        const Entry* entry = find(seen, [](std::uint32_t) { return true; });
        return entry != nullptr ? std::optional(entry->number) : std::nullopt;
    }
    /// One whose number is accepted; null if there is none. It stays until the next is added.
    template <class Accepts>
    const Entry* find(const KnownBoard<W>& seen, Accepts accepts) const {
        return find_from(0, seen, accepts);
    }

  private:
    static constexpr std::uint32_t least_room = 16;
    static constexpr std::size_t contents = 4;
    /// Small, as there are many.
    struct Node {
        std::vector<Entry> patterns = {};
        /// Empty: the patterns are in this node.
        std::optional<Point> point = {};
        /// Those for what can be on the intersection, one after the other.
        std::uint32_t first_next = 0;
        /// For so many patterns, until it is split.
        std::uint32_t room = least_room;

        std::size_t next(std::size_t content) const { return first_next + content; }
    };

    /// 0 if nothing is known of the intersection.
    static std::size_t on(const KnownBoard<W>& board, Point point) {
        if (!board.known.contains(point)) return 0;
        if (board.of(Side::attacker).contains(point)) return 1;
        return board.of(Side::defender).contains(point) ? 2 : 3;
    }

    template <class Accepts>
    const Entry* find_from(std::size_t at, const KnownBoard<W>& seen, Accepts accepts) const {
        const Node& node = nodes_[at];
        if (!node.point) {
            for (const Entry& entry : node.patterns) {
                if (seen.shows(entry.pattern) && accepts(entry.number)) return &entry;
            }
            return nullptr;
        }
        const std::size_t here = on(seen, *node.point);
        if (here != 0) {
            if (const Entry* entry = find_from(node.next(here), seen, accepts)) return entry;
        }
        return find_from(node.next(0), seen, accepts);
    }

    /// Asks for the intersection by which the fewest patterns are left to compare.
    void split(std::size_t at) {
        const std::vector<Entry> patterns = std::move(nodes_[at].patterns);
        Bits<W> points;
        for (const Entry& entry : patterns) points |= entry.pattern.known;
        double least = 0.9 * static_cast<double>(patterns.size());
        std::optional<Point> best;
        points.for_each([&](Point point) {
            const double left = left_by(patterns, point);
            if (left >= least) return;
            least = left;
            best = point;
        });
        nodes_[at].patterns.clear();
        if (!best) {
            nodes_[at].room *= 2;
            nodes_[at].patterns = patterns;
            return;
        }
        const std::size_t first = nodes_.size();
        nodes_.resize(first + contents);
        nodes_[at].point = best;
        nodes_[at].first_next = static_cast<std::uint32_t>(first);
        for (const Entry& entry : patterns)
            nodes_[nodes_[at].next(on(entry.pattern, *best))].patterns.push_back(entry);
    }

    /// How many of the patterns have to be compared on average, if boards are like the patterns.
    static double left_by(const std::vector<Entry>& patterns, Point point) {
        std::array<double, contents> count{};
        for (const Entry& entry : patterns) ++count[on(entry.pattern, point)];
        const double known = count[1] + count[2] + count[3];
        return count[0] + (count[1] * count[1] + count[2] * count[2] + count[3] * count[3]) / known;
    }

    std::vector<Node> nodes_{1};
};

}  // namespace shikatsu::optimized
