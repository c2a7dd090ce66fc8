// Whether a player can capture whatever the opponent has or plays in an enclosed region while his strings
// around it keep the liberties that they need there (proofs/clearing.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "optimized/clearing/clearing_game.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::optimized {

/// Searches depth first and remembers by the parts into which regions fall. What would come back to a state
/// under way counts as lost, so that play always ends where the player has won.
class ClearingSearch {
  public:
    /// `stopped` may be asked at any time.
    ClearingSearch(RegionShape shape, std::size_t most_states, const std::function<bool()>& stopped)
        : shape_(std::move(shape)), most_states_(most_states), stopped_(stopped) {}

    /// Whether a strategy was found for the region as a whole, with the opponent to move. The state has no
    /// stones that are joined to kept ones.
    bool cleared(const std::vector<RegionGroup>& groups, const RegionState& start);
    /// With the player to move: what he plays.
    std::optional<int> first_play(const std::vector<RegionGroup>& groups, const RegionState& start);

    /// The strategy. Requires that it was found.
    ClearedRegion region(const std::vector<RegionGroup>& groups, const RegionState& start,
                         std::optional<int> first_play, const RegionNames& names);

    /// States that were looked at.
    std::size_t states() const { return looked_at_; }

  private:
    struct Known {
        enum class Result : std::uint8_t { under_way, won, lost };
        Result result = Result::under_way;
        /// The player's, if he is to move and wins.
        std::int8_t play = -1;
    };
    using Memory = std::unordered_map<RegionState, Known, RegionStateHash>;
    struct Part {
        ClearingGame game;
        Memory opponents = {};
        Memory players = {};
    };
    /// A part into which a region has fallen.
    struct Piece {
        Part* part;
        RegionState state;
        /// By group of the part: the class of what has fallen.
        std::vector<std::size_t> classes;
    };
    struct Fall {
        std::vector<RegionClass> classes;
        std::vector<Mask> rest;
        /// By class: what it still needs.
        std::vector<int> owed;
        std::vector<Piece> pieces;
    };

    Part& part_of(Mask within, const std::vector<RegionGroup>& groups);
    bool opponent_to_move(Part& part, const RegionState& state);
    bool each_play_answered(Part& part, const RegionState& state);
    bool player_to_move(Part& part, const RegionState& state, Mask hint);
    bool won_after(Part& part, const RegionState& state);
    /// Whether the pieces give what is owed; then they are in `fall`.
    bool fall_apart(Part& part, const RegionState& state, Fall& fall);
    bool share_out(const RegionState& state, Fall& fall, std::size_t number);
    std::vector<int> sorted_plays(const Part& part, const RegionState& state) const;
    std::vector<int> sorted_answers(const Part& part, const RegionState& state, Mask hint) const;
    std::vector<ClearedState> lines(Part& part, const RegionState& start, const RegionNames& names);
    ClearedRegion region_of(Part& part, const RegionState& start, const RegionNames& names);
    bool given_up();

    RegionShape shape_;
    std::size_t most_states_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
    bool over_ = false;
    std::map<std::vector<Mask>, std::unique_ptr<Part>> parts_;
    /// The states with which parts begin whose strategy is written.
    std::unordered_map<const Part*, std::unordered_set<RegionState, RegionStateHash>> written_;
    /// How often a play on a place was a good one.
    std::array<std::uint32_t, largest_region> good_plays_{};
    std::array<std::uint32_t, largest_region> good_answers_{};
};

}  // namespace shikatsu::optimized
