// How long one question may be looked at.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>

namespace shikatsu::optimized {

/// A question is undecided when one of these is reached.
struct Limits {
    std::uint64_t max_states = 0;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* stop = nullptr;
    /// Called now and then with the number of states so far; may be empty.
    std::function<void(std::uint64_t)> on_progress;
    /// Threads that one question may use. Neither the answer nor the states depend on it.
    int threads = 1;

    /// Whether a search that has looked at so many states has to end.
    bool reached(std::uint64_t states) const { return states >= max_states || interrupted(); }

    /// Whether somebody stopped it or the time is over.
    bool interrupted() const {
        return (stop != nullptr && stop->load()) || std::chrono::steady_clock::now() >= deadline;
    }
};

}  // namespace shikatsu::optimized
