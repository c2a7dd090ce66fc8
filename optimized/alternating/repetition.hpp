// Whether a game in which Black goes by his choices can bring back a position so that it does him harm.
#pragma once

#include "optimized/alternating/margins.hpp"
#include "reference/values/readings.hpp"

namespace shikatsu::optimized::alternating {

/// What has to be the same as before for a play that leads to the state to end the game: the position, or
/// that and who moves next. [J2003-AS-5]
std::uint32_t recurring(const State& state, LongCycle long_cycle);

/// From where nothing was before. Harm is a long cycle in which fewer white-stones than black-stones are
/// removed, a win of White's; and one in which as many are, a tie, if `ties_do_harm`. [J2003-AS-5]
/// [J2003-AS-6]
bool repetition_can_do_harm(const Choices& choices, const Margins& margins, const Stand& start,
                            LongCycle long_cycle, bool ties_do_harm);

}  // namespace shikatsu::optimized::alternating
