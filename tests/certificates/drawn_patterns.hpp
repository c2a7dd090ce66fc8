// Moves on patterns that are drawn with signs: '?' is an unknown intersection, '@' an anchored stone, black
// the keeper.
#pragma once

#include <string>

#include "reference/values/vertex.hpp"
#include "tests/certificates/pattern_proofs.hpp"

namespace shikatsu::certificates {

/// A pattern on a grid of two rows, and the rules there.
struct DrawnPattern {
    explicit DrawnPattern(const std::string& rows)
        : grid(Grid::create(2, static_cast<int>(rows.find('/'))).value()),
          pattern(pattern_from(rows)),
          rules(grid) {}

    std::size_t at(const std::string& play) const { return point_of_vertex(grid, play).value().index; }
    std::string rows(const reference::Pattern<64>& after) const { return rows_from(grid, after); }

    Grid grid;
    reference::Pattern<64> pattern;
    reference::PatternRules<64> rules;
};

inline std::string after_opponent(const std::string& rows, const std::string& play) {
    const DrawnPattern drawn(rows);
    const auto after = drawn.rules.after_opponent(drawn.pattern, drawn.at(play));
    return after ? drawn.rows(*after) : "impossible";
}

inline std::string after_keeper(const std::string& rows, const std::string& play) {
    const DrawnPattern drawn(rows);
    const auto after = drawn.rules.after_keeper(drawn.pattern, drawn.at(play));
    return after ? drawn.rows(*after) : after.error();
}

}  // namespace shikatsu::certificates
