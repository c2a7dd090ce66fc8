// The reference's hypothetical-analysis and scoring beside the engine's, on one position.
#pragma once

#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"

namespace shikatsu::difftest {

/// A position on one line, its rows parted by '/', with the readings that depart from the literal ones.
std::string one_line(const Position& position, const Readings& readings);

/// In what the engine's answer differs from the reference's statuses and from what follows from them: the
/// status of every string, its owner, its locals, whether it is a ko-stone and capturable-3, the direct-ko
/// verdict, every map of the scoring, and the score. A sentence for each difference.
std::vector<std::string> analysis_differences(const reference::Statuses& statuses,
                                              const optimized::Adjudication& found);

}  // namespace shikatsu::difftest
