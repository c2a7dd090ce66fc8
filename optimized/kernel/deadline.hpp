// Until when a search may go on, and how long it has gone on.
#pragma once

#include <algorithm>
#include <chrono>

namespace shikatsu::optimized {

/// So many seconds after `begin`: none if they are no number above 0, and no more than three years, so that
/// every clock can count them.
inline std::chrono::steady_clock::time_point deadline_after(
    double seconds, std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now()) {
    using Clock = std::chrono::steady_clock;
    constexpr double longest = 1e8;
    if (!(seconds > 0)) return begin;
    const std::chrono::duration<double> counted(std::min(seconds, longest));
    return begin + std::chrono::duration_cast<Clock::duration>(counted);
}

inline double seconds_since(std::chrono::steady_clock::time_point moment) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - moment).count();
}

}  // namespace shikatsu::optimized
