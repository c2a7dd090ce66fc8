// Words for proofs that are not found by searching all there is.
#pragma once

#include <string>

#include "reference/values/clearing.hpp"
#include "reference/values/grid.hpp"
#include "reference/values/keeping.hpp"
#include "reference/values/pattern_proof.hpp"

namespace shikatsu::tools {

/// "its liberties come back in the regions A1 B1; D4".
std::string keeping_words(const Grid& grid, const Keeping& keeping);

/// "cleared region by region: A1 B1; D4".
std::string clearing_words(const Grid& grid, const Clearing& clearing);

/// "with all that matters on the intersections A1 B1": what is known in the pattern of the position asked
/// about.
std::string pattern_words(const Grid& grid, const PatternProof& proof);

}  // namespace shikatsu::tools
