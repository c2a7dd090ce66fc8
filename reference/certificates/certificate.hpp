// A certificate as read from its text: a claim about force and the winner's strategy. See
// spec/certificates.md.
#pragma once

#include <cstddef>
#include <string>

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force.hpp"

namespace shikatsu::reference {

/// What one certificate may cost. Whatever a file says, no more is stored or looked at.
struct CertificateLimits {
    /// Of the file, and of the text that it unpacks to.
    std::size_t bytes = std::size_t{64} << 20;
    /// Nodes and transitions of the strategy together.
    std::size_t entries = 4'000'000;
    /// States of the game with the strategy's memory.
    std::size_t states = 1'000'000;
    double seconds = 600.0;
};

/// Why something is no certificate: one sentence, and the line of the text, 0 if it is about the whole file.
struct CertificateProblem {
    std::size_t line = 0;
    std::string sentence;
};

struct Certificate {
    Position position;
    Readings readings;
    ForceQuestion question;
    /// The claim: the attacker can force what is asked, or the defender can prevent it. [J2003-ST-6]
    bool attacker_forces = false;
    FiniteMemoryStrategy strategy;
    /// The line of the strategy's node 0; each further node has the next line.
    std::size_t first_node_line = 0;
};

}  // namespace shikatsu::reference
