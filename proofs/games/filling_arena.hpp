// The game of one region of a clearing that is filled, played out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reference/certificates/keeping_goal.hpp"

namespace shikatsu::proofs {

/// Which liberties the keeper plays on while there are any.
enum class FillingOrder { outer_first, inner_first };

/// What goes wrong, and in which state.
struct FillingTrouble {
    std::string sentence;
    reference::RegionState state;
};

/// Either player may move elsewhere at any time. Marks do not matter: a ko-capture of the keeper's is trouble
/// anyway.
class FillingArena {
  public:
    /// Requires a region without other points beside it.
    FillingArena(const reference::RegionGrid& grid, const reference::Groups& groups, FillingOrder order)
        : grid_(grid), groups_(groups), order_(order) {}

    /// The first trouble in what can come after the states with the opponent to move, if the keeper fills in
    /// any way in this order; the unit's class is owed a liberty.
    std::optional<FillingTrouble> trouble(const std::vector<reference::RegionState>& starts,
                                          std::optional<reference::Unit> owed);
    /// The first trouble that the opponent's plays alone lead to and in which each play in this order would
    /// be trouble.
    std::optional<FillingTrouble> certain_trouble(const reference::RegionState& start,
                                                  std::optional<reference::Unit> owed);

    /// The state before a play of the keeper's on an inner liberty that captures, if there was one.
    const std::optional<reference::RegionState>& inner_capture() const { return inner_capture_; }
    /// The state before a play of the opponent's that captures, if there was one.
    const std::optional<reference::RegionState>& loss() const { return loss_; }

  private:
    enum class Visit : std::uint8_t { none, begun, ended };
    struct Node {
        reference::RegionState state;
        bool dirty = false;
        /// After the opponent's plays, and after the keeper's.
        std::vector<std::size_t> plays = {};
        std::vector<std::size_t> fills = {};
        Visit visit = Visit::none;
    };

    void begin(const std::vector<reference::RegionState>& starts);
    std::size_t number_of(reference::RegionState state);
    bool owes_in_vain(const reference::RegionState& state, std::optional<reference::Unit> owed) const;
    void expand_plays(std::size_t number);
    /// What is wrong with one of the keeper's plays.
    std::optional<std::string> expand_fills(std::size_t number);
    std::optional<std::string> objection(const reference::RegionState& state, reference::Place place) const;
    bool is_outer(const reference::RegionState& state, reference::Place place) const;
    std::vector<reference::Place> filling_plays(const reference::RegionState& state) const;
    /// Whether play can go round from here without being clean after a play of the keeper's.
    bool goes_round(std::size_t number);
    int stones(const reference::RegionState& state, Player player) const;

    const reference::RegionGrid& grid_;
    const reference::Groups& groups_;
    FillingOrder order_;
    /// Of each state by its code; 0 for none, else one more than the number.
    std::vector<std::size_t> numbers_;
    std::vector<Node> nodes_;
    std::optional<reference::RegionState> inner_capture_;
    std::optional<reference::RegionState> loss_;
};

}  // namespace shikatsu::proofs
