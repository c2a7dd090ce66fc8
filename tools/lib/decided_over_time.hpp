// How many strings and boards of a run were decided when.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace shikatsu::tools {

/// A board of a run: its strings, and after how many seconds each decided one was.
struct DecidedBoard {
    std::size_t strings = 0;
    std::vector<double> decided_after;

    /// The seconds after which the last of the strings was decided; infinite if one is undecided.
    double wholly_decided_after() const;
};

/// Rows with the strings and boards decided after 1, 2, 5, 10, 20, 30, 60, 120, 300 and 600 seconds as far as
/// `budget` seconds go, and in the end. A board without strings is decided at once.
std::string decided_over_time(const std::vector<DecidedBoard>& boards, double budget);

}  // namespace shikatsu::tools
