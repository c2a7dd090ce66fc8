// Which strings of a position have to be looked into next.
#pragma once

#include "optimized/analysis/verdicts.hpp"

namespace shikatsu::optimized {

/// Whether it has to be found out yet if the string is alive, or prevents that the game ends.
bool is_open(const StringVerdict& verdict);

/// Whether all that is sought is known.
bool all_known(const Verdicts& verdicts, Sought sought);

/// Whether it is time to look into the string, which is one of those: as long as it is open whether some are
/// alive only they count, and those of the same owner beside that part of their local-2 which is sure, as it
/// depends on these how far it goes.
bool is_due(const Grid& grid, const StringVerdict& verdict, const Verdicts& verdicts, Sought sought);

}  // namespace shikatsu::optimized
