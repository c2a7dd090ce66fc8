#include "optimized/ikeda/best_play.hpp"

#include <algorithm>

#include "optimized/ikeda/value_search.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// On small grids everything is expanded: the largest arenas take somewhat less than a gigabyte. On larger
/// ones only what is near matters, if anything can be decided at all.
constexpr int small_grid = 12;
constexpr std::uint64_t most_nodes_on_small_grids = 2'500'000;
constexpr std::uint64_t most_nodes_on_large_grids = 200'000;

std::optional<Margin> margin_of(const std::optional<int>& half_points) {
    if (!half_points) return std::nullopt;
    return Margin::of_half_points(*half_points);
}

}  // namespace

BestPlay best_play(const Rules& rules, const IkedaReadings& readings, const Position& position, Player first,
                   const Limits& limits, Restricted restricted) {
    Limits for_arena = limits;
    const bool small = position.grid().size() <= small_grid;
    for_arena.max_states =
        std::min(limits.max_states, small ? most_nodes_on_small_grids : most_nodes_on_large_grids);
    const auto arena = Arena::from(rules, readings, restricted, position, first, for_arena);
    if (!arena) return {};
    const MarginBounds bounds = ValueSearch(*arena, limits).run();
    return {margin_of(bounds.at_least), margin_of(bounds.at_most), bounds.states};
}

}  // namespace shikatsu::optimized::ikeda
