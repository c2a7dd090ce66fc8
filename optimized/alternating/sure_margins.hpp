// What Black can be sure of from each state by games that end soon enough, however White plays.
#pragma once

#include <cstdint>
#include <vector>

#include "optimized/alternating/margins.hpp"

namespace shikatsu::optimized::alternating {

/// The largest margins, from a state on, that Black can force by two passes after finitely many moves, if
/// what has been there before is left out of account: the least solution of the clauses of
/// proofs/best-play-2003.md.
class SureMargins : public Margins {
  public:
    explicit SureMargins(const Choices& choices);

    std::optional<int> margin(StateNumber state) const override;
    /// One that leads on to an end.
    Choice choice(StateNumber state) const override;

  private:
    using Margin = std::int16_t;

    /// What a state's moves come to by the margins as they are.
    Margin from_moves(StateNumber number) const;

    Choices choices_;
    std::vector<Margin> margins_;
    /// In which round a margin became what it is.
    std::vector<std::uint32_t> rounds_;
};

}  // namespace shikatsu::optimized::alternating
