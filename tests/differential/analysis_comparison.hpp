// The reference's hypothetical-analysis and scoring beside the engine's, on one position.
#pragma once

#include <string>
#include <vector>

#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::differential {

/// What was compared so far, and the disagreements, each as one line that suffices to see it again.
struct Agreement {
    long positions = 0;
    long strings = 0;
    std::vector<std::string> disagreements;
};

using difftest::one_line;

/// The engine's answer with a budget that tiny positions never use up.
optimized::Adjudication engine_analysis(const Position& position, const Readings& readings);

/// Compares the status of every string, its locals and whether it is capturable-3, the direct-ko verdict, and
/// every map of the scoring.
void compare(const Position& position, const reference::CanForce& can_force, const Readings& readings,
             Agreement& agreement);

/// Compares every legal position of a grid.
Agreement compare_all(int rows, int columns, const reference::CanForce& can_force, const Readings& readings);

/// "2x2: 57 positions, 150 strings, 0 disagreements".
std::string summary(int rows, int columns, const Readings& readings, const Agreement& agreement);

}  // namespace shikatsu::differential
