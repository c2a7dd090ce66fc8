// The game of one region of a keeping, played out.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "proofs/games/keeping_game.hpp"

namespace shikatsu::proofs {

/// What has to be true whenever the opponent is to move.
using RegionWish = std::function<bool(const reference::RegionState&)>;

class RegionArena {
  public:
    RegionArena(const reference::RegionGrid& grid, std::optional<KeepingCondition> dropped)
        : grid_(grid), dropped_(dropped) {}

    /// The states and answers by which the wish is fulfilled for ever from the start, in the order of a
    /// keeping's lines; nothing if that cannot be.
    std::optional<std::vector<KeepingState>> lasting(const reference::RegionState& start,
                                                     const RegionWish& wish);

  private:
    struct Answer {
        std::optional<Point> point;
        std::size_t after;
    };
    struct Node {
        const reference::RegionState* state = nullptr;
        bool good = true;
        std::vector<std::size_t> vanishings;
        /// For each play of the opponent's the answers that are allowed.
        std::vector<std::vector<Answer>> plays;
    };

    std::size_t number_of(const reference::RegionState& state);
    void expand(std::size_t number);
    void keep_what_lasts();
    bool lasts(const Node& node) const;
    std::vector<KeepingState> lines() const;
    reference::RegionState without_marks(reference::RegionState state) const;

    const reference::RegionGrid& grid_;
    std::optional<KeepingCondition> dropped_;
    std::map<reference::RegionState, std::size_t> number_;
    std::vector<Node> nodes_;
};

}  // namespace shikatsu::proofs
