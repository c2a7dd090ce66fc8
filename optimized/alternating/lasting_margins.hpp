// What Black can keep to from each state for as long as games go on, however White plays.
#pragma once

#include "optimized/alternating/margins.hpp"

namespace shikatsu::optimized::alternating {

/// The largest margins, up to a bound, that never fall: the greatest solution of the clauses of
/// proofs/best-play-2003.md. Two passes come to as much at least, but nothing says that they come; so it is
/// good for what a long-cycle-tie is enough for.
class LastingMargins : public Margins {
  public:
    explicit LastingMargins(const Choices& choices);

    /// All that there is is needed always.
    Stand after(const Stand& stand, const Choice& choice) const override;

  private:
    bool keeps(const Stand& stand, const Choice& choice) const override;
};

}  // namespace shikatsu::optimized::alternating
