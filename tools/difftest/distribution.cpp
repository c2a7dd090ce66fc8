#include "tools/difftest/distribution.hpp"

#include <algorithm>

namespace shikatsu::difftest {

namespace {

bool is(const Grid& grid, int shorter, int longer) {
    return std::min(grid.rows(), grid.columns()) == shorter &&
           std::max(grid.rows(), grid.columns()) == longer;
}

bool from_two_points(const Grid& grid) {
    return grid.size() >= 2;
}
bool from_three_points(const Grid& grid) {
    return grid.size() >= 3;
}
bool from_three_points_but_a_square(const Grid& grid) {
    return grid.size() >= 3 && !is(grid, 2, 2);
}
bool with_kos(const Grid& grid) {
    return grid.size() >= 5 || is(grid, 1, 2) || is(grid, 1, 4);
}
bool with_ko_passes(const Grid& grid) {
    return grid.size() >= 6 || is(grid, 1, 4);
}
bool beyond_the_full_graph(const Grid& grid) {
    return grid.size() >= 6;
}
bool with_infinite_play(const Grid& grid) {
    return is(grid, 1, 2) || is(grid, 2, 2);
}
bool with_capturable_2(const Grid& grid) {
    return is(grid, 3, 3) || is(grid, 1, 7);
}
/// 1x7 is the smallest grid with a capturable-3 string; the commentary's example has 3x8 intersections.
bool with_capturable_3(const Grid& grid) {
    return is(grid, 1, 7) || is(grid, 3, 8);
}
bool with_long_cycles(const Grid& grid) {
    return grid.size() >= 3 && grid.size() <= 6;
}

/// Where something is seen, and in how many random trials there at least once.
struct Occurrence {
    Counter counter;
    bool (*shown_on)(const Grid&);
    std::uint64_t once_in;
};

constexpr Occurrence occurrences[] = {
    {Counter::uncapturable, from_three_points, 10},
    {Counter::capturable_1, from_three_points_but_a_square, 50},
    {Counter::capturable_2, with_capturable_2, 200},
    {Counter::capturable_3, with_capturable_3, 100},
    {Counter::dead, from_two_points, 5},
    {Counter::kos, with_kos, 20},
    {Counter::bans, with_kos, 20},
    {Counter::variation_ko_passes, with_ko_passes, 25},
    {Counter::witness_ko_passes, beyond_the_full_graph, 200},
    {Counter::infinite_play, with_infinite_play, 10},
    {Counter::captures, from_three_points, 10},
    {Counter::suicides_refused, from_two_points, 5},
    {Counter::basic_ko_refused, with_kos, 200},
    {Counter::direct_ko_refused, with_capturable_3, 100},
    {Counter::long_cycle_ties, with_long_cycles, 150},
    {Counter::long_cycle_wins, with_long_cycles, 30},
};

/// Exhaustive plans have one game for each position, which need not show much on the smallest grids.
bool is_of_games(Counter counter) {
    return counter >= Counter::captures;
}

}  // namespace

std::vector<Requirement> requirements(const Plan& plan, std::uint64_t trials) {
    std::vector<Requirement> required;
    if (plan.readings.front() != Readings{}) return required;
    for (const Occurrence& each : occurrences) {
        const auto able = std::count_if(plan.grids.begin(), plan.grids.end(), each.shown_on);
        if (able == 0 || (plan.exhaustive && is_of_games(each.counter))) continue;
        const std::uint64_t there = trials * static_cast<std::uint64_t>(able) / plan.grids.size();
        required.push_back({each.counter, plan.exhaustive ? 1 : there / each.once_in});
    }
    return required;
}

std::vector<Requirement> shortfalls(const std::vector<Requirement>& required, const Tally& tally) {
    std::vector<Requirement> missed;
    std::copy_if(required.begin(), required.end(), std::back_inserter(missed),
                 [&](const Requirement& each) { return tally[each.counter] < each.bound; });
    return missed;
}

}  // namespace shikatsu::difftest
