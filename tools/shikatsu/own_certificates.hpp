// Certificates that this program has written itself, checked as those of strangers are.
#pragma once

#include <limits>

#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

/// None: the text is the program's own, and who has it checked knows the time.
inline check::Limits limits_of_own() {
    check::Limits limits;
    limits.states = std::numeric_limits<std::size_t>::max();
    limits.intersections = std::numeric_limits<std::size_t>::max();
    limits.seconds = std::numeric_limits<double>::max();
    return limits;
}

inline check::Verdict unreadable(const reference::CertificateProblem& problem) {
    return {check::Outcome::rejected, problem.line, problem.sentence, 0};
}

inline check::Verdict another_claim() {
    return {check::Outcome::rejected, 0, "it makes another claim", 0};
}

}  // namespace shikatsu::tools
