#include "optimized/analysis/due_strings.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

/// Whether a stone of the string is adjacent to one of the points, which are in reading order.
bool is_beside(const Grid& grid, const StringVerdict& verdict, const std::vector<Point>& points) {
    return std::ranges::any_of(verdict.points, [&](Point stone) {
        const auto near = grid.adjacent(stone);
        return std::any_of(near.begin(), near.end(),
                           [&](Point next) { return std::ranges::binary_search(points, next); });
    });
}

}  // namespace

bool is_open(const StringVerdict& verdict) {
    return !verdict.alive || (verdict.ko_stone && !verdict.capturable_3);
}

bool all_known(const Verdicts& verdicts, Sought sought) {
    return std::ranges::all_of(verdicts, [&](const StringVerdict& verdict) {
        return sought == Sought::statuses ? verdict.status != Status::undecided : !is_open(verdict);
    });
}

bool is_due(const Grid& grid, const StringVerdict& verdict, const Verdicts& verdicts, Sought sought) {
    if (is_open(verdict)) return true;
    if (std::ranges::none_of(verdicts, is_open)) return sought == Sought::statuses;
    const auto bounds = [&](const StringVerdict& other, std::optional<Player> stopping) {
        return is_beside(grid, verdict,
                         local(grid, other.points, barriers(grid, verdicts, stopping, Stopping::possible)));
    };
    return std::ranges::any_of(verdicts, [&](const StringVerdict& other) {
        if (other.owner == verdict.owner && is_open(other) && bounds(other, other.owner)) return true;
        // Strings of both players bound local-3, by which capturable-3 is told.
        return other.ko_stone && !other.capturable_3 && bounds(other, std::nullopt);
    });
}

}  // namespace shikatsu::optimized
