// Force by enumeration of explicit strategies within a horizon: the definition itself, for the tiniest grids.
#pragma once

#include <cstddef>
#include <functional>

#include "reference/japanese2003/force.hpp"
#include "reference/japanese2003/hypothetical_strategy.hpp"

namespace shikatsu::reference {

/// What the first hypothetical-moves tell: yes and no hold for every larger horizon, open may become either.
enum class WithinHorizon { yes, no, open };

const char* name(WithinHorizon verdict);

/// Whether each hypothetical-sequence that is compatible with the attacker's strategy fulfils what the
/// question asks, as far as beginnings of at most `horizon` hypothetical-moves tell. No: one has ended
/// without it. Yes: all have ended with it, or, if only the capture is asked for, have it already.
/// [J2003-ST-5] [J2003-ST-6]
WithinHorizon strategy_fulfils(const Position& final_position, const ForceQuestion& question,
                               const LeftPartSet& strategy, std::size_t horizon, const Readings& readings);

/// Calls `visit` with every strategy of `owner`, who starts, up to left-parts of `horizon`
/// hypothetical-moves, until it returns false. Choices after histories that a strategy's own earlier choices
/// rule out are left away: no compatible hypothetical-sequence has them.
void for_each_strategy(const Position& final_position, Player owner, std::size_t horizon,
                       const Readings& readings, const std::function<bool(const LeftPartSet&)>& visit);

/// Whether the attacker can force what the question asks: yes if one strategy does, no if none can.
/// [J2003-ST-6]
WithinHorizon can_force_within(const Position& final_position, const ForceQuestion& question,
                               std::size_t horizon, const Readings& readings);

}  // namespace shikatsu::reference
