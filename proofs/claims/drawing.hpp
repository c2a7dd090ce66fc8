// Scenes as text.
#pragma once

#include <string>
#include <vector>

#include "proofs/claims/scene.hpp"

namespace shikatsu::proofs {

/// Membership of the points of a grid, by index.
using Membership = std::vector<bool>;

/// The rows of a board with '#' and 'O', then for each other set a line with its name and rows with 'x'.
std::vector<std::string> drawing(const Grid& grid, const std::vector<std::string>& names,
                                 const std::vector<Membership>& sets);

template <int W>
std::vector<std::string> drawing(const std::vector<std::string>& names, const KnownScene<W>& scene) {
    std::vector<Membership> sets;
    for (const auto& set : scene.sets) sets.push_back(pointwise(scene.grid(), set));
    return drawing(scene.grid(), names, sets);
}

}  // namespace shikatsu::proofs
