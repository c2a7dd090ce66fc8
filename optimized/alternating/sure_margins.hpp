// What Black can be sure of from each state by games that end soon enough, however White plays.
#pragma once

#include <vector>

#include "optimized/alternating/margins.hpp"

namespace shikatsu::optimized::alternating {

/// The largest margins, from a state on, that Black can force by two passes after finitely many moves, if
/// what has been there before is left out of account: the least solution of the clauses of
/// proofs/best-play-2003.md. Choices lead on to an end.
class SureMargins : public Margins {
  public:
    explicit SureMargins(const Choices& choices);

  private:
    bool keeps(StateNumber state, const Choice& choice) const override;

    /// In which round a margin became what it is.
    std::vector<std::uint32_t> rounds_;
};

}  // namespace shikatsu::optimized::alternating
