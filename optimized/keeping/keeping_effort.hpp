// What may be spent on looking for a keeping.
#pragma once

#include <cstddef>

namespace shikatsu::optimized {

/// What may be spent on each region that is tried, and how many ways of cutting the grid into regions are.
struct KeepingEffort {
    /// Plays and answers in a region before it has to fall into windows.
    int depth = 4;
    /// States of a region that are looked at.
    std::size_t states = 300;
    int trials = 6;
    /// States in all after which no other way of cutting is tried; after twice as many the search is given
    /// up.
    std::size_t most_states = 100'000;
    /// Intersections that a region may have: to link strings, to give an eye, or as a whole enclosed part.
    std::size_t largest_link = 12;
    std::size_t largest_eye = 18;
    std::size_t largest_part = 40;
    /// In an enclosed part as a whole: plays and answers before it has to fall into large windows, and
    /// states.
    int depth_of_parts = 2;
    std::size_t states_of_parts = 40;
    /// Intersections that a large window of a part may have.
    int largest_window = 20;
};

/// Efforts that grow, from 0 on; the last is the greatest for all numbers after it.
KeepingEffort keeping_effort(int level);

}  // namespace shikatsu::optimized
