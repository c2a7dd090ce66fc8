// From a case that fails to a smaller one that still does.
#pragma once

#include <functional>

#include "tools/difftest/case.hpp"

namespace shikatsu::difftest {

/// Whether a case still shows the failure.
using Fails = std::function<bool(const Case&)>;

/// Takes away rows, columns, stones, moves and departing readings, one at a time, for as long as the case
/// fails. No single one of them can be taken from the result, unless `most_tries` ran out. Requires
/// fails(one).
Case shrunk(Case one, const Fails& fails, int most_tries = 2000);

}  // namespace shikatsu::difftest
