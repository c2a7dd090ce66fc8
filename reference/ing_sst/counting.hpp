// Article 4: territory, fill-in counting stone by stone, and the area formula.
#pragma once

#include <array>

#include "reference/ing_sst/removal.hpp"
#include "reference/values/margin.hpp"

namespace shikatsu::reference::ing_sst {

/// Stones of each colour: half of the points less one. [ING-ST-1]
int stones_of_a_side(const Grid& grid);

/// Whose the spaces are: connected spaces with a boundary of one colour are that player's [ING-CT-2], all
/// others are shared [ING-CT-3].
struct Spaces {
    PointSet black;
    PointSet white;
    PointSet shared;

    const PointSet& of(Player player) const { return player == Player::black ? black : white; }
};
Spaces spaces_of(const Position& position);

/// Black's stones and spaces less White's, shared spaces halved. Dead stones must have been taken away.
/// [ING-CT-1]
Margin area_difference(const Position& position);

/// What is left of a player's stones and spaces once he has filled in. [ING-CT-4]
struct LeftOver {
    PointSet winning_spaces;
    int losing_stones = 0;
    /// Stones on the board beyond the supply: each stands on a point that would be a winning space.
    int borrowed = 0;
};

/// The board after fill-in counting.
struct FilledBoard {
    Position position;
    /// Before losing stones are filled into winning spaces.
    std::array<LeftOver, 2> left_over;
    /// Where losing stones went. [ING-CT-6]
    PointSet losing_stones;
    /// Compensation and penalty stones on the board. [ING-CT-7]
    PointSet adjustment_stones;
    /// Those for which the giver had no space.
    int adjustment_beside = 0;
    /// At most one that neither player fills. [ING-CT-5]
    PointSet unfilled_shared;
    /// Winning spaces that nothing was filled into.
    PointSet open_winning_spaces;
    /// One point for each open winning space, two for each losing, compensation and penalty stone. [ING-CT-8]
    Margin difference;
};

/// Fills in all stones. `to_white` points of compensation and penalties go from Black to White, to Black if
/// negative. Requires an even number. [ING-CT-4] [ING-CT-7]
FilledBoard fill_in(const Position& position, int to_white);

/// The four ways in which a difference value can be made up. [ING-CT-9]
enum class Combination {
    winning_space,
    winning_space_and_losing_stones,
    shared_space,
    shared_space_and_losing_stones
};
Combination combination_of(const FilledBoard& filled);

}  // namespace shikatsu::reference::ing_sst
