// The score as a sum: its terms with the intersections behind them, and its bounds while it is undecided.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"

namespace shikatsu::tools {

/// A term of the score, added or subtracted as its sign says.
struct AccountedTerm {
    char sign = '+';
    /// Not negative.
    int value = 0;
    std::string words;
    /// The intersections that it counts; nothing for the prisoner-difference.
    std::optional<std::vector<Point>> points;
    std::string clause;
};

/// The terms in the order of the text's sum. [J2003-D3-9]
std::vector<AccountedTerm> account(const Position& position, const optimized::Scoring& scoring);

struct ScoreBounds {
    int at_least = 0;
    int at_most = 0;
};

/// Between which scores the true one lies, whatever the open strings turn out to be. Of up to
/// `most_open_strings` the score of every combination of alive and dead is made; of more only the widest
/// bounds are known.
ScoreBounds score_bounds(const optimized::Adjudication& adjudication, int prisoner_difference);
constexpr std::size_t most_open_strings = 12;

/// What bounds tell of the result, in words, as "Black wins, by 3 to 37".
std::string in_any_case(ScoreBounds bounds);

/// As if each player might own every empty intersection and every opposing stone that is not known to be
/// alive.
ScoreBounds widest_bounds(const optimized::Adjudication& adjudication, int prisoner_difference);

}  // namespace shikatsu::tools
