// Rule 7 in a configuration: stones, territory, immortal stones.
#pragma once

#include "optimized/ikeda/rules.hpp"
#include "optimized/ikeda/stones.hpp"
#include "optimized/kernel/benson.hpp"

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

/// What a player's last configuration counts for; rules leave at zero what they do not count.
struct LastCount {
    int stones = 0;
    int territory = 0;
    /// Non-immortal stones played after the preliminary end; they count against him.
    int late_mortal_stones = 0;

    int points() const { return stones + territory - late_mortal_stones; }
};

/// `late` are the stones played after the preliminary end. [IK-A1-7] [IK-A2-7] [IK-T1-7] [IK-T2-7] [IK-T3-7]
template <int W>
LastCount last_count(const Geometry<W>& geometry, const Stones<W>& stones, Player player, const Bits<W>& late,
                     const ScoreRule& rule, SelfCapture reading) {
    const Bits<W>& own = stones.of(player);
    LastCount count;
    count.territory = counted_territory(geometry, stones, player, rule.territory, reading).count();
    if (rule.stones) count.stones = own.count();
    const Bits<W> late_own = late & own;
    if (rule.late_mortal_stones && !late_own.empty())
        count.late_mortal_stones = (late_own - immortal(geometry, stones, player, reading)).count();
    return count;
}

/// What goes from White to Black by the first pass, in half-points. [IK-A3-7]
inline int half_points_of_first_pass(const Course& course, const ScoreRule& rule) {
    const bool white_passed_first = course.second_stage && course.mark == Player::white;
    return rule.first_pass && white_passed_first ? -2 : 0;
}

/// What the last configuration adds to the margin, in half-points; prisoners were counted before.
template <int W>
int half_points_at_end(const Geometry<W>& geometry, const Stones<W>& stones, const Course& course,
                       const Bits<W>& late, const ScoreRule& rule, SelfCapture reading) {
    const auto points = [&](Player player) {
        return last_count(geometry, stones, player, late, rule, reading).points();
    };
    return 2 * (points(Player::black) - points(Player::white)) + half_points_of_first_pass(course, rule);
}

}  // namespace shikatsu::optimized::ikeda
