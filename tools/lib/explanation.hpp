// Why each string has its status: the questions that were asked, their answers, and how the play would go.
#pragma once

#include <string>

#include "optimized/adjudication.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// For every string the clause that decides it and every question with its answer; where a main variation is
/// known, the sequence in the commentary's notation and a board with its letters.
std::string explanation(const optimized::Adjudication& adjudication, Colouring colouring);

}  // namespace shikatsu::tools
