// By how much a game is won: scores may come in halves.
#pragma once

#include <compare>
#include <cstdlib>
#include <string>

#include "reference/values/player.hpp"

namespace shikatsu {

/// Black's score less White's, in half-points.
class Margin {
  public:
    constexpr Margin() = default;
    static constexpr Margin of_points(int points) { return Margin(2 * points); }
    static constexpr Margin of_half_points(int half_points) { return Margin(half_points); }
    /// The margin of `points` of `player`.
    static constexpr Margin of_points(Player player, int points) {
        return of_points(player == Player::black ? points : -points);
    }

    constexpr int half_points() const { return half_points_; }

    friend constexpr Margin operator+(Margin a, Margin b) { return Margin(a.half_points_ + b.half_points_); }
    friend constexpr Margin operator-(Margin a, Margin b) { return Margin(a.half_points_ - b.half_points_); }
    friend constexpr Margin operator-(Margin a) { return Margin(-a.half_points_); }
    constexpr Margin& operator+=(Margin other) { return *this = *this + other; }
    constexpr Margin& operator-=(Margin other) { return *this = *this - other; }
    friend constexpr auto operator<=>(Margin, Margin) = default;

  private:
    explicit constexpr Margin(int half_points) : half_points_(half_points) {}

    int half_points_ = 0;
};

/// The number in points, such as "-3" or "0.5".
inline std::string to_text(Margin margin) {
    const int size = std::abs(margin.half_points());
    std::string text = margin.half_points() < 0 ? "-" : "";
    text += std::to_string(size / 2);
    if (size % 2 != 0) text += ".5";
    return text;
}

}  // namespace shikatsu
