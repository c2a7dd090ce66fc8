// Whether a game in which Black goes by his choices can bring back a position so that it does him harm.
#pragma once

#include "optimized/alternating/sure_margins.hpp"

namespace shikatsu::optimized::alternating {

/// From a state that has a margin, with nothing before it. Harm is a long cycle in which as many white-stones
/// as black-stones are removed, a tie, if the margin is above 0; and one in which fewer are, a win of
/// White's. [J2003-AS-5] [J2003-AS-6]
bool repetition_can_do_harm(const MoveGraph& graph, const SureMargins& sure, StateNumber start);

}  // namespace shikatsu::optimized::alternating
