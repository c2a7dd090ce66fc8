#include "proofs/symbolic/unrolling.hpp"

#include <stdexcept>
#include <utility>

namespace shikatsu::proofs {

namespace {

thread_local Unrolling* current_unrolling = nullptr;

int bound_of(const Bounds& bounds, optimized::Loop loop) {
    switch (loop) {
        case optimized::Loop::flood:
            return bounds.flood;
        case optimized::Loop::parts:
            return bounds.parts;
        case optimized::Loop::life:
            return bounds.life;
    }
    throw std::logic_error("an unknown loop");
}

}  // namespace

Unrolling::Unrolling(const Bounds& bounds)
    : bounds_(bounds), before_(std::exchange(current_unrolling, this)) {}

Unrolling::~Unrolling() {
    current_unrolling = before_;
}

Unrolling& Unrolling::current() {
    if (current_unrolling == nullptr) throw std::logic_error("a loop outside of any unrolling");
    return *current_unrolling;
}

bool Unrolling::ends(optimized::Loop loop, SymbolicTruth at_its_end, int round) {
    if (certain(at_its_end)) return true;
    if (round < bound_of(bounds_, loop)) return false;
    ended_ = ended_ && at_its_end;
    return true;
}

}  // namespace shikatsu::proofs
