// Words for what an adjudication holds, each with the id of the clause behind it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/margin.hpp"

namespace shikatsu::tools {

/// "Black" or "White".
std::string_view title(Player player);

/// "Black wins by 3", "White wins by 1" or "a tie".
std::string outcome(int score);

/// "B+3.5", "W+1" or "0".
std::string score_words(Margin margin);

/// "black-string at C4", by the string's first stone.
std::string string_name(const Grid& grid, Player owner, Point first);
std::string string_name(const Grid& grid, const optimized::StringVerdict& string);

/// The id of the clause that defines the status; empty for an undecided one.
std::string_view clause_of(optimized::Status status);

/// The statuses that the answers found so far leave open, as in "capturable-2 or dead"; one name if it is
/// decided.
std::string possible_statuses(const optimized::StringVerdict& string);

/// Why the string has its status: what its opponent can force and what not.
std::string reason(const optimized::StringVerdict& string);

/// Whether the question of a stage was asked and its answer does not follow from another's: what is looked at
/// side by side is broken off once it no longer matters.
bool tells_something(const optimized::StringVerdict& string, optimized::Stage stage);

/// The question of a stage as asked about the string; at most `most` intersections of the region are named.
/// Requires that the question was asked.
std::string question_words(const optimized::StringVerdict& string, optimized::Stage stage, const Grid& grid,
                           std::size_t most);

/// What is known of the answer to that question.
std::string answer_words(const optimized::StringVerdict& string, optimized::Stage stage);

/// The vertices in a row, "A1 B2", cut after `most` with "and N more"; "none" if there are none.
std::string vertices(const Grid& grid, const std::vector<Point>& points, std::size_t most);

/// A number with commas between the thousands.
std::string with_commas(std::uint64_t number);

/// "1 state", "2,000 states": the number and the word in its regular plural.
std::string number_of(std::uint64_t number, std::string_view word);

}  // namespace shikatsu::tools
