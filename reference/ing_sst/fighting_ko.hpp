// Article 3, fighting ko: ko stones, ko positions, and the hot stones that a play leaves.
#pragma once

#include <optional>
#include <vector>

#include "reference/ing_sst/removal.hpp"

namespace shikatsu::reference::ing_sst {

/// Single or double ko stones, and the space from which the opponent removes them with a stone that has one
/// breath, where one of them was. [ING-KO-1]
struct Ko {
    Player owner = Player::black;
    PointSet stones;
    Point space;

    /// The stones and the space.
    PointSet points() const;
    friend auto operator<=>(const Ko&, const Ko&) = default;
};

/// The ko with a stone on `stone`, if there is one. [ING-KO-1]
std::optional<Ko> ko_with_stone(const Position& position, Point stone);

/// All kos of the position, in reading order of their first stones.
std::vector<Ko> kos(const Position& position);

/// Kos in which the same two opposing groups are locked together: those that share with `ko` a string of each
/// colour beside their points, and so on. `ko` is one of them. [ING-KO-2]
std::vector<Ko> ko_position_of(const Position& position, const Ko& ko);

/// The stones beside the points that are not among them, with their whole strings: the groups whose life and
/// death the ko is about. [ING-KO-2]
PointSet locked_stones(const Position& position, const PointSet& points);

/// Whether the opponent's next board play could remove one of the player's `stones`. [ING-KO-3]
bool threatened(const Position& position, Player player, const PointSet& stones);

/// Whether a play was part of a fight in which life and death are not settled: before it the player's own
/// locked stones were threatened, and after it the opponent's are. [ING-KO-3]
bool is_fight(const Position& before, const Position& after, Player player, const PointSet& points);

/// The two stones of which the play added one to the other, if they are hot: the opponent's play on their one
/// breath removes just them, and it and two more plays by turns, whose stones stay, can bring back the
/// position before: a cycle of four board plays in which nobody passes, as eternal life is. [ING-HS-2]
PointSet double_hot_stones(const Position& before, Player player, Point point, const BoardPlay& made);

/// The stones that the opponent's next move must not remove: a single hot stone [ING-HS-1], double hot stones
/// [ING-HS-2] or twin hot stones [ING-HS-3]. `made` is the play of `player` on `point` in `before`.
PointSet hot_stones(const Position& before, Player player, Point point, const BoardPlay& made);

}  // namespace shikatsu::reference::ing_sst
