// Why a string has its status, and how play goes, for programs.
#pragma once

#include <nlohmann/json.hpp>

#include "optimized/adjudication.hpp"
#include "tools/lib/notation.hpp"

namespace shikatsu::tools {

/// Who begins, the moves, each a vertex, "pass", "ko-pass" or "ko-pass@C4", and at which move, counted from
/// 0, a part begins that repeats for ever; null if none does.
nlohmann::ordered_json sequence_json(const Grid& grid, const Sequence& sequence);

/// Adds to each string of the adjudication's object a list of the questions asked about it: what the attacker
/// has to force, whether he can, what it cost, how it was found, on which intersections if not on all, and
/// the main variation if a search has shown it; what is not known is null. And to the object itself between
/// which bounds the score is, whatever the strings are that are undecided.
void add_explanations(nlohmann::ordered_json& object, const optimized::Adjudication& adjudication,
                      int prisoner_difference);

}  // namespace shikatsu::tools
