// Expectations about agreement, with the counts printed.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

#include "reference/japanese2003/force_decision.hpp"
#include "tests/differential/analysis_comparison.hpp"

namespace shikatsu::differential {

using GridSizes = std::vector<std::pair<int, int>>;

/// Prints the counts and shows the first disagreement.
inline void expect_complete(int rows, int columns, const Readings& readings, const Agreement& agreement) {
    std::printf("%s\n", summary(rows, columns, readings, agreement).c_str());
    EXPECT_GT(agreement.positions, 0);
    EXPECT_TRUE(agreement.disagreements.empty())
        << agreement.disagreements.size() << " disagreements, the first:\n"
        << agreement.disagreements.front();
}

inline reference::CanForce decision_under(const Readings& readings) {
    return reference::can_force_by_decision(std::make_shared<reference::HypotheticalGraph>(readings));
}

/// The reference's decision on the full graph and the engine say the same of every legal position.
inline void expect_agreement(const GridSizes& grids, const Readings& readings) {
    for (const auto& [rows, columns] : grids) {
        expect_complete(rows, columns, readings,
                        compare_all(rows, columns, decision_under(readings), readings));
    }
}

}  // namespace shikatsu::differential
