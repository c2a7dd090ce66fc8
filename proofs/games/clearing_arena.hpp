// The game of one region of a clearing, played out.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "reference/certificates/keeping_region.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::proofs {

class ClearingArena {
  public:
    /// `wish` has to be true whenever the opponent is to move.
    ClearingArena(const reference::RegionGrid& grid, std::function<bool(const reference::RegionState&)> wish)
        : grid_(grid), wish_(std::move(wish)) {}

    /// The states and plays by which play comes to an end that is clean, in the order of a clearing's lines;
    /// nothing if that cannot be forced from the state with the opponent to move.
    std::optional<std::vector<ClearedState>> cleared(const reference::RegionState& start);

  private:
    struct Play {
        Point point;
        std::size_t after;
    };
    using Choice = std::vector<Play>;
    struct Node {
        reference::RegionState state;
        bool won = false;
        /// What the player may do for work; nothing if there is none to do.
        std::optional<Choice> work;
        /// For each play of the opponent's what the player may answer.
        std::vector<Choice> answers;
        /// The choices by which it is won: work, if any, first.
        std::vector<Play> chosen;
    };

    std::size_t number_of(const reference::RegionState& state);
    Choice choice_after(const reference::RegionState& state);
    void expand(std::size_t number);
    bool win(Node& node) const;
    std::vector<ClearedState> lines() const;

    const reference::RegionGrid& grid_;
    std::function<bool(const reference::RegionState&)> wish_;
    std::map<reference::RegionState, std::size_t> number_;
    std::vector<Node> nodes_;
};

}  // namespace shikatsu::proofs
