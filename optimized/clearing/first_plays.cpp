#include "optimized/clearing/first_plays.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>

#include "optimized/clearing/cleared_part.hpp"
#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/kernel/in_threads.hpp"

namespace shikatsu::optimized {

namespace {

/// What is easy is found before much is spent on what is not.
constexpr std::array<std::size_t, 3> most_states{10'000, 40'000, 160'000};

/// How many states it takes to clear the part after the play, if not more than so many.
std::optional<std::size_t> states_after(ClearedPart part, Point play, std::size_t most) {
    part.go_on(most);
    for (int effort = least_clearing_effort; effort <= most_clearing_effort && !part.over();
         effort += clearing_effort_step) {
        const ClearingResult result = part.carefree_after(play, effort);
        if (result == ClearingResult::never) return std::nullopt;
        if (result == ClearingResult::won) return part.states();
    }
    return std::nullopt;
}

}  // namespace

std::vector<Point> easiest_first_plays(const Position& position, Player keeper,
                                       const std::vector<Point>& part, const std::vector<int>& kept,
                                       std::size_t most, int threads, const std::function<bool()>& stopped) {
    std::vector<Point> plays;
    std::copy_if(part.begin(), part.end(), std::back_inserter(plays),
                 [&](Point point) { return position.empty(point); });
    std::vector<std::optional<std::size_t>> states(plays.size());
    const auto cleared = [](const auto& taken) { return taken.has_value(); };
    for (const std::size_t most_of_each : most_states) {
        std::atomic<std::size_t> next{0};
        in_threads(threads, [&] {
            for (std::size_t i = next++; i < plays.size() && !stopped(); i = next++)
                states[i] = states_after(
                    {position, keeper, part, kept, Sides::apart, OwnBans::lifted, std::nullopt, stopped},
                    plays[i], most_of_each);
        });
        if (std::any_of(states.begin(), states.end(), cleared)) break;
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (states[i]) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t one, std::size_t other) { return *states[one] < *states[other]; });
    std::vector<Point> easiest;
    for (const std::size_t i : order) {
        if (easiest.size() < most) easiest.push_back(plays[i]);
    }
    return easiest;
}

}  // namespace shikatsu::optimized
