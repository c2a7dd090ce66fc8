// Two pieces of work at once, where there are threads for it.
#pragma once

#include <future>

namespace shikatsu::optimized {

/// Runs both, in two threads if `parallel`. Neither may touch what the other writes. An exception of either
/// comes out of this.
template <class First, class Second>
void side_by_side(bool parallel, First first, Second second) {
    if (!parallel) {
        first();
        second();
        return;
    }
    std::future<void> other = std::async(std::launch::async, first);
    second();
    other.get();
}

}  // namespace shikatsu::optimized
