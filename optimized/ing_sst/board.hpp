// Ing's laws on bit sets: removal, ko positions, hot stones and the count.
#pragma once

#include <array>
#include <optional>

#include "optimized/kernel/geometry.hpp"
#include "optimized/kernel/strings.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized::ing_sst {

/// Enough for the largest grid.
inline constexpr int width = (Grid::max_lines * Grid::max_lines + 63) / 64;
using Set = Bits<width>;
using Board = Geometry<width>;

/// A position.
struct Stones {
    std::array<Set, 2> of_player;

    const Set& of(Player player) const { return of_player[static_cast<std::size_t>(player)]; }
    Set& of(Player player) { return of_player[static_cast<std::size_t>(player)]; }
    Set occupied() const { return of_player[0] | of_player[1]; }
    friend bool operator==(const Stones&, const Stones&) = default;
    friend auto operator<=>(const Stones&, const Stones&) = default;
};

Stones stones_of(const Position& position);
Position position_of(const Grid& grid, const Stones& stones);

struct Played {
    Stones stones;
    Set removed;
};

/// A play on an empty point; nothing if it is self-removal of a single stone. [ING-RM-2] [ING-RM-3]
/// [ING-MV-3]
std::optional<Played> play(const Board& board, const Stones& before, Player player, Point point);

/// The points of the ko position of the ko that the player's stone on `stone` is of, and how many kos it
/// has; none if there is no ko. [ING-KO-1] [ING-KO-2]
struct KoPosition {
    Set points;
    /// The stones of each player that are in kos.
    Stones ko_stones;
    int kos = 0;
};
KoPosition ko_position(const Board& board, const Stones& stones, Player player, Point stone);

/// Whether a play on the point removed the ko stone there and nothing else. [ING-HS-1]
bool took_ko(const Board& board, Player player, Point point, const Played& played);

/// [ING-HS-1] [ING-HS-2] [ING-HS-3]
Set hot_stones(const Board& board, const Stones& before, Player player, Point point, const Played& played);

/// Black's stones and spaces less White's. [ING-CT-1]
Margin difference(const Board& board, const Stones& stones);

}  // namespace shikatsu::optimized::ing_sst
