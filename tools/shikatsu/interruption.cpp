#include "tools/shikatsu/interruption.hpp"

#include <cstdint>
#include <ctime>

namespace shikatsu::tools {

namespace {

std::atomic<bool> interrupted{false};
std::atomic<std::int64_t> first_at{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free,
              "a signal handler may only touch lock-free atomics");

/// One wish to stop may arrive as several signals (`timeout` signals its child and then the whole group), so
/// only one that comes this long after the first means "at once".
constexpr std::int64_t impatience_ns = 1'000'000'000;

std::int64_t now_ns() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

extern "C" void note_interruption(int signal) {
    interrupted.store(true);
    std::int64_t first = 0;
    const std::int64_t now = now_ns();
    if (!first_at.compare_exchange_strong(first, now) && now - first > impatience_ns) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
}

}  // namespace

Interruption::Interruption() {
    struct sigaction action {};
    action.sa_handler = note_interruption;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &before_int_);
    sigaction(SIGTERM, &action, &before_term_);
}

Interruption::~Interruption() {
    sigaction(SIGINT, &before_int_, nullptr);
    sigaction(SIGTERM, &before_term_, nullptr);
}

const std::atomic<bool>* Interruption::flag() const {
    return &interrupted;
}

}  // namespace shikatsu::tools
