// Bounds for unrolling the kernel's loops on small grids.
#pragma once

#include "proofs/symbolic/unrolling.hpp"

namespace shikatsu::proofs {

/// Bounds that suffice on the grid; that they do is part of each proof. The flood's is found by flooding
/// every set from every point of it. Requires at most 20 intersections.
Bounds bounds_for(const Grid& grid);

}  // namespace shikatsu::proofs
