#include "tools/shikatsu/interruption.hpp"

namespace shikatsu::tools {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

extern "C" void note_interruption(int) {
    interrupted.store(true);
}

}  // namespace

Interruption::Interruption() {
    struct sigaction action {};
    action.sa_handler = note_interruption;
    action.sa_flags = SA_RESETHAND | SA_RESTART;
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
