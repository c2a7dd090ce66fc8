// What can be reached from a position, if repetition is left out of account: the graph on which values are
// searched for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "optimized/ikeda/rules.hpp"
#include "optimized/kernel/deepening.hpp"
#include "reference/values/move.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized::ikeda {

using NodeId = std::uint32_t;
using ConfigurationId = std::uint32_t;

/// Which plays the rule against repetition looks at.
enum class Restricted : std::uint8_t {
    /// Those that remove stones. [IK-R-4]
    removals,
    /// All plays: positional superko. No rule of the text; for comparison with published values.
    all_plays
};

/// A move in the arena.
struct Edge {
    NodeId to = 0;
    Move move;
    /// What the move adds to the margin by prisoners, in half-points.
    std::int16_t gain = 0;
    /// Whether the configuration that it leads to must not have appeared.
    bool restricted = false;
    /// Whether configurations from before it count no more for repetition.
    bool forgets = false;
};

/// A state of a game but for its history.
struct Node {
    ConfigurationId configuration = 0;
    Player to_move = Player::black;
    bool ended = false;
    /// Whether its edges are known; an ended game has none.
    bool expanded = false;
    /// Of an ended game: what its last configuration adds to the margin, in half-points.
    std::int16_t half_points = 0;
};

using Limits = DeepeningLimits;

class Arena {
  public:
    /// Nodes nearest to the start are expanded first, until there are as many as the limits allow states.
    /// Nothing if the limits interrupt, or the grid has more than 64 points.
    static std::optional<Arena> from(const Rules& rules, const IkedaReadings& readings, Restricted restricted,
                                     const Position& start, Player first, const Limits& limits);

    std::size_t size() const { return nodes_.size(); }
    std::size_t configurations() const { return configurations_; }
    /// No margin is larger, in half-points, whoever wins; nothing if prisoners count.
    std::optional<int> largest_margin() const { return largest_margin_; }
    /// The node of the start is 0.
    const Node& node(NodeId id) const { return nodes_[id]; }
    std::span<const Edge> edges(NodeId id) const {
        return {edges_.data() + first_edge_[id], edges_.data() + first_edge_[id + 1]};
    }

  private:
    friend class ArenaBuilder;

    std::vector<Node> nodes_;
    std::vector<std::size_t> first_edge_;
    std::vector<Edge> edges_;
    std::size_t configurations_ = 0;
    std::optional<int> largest_margin_;
};

}  // namespace shikatsu::optimized::ikeda
