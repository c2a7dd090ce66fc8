// Positions as rows of text, in the notation of the commentary: '#' or 'X' black, 'O' white, '.' empty.
#pragma once

#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu {

/// Where a diagram is wrong: row and column of the text counted from 1, and one sentence.
struct DiagramError {
    int row = 0;
    int column = 0;
    std::string message;
};

/// The position drawn by `rows`, from the top. Blanks and tabs are skipped; a line end is an unknown sign.
/// Errors: no rows, rows of unequal length, an unknown sign, a grid too large.
tl::expected<Position, DiagramError> position_from_rows(std::span<const std::string> rows);

/// The rows of a position with '#', 'O' and '.', without blanks; the inverse of position_from_rows.
std::vector<std::string> rows_of(const Position& position);

/// The same rows on one line, parted by '/'.
std::string one_line(const Position& position);

}  // namespace shikatsu
