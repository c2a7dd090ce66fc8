// What the check of a keeping or a clearing may still spend.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "reference/certificates/certificate.hpp"
#include "reference/certificates/patience.hpp"

namespace shikatsu::reference {

/// What the states of the regions that are looked at may take, in places.
inline constexpr std::size_t most_places_stored = std::size_t{1} << 28;

/// Counts states, places and seconds against the limits.
class Spending {
  public:
    Spending(const CertificateLimits& limits, const std::function<bool()>& stop)
        : limits_(limits), stop_(stop), begin_(Clock::now()) {}

    std::size_t states() const { return states_; }

    /// Counts a state that is looked at, and how many places those take that were met since the last one.
    /// Nothing, or why no more are.
    std::optional<std::string> one_more(std::size_t places) {
        places_ += places;
        if (++states_ > limits_.states)
            return fmt::format("there are more states than the limit of {}", limits_.states);
        if (places_ > most_places_stored) return "the states of the regions are too large";
        const std::chrono::duration<double> passed = Clock::now() - begin_;
        if (passed.count() >= limits_.seconds || (stop_ && stop_())) return out_of_time(limits_);
        return std::nullopt;
    }
    void forget(std::size_t places) { places_ -= places; }

  private:
    using Clock = std::chrono::steady_clock;

    const CertificateLimits& limits_;
    const std::function<bool()>& stop_;
    Clock::time_point begin_;
    std::size_t states_ = 0;
    std::size_t places_ = 0;
};

}  // namespace shikatsu::reference
