// What best play in an alternating-sequence comes to on a small grid by the Japanese 2003 Rules.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "optimized/alternating/lasting_margins.hpp"
#include "optimized/alternating/sure_margins.hpp"
#include "reference/values/readings.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::alternating {

/// Margins of Black's. A long-cycle-tie counts as one of 0, a long-cycle-win as more than any.
/// [J2003-AS-5] [J2003-AS-6] [J2003-RS-1]
struct Worth {
    /// What Black is sure of, and White; none if it was not found out.
    std::optional<int> at_least;
    std::optional<int> at_most;

    bool exact() const { return at_least && at_least == at_most; }
};

/// How a player is sure of his bound.
struct BoundStrategy {
    ValueStrategy strategy;
    /// Where a second pass may come, by him or his opponent; each once.
    std::vector<Position> last_positions;
};

/// All games on one grid.
class BestPlay {
  public:
    /// `final_score` is asked once for each position, with no prisoners; all other readings matter for that
    /// only, if at all. Requires at most Positions::most_points intersections.
    BestPlay(const Grid& grid, LongCycle long_cycle,
             const std::function<FinalScore(const Position&)>& final_score);
    /// Its margins point to its graph and scores.
    BestPlay(const BestPlay&) = delete;
    BestPlay& operator=(const BestPlay&) = delete;

    /// Of a game that begins there. Requires that each string has a liberty.
    Worth worth(const Position& start, Player first) const;
    /// A game by both players' choices, to the second pass or a long-cycle-tie. Requires that the worth is
    /// exact.
    std::vector<Move> main_line(const Position& start, Player first) const;
    /// By which the player is sure of what the worth says; nothing if it takes more lines. Requires that the
    /// worth says something of him.
    std::optional<BoundStrategy> strategy(const Position& start, Player first, Player player,
                                          std::size_t most_lines) const;

  private:
    /// What Black is sure of, and how.
    struct Bound {
        int margin = 0;
        const Margins* by = nullptr;
        Stand from;
    };

    StateNumber start_state(const Position& start, Player first) const;
    /// The same with the colours exchanged, which puts White in Black's place.
    StateNumber exchanged_start_state(const Position& start, Player first) const;
    std::optional<Bound> bound_from(StateNumber start) const;
    bool harms(const Margins& margins, const Stand& start, bool ties_do_harm) const;
    /// Lets a player of the game move; whether it goes on.
    bool goes(Bound& bound, const Move& move) const;

    MoveGraph graph_;
    LongCycle long_cycle_;
    FinalScores scores_;
    Choices choices_;
    SureMargins sure_;
    LastingMargins lasting_;
};

}  // namespace shikatsu::optimized::alternating
