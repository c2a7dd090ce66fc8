// Ctrl-C as a wish to stop and see what is known so far.
#pragma once

#include <atomic>
#include <csignal>

namespace shikatsu::tools {

/// While it lives, the first SIGINT or SIGTERM sets a flag instead of ending the program; one that comes
/// more than a second after it ends the program.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// The flag, for the engine to look at.
    const std::atomic<bool>* flag() const;
    bool wanted() const { return flag()->load(); }

  private:
    struct sigaction before_int_ {};
    struct sigaction before_term_ {};
};

}  // namespace shikatsu::tools
