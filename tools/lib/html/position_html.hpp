// What a page says of a position: boards of statuses and of territory, the strings, the score.
#pragma once

#include <string>

#include "optimized/adjudication.hpp"
#include "tools/lib/html/board_svg.hpp"

namespace shikatsu::tools::html {

/// The stones with the statuses of their strings.
BoardPicture status_board(const optimized::Adjudication& adjudication, const std::string& id);

/// The territory, dame and eye-points in seki. Requires that the score is known.
BoardPicture territory_board(const optimized::Adjudication& adjudication, const std::string& id);

/// Statuses of the stones that stay and territory on one board; without territory while the score is
/// undecided.
BoardPicture verdict_board(const optimized::Adjudication& adjudication, const std::string& id);

/// The boards side by side, each with a table that says the same, and a legend of the marks that occur.
Markup boards_html(const optimized::Adjudication& adjudication, const std::string& id);

/// A row for each string.
Markup strings_html(const optimized::Adjudication& adjudication);

/// The score term by term, or its bounds and which strings leave it open; then the remarks.
Markup score_html(const optimized::Adjudication& adjudication, int prisoner_difference);

/// The result in a few words: "Black wins by 1", or "undecided: between …".
std::string result_words(const optimized::Adjudication& adjudication, int prisoner_difference);

}  // namespace shikatsu::tools::html
