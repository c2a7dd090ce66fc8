// Where a split of a keeping begins: the grid with what is kept on it, and what the split owes.
#pragma once

#include <map>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "reference/certificates/keeping_goal.hpp"

namespace shikatsu::reference {

/// What a split finds: stones, marks, what is kept already and in which groups, and where its regions may be.
struct KeepingScene {
    /// Within `points` as it is; elsewhere nobody asks.
    Position position;
    Player keeper = Player::black;
    /// Where the regions of the split may be.
    PointSet points;
    PointSet marks;
    /// Where nothing is said of what is there.
    PointSet unknown;
    /// Where the opponent is banned.
    PointSet barred;
    KeptStones kept;
    Groups groups;
    /// The vertex of each unit, which is that of its string's first stone.
    std::vector<std::string> names;

    /// The whole grid, with nothing kept yet.
    static KeepingScene of(const Position& position, Player keeper);

    /// Keeps the string with this first stone, too. False if there is no such string that is not kept.
    bool add_unit(Point first_stone);
    /// The unit with this first stone.
    std::optional<Unit> unit_at(Point first_stone) const;

    RegionState state_of(const RegionGrid& region) const;
    /// The scene in which a state of a region falls into regions of its own.
    KeepingScene inside(const RegionGrid& region, const RegionState& state) const;
};

/// How many liberties each group gets by a region's lines; or a sentence, if a vertex is no unit's, a number
/// is neither 1 nor 2, or a group comes twice.
tl::expected<std::map<Group, int>, std::string> needs_by_group(
    const KeepingScene& scene, const std::vector<std::pair<Point, int>>& needs);

/// Nothing, or a sentence about a region's points: in reading order, in the scene, without kept stones.
std::optional<std::string> objection_to_points(const KeepingScene& scene, const std::vector<Point>& points);

/// Nothing, or a sentence: what the regions of a split give, by group, is less than the goal wants. Groups
/// with no string that was kept before, `units_before` in number, want two liberties.
std::optional<std::string> objection_to_sums(const KeepingScene& scene, const KeepingGoal& goal,
                                             std::size_t units_before, const std::map<Group, int>& sums);

}  // namespace shikatsu::reference
