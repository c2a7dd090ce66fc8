// The same work in several threads.
#pragma once

#include <functional>

namespace shikatsu::optimized {

/// Calls `work` in `jobs` threads, this one among them, or in as many as the system has, and returns when all
/// have returned. `work` shares out the parts itself. If some throw, the first failure is thrown again here.
void in_threads(int jobs, const std::function<void()>& work);

}  // namespace shikatsu::optimized
