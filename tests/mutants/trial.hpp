// The campaign against one mutant, in a process of its own.
#pragma once

#include <string>
#include <vector>

#include "tests/mutants/check.hpp"

namespace shikatsu::mutants {

/// What a process may use.
struct ProcessLimits {
    int cpu_seconds = 120;
    std::size_t memory_mebibytes = 3000;
};

/// How the campaign ended.
struct TrialResult {
    enum class End : std::uint8_t { survived, killed };

    End end = End::survived;
    /// The check that killed it, and what it said, or how the process ended.
    std::string check;
    std::string sentence;
    long cases = 0;
    /// Of work, not of the clock.
    double seconds = 0.0;
    /// Each check that was begun, and after how many seconds.
    std::vector<std::pair<std::string, double>> begun;
};

/// A trial that runs.
struct Trial {
    int mutant = 0;
    int process = -1;
    int pipe = -1;
};

/// Starts the checks against the mutant of the number; 0 is the unmutated program.
Trial start_trial(int mutant, const std::vector<Check>& checks, const ProcessLimits& limits);

/// The result of a trial whose process has ended with `status`, as of waitpid().
TrialResult result_of(const Trial& trial, int status, const ProcessLimits& limits);

}  // namespace shikatsu::mutants
