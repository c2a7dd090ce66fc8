// How far a game is on its way to the end, in a few bits, and what a pass makes of it: rule 6 of each
// ruleset.
#pragma once

#include <cstdint>

#include "reference/values/ikeda_readings.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::optimized::ikeda {

/// What rule 6 has to know of the moves so far.
struct Course {
    /// Whether the first pass (area rules III) or the preliminary end (territory rules I and II) has been.
    bool second_stage = false;
    /// In the second stage: who passed first, or who moved first after the preliminary end.
    Player mark = Player::black;
    /// Whether the last move was a pass that counts for an end.
    bool after_pass = false;
    bool ended = false;

    constexpr std::uint8_t bits() const {
        return static_cast<std::uint8_t>((second_stage ? 1 : 0) | (mark == Player::white ? 2 : 0) |
                                         (after_pass ? 4 : 0) | (ended ? 8 : 0));
    }
    friend constexpr bool operator==(const Course&, const Course&) = default;
};

constexpr Course after_play(Course course) {
    course.after_pass = false;
    return course;
}

/// What a pass does.
struct Passed {
    Course course;
    /// Whether the player who passes gives a prisoner.
    bool gives_prisoner = false;
    Player next = Player::black;
};

/// Rule 6 as a function of what was before, who passes, and the readings.
using PassRule = Passed (*)(Course, Player, const IkedaReadings&);

/// [IK-A1-6] [IK-A2-6]
Passed pass_of_two(Course course, Player player, const IkedaReadings& readings);
/// [IK-A3-6]
Passed pass_of_two_after_first(Course course, Player player, const IkedaReadings& readings);
/// [IK-T1-61] [IK-T1-62] [IK-T1-63] [IK-T1-64]
Passed pass_with_preliminary_end(Course course, Player player, const IkedaReadings& readings);
/// [IK-T3-61] [IK-T3-62] [IK-T3-63]
Passed pass_with_prisoner(Course course, Player player, const IkedaReadings& readings);

}  // namespace shikatsu::optimized::ikeda
