// How long the check of a strategy may take.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::reference {

/// Said of what could not be checked in time.
inline std::string out_of_time(const CertificateLimits& limits) {
    return fmt::format("not checked to the end within {} seconds", limits.seconds);
}

/// Seconds against the limit, from now on.
class Patience {
  public:
    /// `stop` may be empty; once it says so there is none left. Keeps a reference to it.
    Patience(const CertificateLimits& limits, const std::function<bool()>& stop)
        : seconds_(limits.seconds), stop_(&stop) {}

    /// Whether to go on; to be asked for each state that is looked at. Asks the clock for some of them.
    bool lasts() {
        constexpr std::size_t states_between = 64;
        if (!ended_ && asked_++ % states_between == 0) {
            const std::chrono::duration<double> passed = Clock::now() - begin_;
            ended_ = passed.count() >= seconds_ || (*stop_ && (*stop_)());
        }
        return !ended_;
    }
    /// Whether lasts() said no.
    bool ended() const { return ended_; }

  private:
    using Clock = std::chrono::steady_clock;

    double seconds_;
    const std::function<bool()>* stop_;
    Clock::time_point begin_ = Clock::now();
    std::size_t asked_ = 0;
    bool ended_ = false;
};

}  // namespace shikatsu::reference
