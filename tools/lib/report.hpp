// An adjudication for people: boards, a table of the strings, and the score worked out term by term.
#pragma once

#include <string>

#include "optimized/adjudication.hpp"
#include "tools/lib/styled_text.hpp"
#include "tools/lib/verified.hpp"

namespace shikatsu::tools {

/// The boards of stones, statuses and, if the score is known, territory, with a legend of the signs that
/// occur.
std::string boards_text(const optimized::Adjudication& adjudication, Colouring colouring);

/// One line for each string: where, whose, how large, its status with the clause, and what it cost to find
/// out; with `verified`, also whether that was verified.
std::string string_table(const optimized::Adjudication& adjudication, Colouring colouring,
                         const Verified* verified = nullptr);

/// The score as the text's sum, each term with its intersections, and the result; or which strings leave it
/// open, and between which bounds it is.
std::string score_account(const optimized::Adjudication& adjudication, int prisoner_difference,
                          Colouring colouring);

/// What else a reader has to know: an end that direct-ko prohibits, unfilled dame beside capturable-2
/// strings, the intersections in seki. May be empty.
std::string remarks(const optimized::Adjudication& adjudication);

/// All of the above.
std::string report(const optimized::Adjudication& adjudication, int prisoner_difference, Colouring colouring,
                   const Verified* verified = nullptr);

}  // namespace shikatsu::tools
