// Rule 7 in a configuration: stones, territory, immortal stones.
#pragma once

#include "optimized/benson.hpp"
#include "optimized/ikeda/rules.hpp"
#include "optimized/ikeda/stones.hpp"

namespace shikatsu::optimized::ikeda {

/// What is left of the player's stones once the opponent has filled whatever he can, the player passing.
/// Under the reading self-capture=single-stone no order is better than another: a stone more never prohibits
/// a play, and the attacker's stones are never removed.
template <int W>
Bits<W> left_after_filling(const Geometry<W>& geometry, Stones<W> stones, Player player) {
    const Player attacker = opponent(player);
    const Bits<W> at_first = stones.of(player);
    Bits<W> lost;
    for (bool filled = true; filled;) {
        filled = false;
        (geometry.all() - stones.occupied()).for_each([&](Point point) {
            const auto result = play(geometry, stones, attacker, point, SelfCapture::single_stone);
            if (!result) return;
            stones = result->stones;
            lost |= result->removed;
            filled = true;
        });
    }
    return at_first - lost;
}

/// The stones that consecutive plays cannot remove: unconditional life if no suicide is allowed. [IK-IM-1]
template <int W>
Bits<W> immortal(const Geometry<W>& geometry, const Stones<W>& stones, Player player, SelfCapture reading) {
    if (reading == SelfCapture::single_stone) return left_after_filling(geometry, stones, player);
    return unconditionally_alive(geometry, stones.of(player), geometry.all() - stones.occupied());
}

/// The points of the player's territories that only stones of `counting` surround. [IK-D5-1] [IK-D5-2]
template <int W>
Bits<W> territory(const Geometry<W>& geometry, const Stones<W>& stones, Player player,
                  const Bits<W>& counting) {
    Bits<W> points;
    const Bits<W> others = stones.occupied() - counting;
    for_each_part(geometry, geometry.all() - stones.occupied(), [&](const Bits<W>& part) {
        const Bits<W> around = geometry.neighbours(part);
        if (around.meets(stones.of(player)) && !around.meets(others)) points |= part;
    });
    return points;
}

/// The points that the rules count as the player's territory.
template <int W>
Bits<W> counted_territory(const Geometry<W>& geometry, const Stones<W>& stones, Player player,
                          CountedTerritory counted, SelfCapture reading) {
    switch (counted) {
        case CountedTerritory::none:
            break;
        case CountedTerritory::any:
            return territory(geometry, stones, player, stones.of(player));
        case CountedTerritory::of_immortal_stones:
            return territory(geometry, stones, player, immortal(geometry, stones, player, reading));
    }
    return {};
}

/// What the last configuration adds to the margin, in half-points; prisoners were counted before. `late` are
/// the stones played after the preliminary end. [IK-A1-7] [IK-A2-7] [IK-A3-7] [IK-T1-7] [IK-T2-7] [IK-T3-7]
template <int W>
int half_points_at_end(const Geometry<W>& geometry, const Stones<W>& stones, const Course& course,
                       const Bits<W>& late, const ScoreRule& rule, SelfCapture reading) {
    int half_points = 0;
    for (const Player player : {Player::black, Player::white}) {
        const Bits<W>& own = stones.of(player);
        int points = counted_territory(geometry, stones, player, rule.territory, reading).count();
        if (rule.stones) points += own.count();
        if (rule.late_mortal_stones)
            points -= ((late & own) - immortal(geometry, stones, player, reading)).count();
        half_points += player == Player::black ? 2 * points : -2 * points;
    }
    const bool white_passed_first = course.second_stage && course.mark == Player::white;
    if (rule.first_pass && white_passed_first) half_points -= 2;
    return half_points;
}

}  // namespace shikatsu::optimized::ikeda
