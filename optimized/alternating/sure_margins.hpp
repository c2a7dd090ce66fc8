// What Black can be sure of from each state by games that end soon enough, however White plays.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/alternating/margins.hpp"

namespace shikatsu::optimized::alternating {

/// The largest margins, from a state on, that Black can force by two passes after finitely many moves, if
/// what has been there before is left out of account: the least solution of the clauses of
/// proofs/best-play-2003.md. Whoever needs less ends the game sooner.
class SureMargins : public Margins {
  public:
    explicit SureMargins(const Choices& choices);

    Stand after(const Stand& stand, const Choice& choice) const override;

  private:
    /// That a state's margin became this in a round.
    struct Rise {
        StateNumber state = 0;
        std::uint32_t round = 0;
        Margin margin = 0;
    };

    void sort_by_state(const std::vector<Rise>& in_rounds);
    /// The first one after which the margin is as much; none if it never is.
    std::optional<std::uint32_t> round(const Stand& stand) const;
    /// So that it leads on to an end.
    bool keeps(const Stand& stand, const Choice& choice) const override;

    /// Those of a state together, in the order of rounds.
    std::vector<Rise> rises_;
    /// By state, where its rises begin; and where the last ones end.
    std::vector<std::uint32_t> begins_;
};

}  // namespace shikatsu::optimized::alternating
