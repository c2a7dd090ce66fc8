// The two players of the game and what an intersection can hold.
#pragma once

namespace shikatsu {

/// One of the two players. [J2003-AX-1] [J2003-D1-1]
enum class Player : unsigned char { black, white };

/// What stands on an intersection: nothing, a black-stone or a white-stone. [J2003-D1-2] [J2003-D1-6]
enum class Content : unsigned char { empty, black, white };

constexpr Player opponent(Player player) { return player == Player::black ? Player::white : Player::black; }

/// The content of an intersection with a stone of `player` on.
constexpr Content stone_of(Player player) {
    return player == Player::black ? Content::black : Content::white;
}

constexpr const char* name(Player player) { return player == Player::black ? "black" : "white"; }

}  // namespace shikatsu
