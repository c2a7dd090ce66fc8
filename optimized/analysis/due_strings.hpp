// Which strings of a position have to be looked into next.
#pragma once

#include "optimized/analysis/verdicts.hpp"

namespace shikatsu::optimized {

/// Whether it has to be found out yet if the string is alive, or prevents that the game ends.
bool is_open(const StringVerdict& verdict);

/// Whether all that is sought is known.
bool all_known(const Verdicts& verdicts, Sought sought);

/// Whether the string, one of `verdicts`, is to be worked on now. While some string is open, only open ones
/// are, and strings that adjoin the settled part of an open one's local-2, or local-3, and may yet bound it.
/// When none is, all are if statuses are sought, and none is else.
bool is_due(const Grid& grid, const StringVerdict& verdict, const Verdicts& verdicts, Sought sought);

}  // namespace shikatsu::optimized
