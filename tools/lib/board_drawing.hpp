// Boards drawn as text: stones, statuses, territory, letters, and several of them side by side.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/lib/notation.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// A drawn board: lines of equal visible width.
struct Drawing {
    std::vector<std::string> lines;
    int width = 0;
};

/// What is drawn on an intersection.
struct Sign {
    char sign = '.';
    Style style = Style::plain;
};

/// A board with coordinates and a title, each intersection drawn by `sign_at`.
Drawing draw_board(const Grid& grid, const std::string& title, const std::function<Sign(Point)>& sign_at,
                   Colouring colouring);

/// '#' black stones, 'O' white stones.
Drawing draw_stones(const Position& position, Colouring colouring);

/// Each stone as the status of its string: 'U', '1', '2', 'x' dead, '?' undecided.
Drawing draw_statuses(const optimized::Adjudication& adjudication, Colouring colouring);

/// The commentary's score map: 'B' and 'W' territory (dead stones in it included), 'D' dame, 's' eye-points
/// in seki.
Drawing draw_territory(const optimized::Adjudication& adjudication, const optimized::Scoring& scoring,
                       Colouring colouring);

/// The position with the letters of a sequence in place of what stands on their intersections.
Drawing draw_letters(const Position& position, const Lettering& lettering, Colouring colouring);

/// Columns of a page of text.
constexpr int page_width = 100;

/// The line without the blanks at its end, and with a line break.
std::string without_trailing_blanks(std::string line);

/// The drawings beside each other, as many in a row as fit in `max_width`, each line ending in a line break.
std::string side_by_side(const std::vector<Drawing>& drawings, int max_width);

}  // namespace shikatsu::tools
