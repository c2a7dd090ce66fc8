#include "optimized/ikeda/course.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// The course after a pass that can be one of the two that end a stage.
Course counted(Course course) {
    course.ended = course.after_pass;
    course.after_pass = true;
    return course;
}

}  // namespace

Passed pass_of_two(Course course, Player player, const IkedaReadings&) {
    return {counted(course), false, opponent(player)};
}

Passed pass_of_two_after_first(Course course, Player player, const IkedaReadings& readings) {
    if (course.second_stage) return {counted(course), false, opponent(player)};
    course.second_stage = true;
    course.mark = player;
    course.after_pass = readings.first_pass == FirstPass::one_of_the_two;
    return {course, false, opponent(player)};
}

Passed pass_with_preliminary_end(Course course, Player player, const IkedaReadings& readings) {
    const bool was_second_stage = course.second_stage;
    const bool second_pass = course.after_pass;
    course = counted(course);
    if (was_second_stage) {
        const bool spared = second_pass && player == course.mark;
        return {course, !spared, opponent(player)};
    }
    if (!second_pass) return {course, false, opponent(player)};
    const bool black_begins = readings.first_after_preliminary_end == FirstAfterPreliminaryEnd::black;
    const Player next = black_begins ? Player::black : opponent(player);
    return {Course{true, next, false, false}, false, next};
}

Passed pass_with_prisoner(Course course, Player player, const IkedaReadings&) {
    const bool spared = course.after_pass && player == Player::black;
    return {counted(course), !spared, opponent(player)};
}

}  // namespace shikatsu::optimized::ikeda
