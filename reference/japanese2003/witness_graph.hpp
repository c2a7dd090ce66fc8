// The graph of all beginnings that are compatible with a machine, and the search for lassos in it.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force_progress.hpp"

namespace shikatsu::reference {

/// A node is a state with the machine's memory and the progress; an edge is a hypothetical-move, and where
/// the machine's player is to move there is only his choice.
class WitnessGraph {
  public:
    struct Node {
        HypotheticalState state;
        std::size_t memory = 0;
        ForceProgress progress;
        friend auto operator<=>(const Node&, const Node&) = default;
        friend bool operator==(const Node&, const Node&) = default;
    };
    struct Edge {
        HypotheticalMove move;
        std::size_t target = 0;
    };
    using Condition = std::function<bool(const Node&)>;

    /// All nodes reachable from the start, node 0; nothing if they are more than `max_nodes`, or
    /// if `stop`, asked once for each, says so.
    static std::optional<WitnessGraph> build(const Position& final_position, const ForceQuestion& question,
                                             const FiniteMemoryStrategy& strategy, const Readings& readings,
                                             std::size_t max_nodes, const std::function<bool()>& stop = {});

    std::size_t size() const { return nodes_.size(); }

    /// A finite sequence that ends where the condition holds.
    std::optional<HypotheticalSequence> find_end(const Condition& condition) const;

    /// A lasso whose cycle stays where `throughout` holds and visits, for each of `visited`, a node where it
    /// holds.
    std::optional<HypotheticalSequence> find_lasso(const Condition& throughout,
                                                   const std::vector<Condition>& visited) const;

  private:
    std::size_t number_of(Node node);
    void add_edge(std::size_t from, const HypotheticalMove& move, const HypotheticalOutcome& outcome,
                  std::size_t memory);
    std::vector<HypotheticalMove> path(std::size_t from, const std::function<bool(std::size_t)>& to,
                                       const std::function<bool(std::size_t)>& within,
                                       std::size_t& reached) const;
    HypotheticalSequence lasso_in(const std::vector<std::size_t>& component,
                                  const std::vector<Condition>& visited) const;

    std::map<Node, std::size_t> numbers_;
    std::vector<const Node*> nodes_;
    std::vector<std::vector<Edge>> edges_;
    Player first_ = Player::black;
};

}  // namespace shikatsu::reference
