#include "optimized/due_strings.hpp"

#include <algorithm>

#include "optimized/cleared_strings.hpp"

namespace shikatsu::optimized {

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
    return std::ranges::any_of(verdicts, [&](const StringVerdict& other) {
        if (other.owner != verdict.owner || !is_open(other)) return false;
        return is_in(verdict, local(grid, other.points, barriers(grid, verdicts, other.owner, false)));
    });
}

}  // namespace shikatsu::optimized
