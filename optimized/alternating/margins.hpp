// Margins for states, and choices by which Black keeps to them.
#pragma once

#include <optional>

#include "optimized/alternating/choices.hpp"

namespace shikatsu::optimized::alternating {

/// Where Black moves his choice leads to the same margin at least, prisoners included, and where White does
/// each of hers: so what Black has gained and the margin that is left never fall. (proofs/best-play-2003.md)
class Margins {
  public:
    Margins() = default;
    Margins(const Margins&) = delete;
    Margins& operator=(const Margins&) = delete;
    virtual ~Margins() = default;

    /// None where there is none for Black.
    virtual std::optional<int> margin(StateNumber state) const = 0;
    /// Requires that Black is to move and has a margin.
    virtual Choice choice(StateNumber state) const = 0;
};

}  // namespace shikatsu::optimized::alternating
