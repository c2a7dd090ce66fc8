// The ways that rule 6 can take, numbered: what a play and a pass make of how far a game is.
#pragma once

#include <array>
#include <vector>

#include "optimized/ikeda/rules.hpp"

namespace shikatsu::optimized::ikeda {

/// A course that has not ended.
using CourseNumber = std::uint8_t;

/// Every course that moves lead to, where after each move it is the opponent's turn.
class CourseGraph {
  public:
    /// What a pass leads to: a course with a number, or an end.
    struct AfterPass {
        Course course;
        CourseNumber number = 0;
    };

    /// Requires rules under which the players always alternate.
    CourseGraph(const Rules& rules, const IkedaReadings& readings);

    /// The start is 0.
    CourseNumber size() const { return static_cast<CourseNumber>(courses_.size()); }
    CourseNumber after_play(CourseNumber number) const { return after_play_[number]; }
    const AfterPass& after_pass(CourseNumber number, Player player) const {
        return after_pass_[number][static_cast<std::size_t>(player)];
    }
    /// Those that a play leads to, and the start.
    const std::vector<CourseNumber>& arrivals() const { return arrivals_; }
    /// Which arrivals can come no later in a game than the given one, itself among them.
    const std::vector<CourseNumber>& arrivals_before(CourseNumber arrival) const {
        return arrivals_before_[arrival];
    }

  private:
    CourseNumber number_of(const Course& course);
    void find_arrivals();

    std::vector<Course> courses_;
    std::vector<CourseNumber> after_play_;
    std::vector<std::array<AfterPass, 2>> after_pass_;
    std::vector<CourseNumber> arrivals_;
    std::vector<std::vector<CourseNumber>> arrivals_before_;
};

}  // namespace shikatsu::optimized::ikeda
