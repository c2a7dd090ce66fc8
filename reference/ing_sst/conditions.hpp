// Articles 6 to 8 and 11 as far as they decide a result: compensation, handicap, penalties, forfeits, boards.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "reference/values/grid.hpp"

namespace shikatsu::reference::ing_sst {

/// What is agreed on before a game. The defaults are those of a game without handicap or compensation.
struct Conditions {
    /// White's mandatory pass plays; Black makes one board play more before White's first free move.
    /// [ING-HC-3]
    int handicap_plays = 0;
    /// From Black to White. [ING-HC-1]
    int compensation = 0;
};

/// The conditions of a game without handicap, in which Black gives White eight points. [ING-HC-1]
inline constexpr Conditions even_game{0, 8};

/// Errors: an odd number of points, for the unit of adjustment is two points; a negative number of handicap
/// plays. [ING-HC-2]
tl::expected<Conditions, std::string> check(const Conditions& conditions);

/// The points for additional time beyond the basic time: two, four beyond a sixth of it, six beyond two
/// sixths. Nothing beyond a half: the game is forfeited. [ING-PN-1]
std::optional<int> penalty_points(std::chrono::seconds basic, std::chrono::seconds additional);

/// What penalties move from Black to White; opposing ones cancel. [ING-PN-2]
constexpr int penalty_to_white(int black_points, int white_points) {
    return black_points - white_points;
}

/// By what a player forfeits the game, as confirmed by the referee. [ING-FF-1]
enum class Forfeit { failure_to_appear, abandonment, retraction, excessive_time, defiance };

/// Whether the board has one of the text's sizes: 9 to 19 lines both ways, an odd number. [ING-BD-1]
bool is_board_of_the_text(const Grid& grid);

/// The name of a point, such as K10: letters A to T without I from the left, numbers from the bottom.
/// [ING-BD-2]
std::string point_name(const Grid& grid, Point point);

}  // namespace shikatsu::reference::ing_sst
