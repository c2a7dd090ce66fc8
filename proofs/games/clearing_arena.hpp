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
    /// `wish` has to be true whenever the opponent is to move. The player may do without work where he does
    /// not `have_to_work`.
    ClearingArena(const reference::RegionGrid& grid,
                  std::function<bool(const reference::RegionState&)> wish, bool has_to_work)
        : grid_(grid), wish_(std::move(wish)), has_to_work_(has_to_work) {}

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
        /// What the player may play when he has to work; nothing if he need not.
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
    bool has_to_work_;
    std::map<reference::RegionState, std::size_t> number_;
    std::vector<Node> nodes_;
};

}  // namespace shikatsu::proofs
