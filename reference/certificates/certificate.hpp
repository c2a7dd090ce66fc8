// A certificate as read from its text, and what becomes of it. See spec/certificates.md.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "reference/japanese2003/force.hpp"
#include "reference/values/ranked_strategy.hpp"

namespace shikatsu::reference {

/// Said of a strategy that goes over CertificateLimits::intersections.
inline constexpr const char* states_too_large = "the states are too large";

/// What one certificate may cost. Whatever a file says, no more is stored or looked at.
struct CertificateLimits {
    /// Of the text, unpacked.
    std::size_t bytes = std::size_t{1} << 30;
    std::size_t states = 20'000'000;
    double seconds = 600.0;
    /// Of a strategy's states in all, each with its grid: they are stored, however short their lines are.
    std::size_t intersections = std::size_t{1} << 32;
    /// Of a hypo-sequence, all of whose situations are stored, and of the game that comes to a place.
    std::size_t moves = 1'000;

    /// Whether so many states of a strategy on the grid are more than that.
    bool too_many_intersections(std::size_t strategy_states, const Grid& grid) const {
        return strategy_states > intersections / static_cast<std::size_t>(grid.size());
    }
};

/// Why something is no certificate: one sentence, and the line of the text, 0 if it is about the whole file.
struct CertificateProblem {
    std::size_t line = 0;
    std::string sentence;
};

/// A claim about what can be forced, with the winner's strategy.
struct Certificate {
    Position position;
    Readings readings;
    ForceQuestion question;
    /// The claim: the attacker can force what is asked, or the defender can prevent it. [J2003-ST-6]
    bool attacker_forces = false;
    RankedStrategy strategy;
    /// Of the text: where the strategy's first line is.
    std::size_t first_line = 1;
    /// Where play is confined to, if it is.
    std::optional<PointSet> zone = std::nullopt;
};

}  // namespace shikatsu::reference
