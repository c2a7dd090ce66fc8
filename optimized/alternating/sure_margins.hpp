// What Black can be sure of from each state by games that end soon enough, however White plays.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/alternating/move_graph.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::optimized::alternating {

/// What two passes in succession come to in a position.
struct FinalScore {
    /// Without prisoners, Black's points being positive. [J2003-D3-9]
    int score = 0;
    /// Not, if direct-ko prohibits it. [J2003-AS-7]
    bool may_end = true;
};

/// By position, for all positions of a grid.
using FinalScores = std::vector<FinalScore>;

/// A move of Black's and where it leads.
struct Choice {
    Move move;
    int gain = 0;
    /// None if the move ends the game.
    std::optional<StateNumber> to;
};

/// The largest margins, from a state on, that Black can force by two passes after finitely many moves, if
/// what has been there before is left out of account: the least solution of the clauses of
/// proofs/best-play-2003.md.
class SureMargins {
  public:
    /// Both are to outlive this.
    SureMargins(const MoveGraph& graph, const FinalScores& scores);

    /// None if Black cannot force an end by two passes.
    std::optional<int> margin(StateNumber state) const;
    /// A move by which Black has the margin, and which leads on to an end. Requires that he is to move and
    /// has one.
    Choice choice(StateNumber state) const;

  private:
    using Margin = std::int16_t;

    /// What a state's moves come to by the margins as they are.
    Margin from_moves(StateNumber number) const;
    template <class Visit>
    void for_each_choice(StateNumber number, Visit visit) const;

    const MoveGraph* graph_;
    const FinalScores* scores_;
    std::vector<Margin> margins_;
    /// In which round a margin became what it is.
    std::vector<std::uint32_t> rounds_;
};

}  // namespace shikatsu::optimized::alternating
