// What each player can force at every state of a small game, an endless game being lost for him.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/ikeda/small_game.hpp"

namespace shikatsu::optimized::ikeda {

/// In a game a player is sure of the largest margin that he forces at any state it has come to, whatever had
/// appeared there: proofs/ikeda.md, T5.
struct ForcedMargins {
    CourseNumber courses = 0;
    /// Half-points of a player, by situation and player.
    std::vector<std::int8_t> sure;
    /// When each of them came to be known, if that is kept: what it rests on was known before.
    std::vector<std::uint32_t> since;

    std::size_t place(Player player, const Situation& situation) const {
        const std::size_t course = situation.configuration * std::size_t{courses} + situation.course;
        return 4 * course + 2 * static_cast<std::size_t>(situation.to_move) +
               static_cast<std::size_t>(player);
    }
    /// In half-points of Black.
    int at_least(const Situation& situation) const { return sure[place(Player::black, situation)]; }
    int at_most(const Situation& situation) const { return -sure[place(Player::white, situation)]; }
};

/// The least solution of: an ended game is worth what it counts for; the opponent is granted all moves; the
/// player may rely on a pass, on a play that is not restricted, and on a restricted one as far as he forces
/// as much at each state at which its configuration can have arisen earlier. Nothing if the limits interrupt.
std::optional<ForcedMargins> forced_margins(const SmallGame& game, const Limits& limits,
                                            bool keep_since = false);

}  // namespace shikatsu::optimized::ikeda
