// The register of theorems.
#pragma once

#include <string_view>
#include <vector>

#include "proofs/theorem.hpp"

namespace shikatsu::proofs {

/// Every theorem; one that others rest on comes before them.
const std::vector<Theorem>& theorems();

/// The theorem with this id, or null.
const Theorem* theorem(std::string_view id);

}  // namespace shikatsu::proofs
