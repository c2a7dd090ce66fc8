// Numbers that look like chance, the same again for the same beginning.
#pragma once

#include <cstddef>
#include <cstdint>

namespace shikatsu::proofs {

class Chance {
  public:
    explicit Chance(std::uint64_t number) : state_(number) {}

    /// Requires a bound above 0.
    std::size_t below(std::size_t bound) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>(state_ >> 33) % bound;
    }

  private:
    std::uint64_t state_;
};

}  // namespace shikatsu::proofs
