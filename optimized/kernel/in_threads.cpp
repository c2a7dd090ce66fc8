#include "optimized/kernel/in_threads.hpp"

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace shikatsu::optimized {

void in_threads(int jobs, const std::function<void()>& work) {
    std::exception_ptr failure;
    std::mutex mutex;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
        }
    };
    std::vector<std::thread> threads;
    for (int i = 1; i < jobs; ++i) threads.emplace_back(guarded);
    guarded();
    for (std::thread& thread : threads) thread.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace shikatsu::optimized
