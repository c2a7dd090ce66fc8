#include "optimized/kernel/in_threads.hpp"

#include <exception>
#include <mutex>
#include <system_error>
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
    {
        std::vector<std::jthread> threads;
        try {
            for (int i = 1; i < jobs; ++i) threads.emplace_back(guarded);
        } catch (const std::system_error&) {
            // The system has no more threads; those that there are share out all the work.
        }
        guarded();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace shikatsu::optimized
