// Strongly connected components of a finite graph.
#pragma once

#include <cstddef>
#include <vector>

namespace shikatsu::reference {

/// The strongly connected components that contain a cycle: of nodes 0 … n-1 with the given successors.
std::vector<std::vector<std::size_t>> cyclic_components(
    const std::vector<std::vector<std::size_t>>& successors);

}  // namespace shikatsu::reference
