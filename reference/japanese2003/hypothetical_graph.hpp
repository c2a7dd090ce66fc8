// The graph of all states that hypothetical-moves lead to.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <vector>

#include "reference/japanese2003/hypothetical_state.hpp"

namespace shikatsu::reference {

/// Every state by number, with every allowed hypothetical-move. It holds no more than hypothetical_moves()
/// says; the part that is reachable from a final-position is worked out when it is asked for, once, and
/// serves every question about every final-position. Meant for tiny grids: bans multiply the states quickly.
class HypotheticalGraph {
  public:
    struct Edge {
        HypotheticalMove move;
        std::size_t target = 0;
        PointSet removed;
    };

    explicit HypotheticalGraph(const Readings& readings) : readings_(readings) {}

    const Readings& readings() const { return readings_; }
    std::size_t size() const { return states_.size(); }

    /// The number of a state; new states get the next one.
    std::size_t number_of(const HypotheticalState& state);
    const HypotheticalState& state(std::size_t number) const { return *states_[number]; }
    /// The allowed hypothetical-moves in the state; none after the end.
    const std::vector<Edge>& moves(std::size_t number);

  private:
    Readings readings_;
    std::map<HypotheticalState, std::size_t> numbers_;
    std::vector<const HypotheticalState*> states_;
    // A deque, so that the moves of a state stay where they are when more states come.
    std::deque<std::optional<std::vector<Edge>>> moves_;
};

}  // namespace shikatsu::reference
