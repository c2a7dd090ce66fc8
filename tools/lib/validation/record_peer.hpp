// What a game record says of its own end: RE, TB and TW.
#pragma once

#include "tools/lib/validation/opinion.hpp"

namespace shikatsu::tools {

/// A string is called dead if all of it lies in the opponent's marked territory, and alive if none of it does
/// and no marked territory of the opponent touches it; otherwise the record does not say. Without TB and TW
/// it says nothing of strings, without a score in RE nothing of the score.
Opinion opinion_of_record(const ValidationCase& asked);

}  // namespace shikatsu::tools
