// How much is spent on a position's questions, in growing attempts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/clearing/find_clearing.hpp"

namespace shikatsu::optimized {

/// On these all there is is quickly searched.
inline constexpr int largest_grid_without_parts = 16;
/// On these a short search of all there is goes ahead of parts.
inline constexpr int largest_small_grid = 36;

/// One attempt at all that is open.
struct Attempt {
    /// Boards that a question may use for patterns; 0 means that they are not tried.
    std::uint64_t of_patterns = 0;
    /// Clearings and keepings have levels of their own.
    std::optional<int> of_clearings = {};
    std::optional<int> of_keepings = {};
    /// The states that a question may use, asked in a zone and of the whole grid; 0 means that it is not
    /// asked.
    std::uint64_t in_zones = 0;
    std::uint64_t on_the_whole = 0;
    /// The states that a question about several strings at once may use; 0 means that there are none.
    std::uint64_t together = 0;
};

/// A question about several strings at once may cost twice what one about each of them may, for what it
/// saves, but no more than any question.
inline std::uint64_t states_together(std::uint64_t states, const Budget& budget) {
    return std::min(2 * states, budget.max_states);
}

/// Growing sizes up to the greatest one, the first of them no more than `least`.
inline std::vector<std::uint64_t> growing_sizes(std::uint64_t least, std::uint64_t most,
                                                std::uint64_t growth) {
    std::vector<std::uint64_t> sizes{most};
    while (sizes.back() > least) sizes.push_back(sizes.back() / growth);
    std::reverse(sizes.begin(), sizes.end());
    return sizes;
}

/// Of the attempt of the number; there are only so many.
inline std::optional<int> level_of_clearings(std::size_t attempt) {
    return attempt < clearing_levels ? std::optional(static_cast<int>(attempt)) : std::nullopt;
}

/// What is easy gets its answer before anything hard takes all the time; an attempt costs little beside the
/// next.
inline std::vector<Attempt> attempts_on_the_whole(const Budget& budget) {
    std::vector<Attempt> attempts;
    for (const std::uint64_t size : growing_sizes(100'000, budget.max_states, 8))
        attempts.push_back(
            {.on_the_whole = size, .together = attempts.empty() ? 0 : states_together(size, budget)});
    return attempts;
}

/// The same on small grids. What a short search of all there is decides has a strategy that can be shown.
/// Then the easiest by parts goes ahead, which decides what is won long before all there is was searched, and
/// that decides the rest: it goes on where it stopped, while more by parts, which is mostly in vain, begins
/// anew and follows an attempt behind.
inline std::vector<Attempt> attempts_on_small_grids(const Budget& budget) {
    constexpr std::uint64_t growth = 4;
    const auto sizes = growing_sizes(20'000, std::max<std::uint64_t>(budget.max_states / growth, 1), growth);
    std::vector<Attempt> attempts{{.on_the_whole = sizes.front()}};
    for (std::size_t number = 0; number < sizes.size(); ++number) {
        Attempt attempt{.in_zones = sizes[number],
                        .on_the_whole = sizes[number],
                        .together = states_together(sizes[number], budget)};
        if (number != 1) {
            const std::size_t behind = number == 0 ? 0 : number - 1;
            attempt.of_patterns = sizes[behind];
            attempt.of_clearings = level_of_clearings(behind);
        }
        attempts.push_back(attempt);
    }
    attempts.push_back({.on_the_whole = budget.max_states, .together = budget.max_states});
    return attempts;
}

/// The same on larger ones. Patterns decide the most and go ahead, the search of all there is follows
/// an attempt behind and keepings, which cost the most, three. The whole grid is asked less, for it is rarely
/// decided where no zone is.
inline std::vector<Attempt> attempts_by_parts(const Budget& budget) {
    constexpr std::uint64_t growth = 4;
    constexpr int keepings_behind = 3;
    const auto sizes = growing_sizes(100'000, budget.max_states, growth);
    const auto size_of = [&](std::size_t number) { return number < sizes.size() ? sizes[number] : 0; };
    std::vector<Attempt> attempts;
    for (std::size_t number = 0; number < sizes.size() + 2; ++number) {
        Attempt attempt;
        attempt.of_patterns = size_of(number);
        attempt.of_clearings = level_of_clearings(number);
        const int level = static_cast<int>(number);
        if (level >= keepings_behind) attempt.of_keepings = level - keepings_behind;
        attempt.in_zones = number == 0 ? sizes.front() / growth : size_of(number - 1);
        const bool last = number > sizes.size();
        attempt.on_the_whole =
            last ? budget.max_states : std::max<std::uint64_t>(attempt.in_zones / growth, 1);
        attempts.push_back(attempt);
    }
    return attempts;
}

}  // namespace shikatsu::optimized
