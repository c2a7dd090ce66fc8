// What best play comes to by going through whole games, as the text has them.
#pragma once

#include <map>
#include <optional>

#include "reference/japanese2003/game.hpp"
#include "reference/japanese2003/life_and_death.hpp"

namespace shikatsu::alternating_tests {

/// More than any margin: a long-cycle-win.
inline constexpr int long_cycle_win = 1000;

/// Minimax over all games, each judged move by move, without memory.
class WholeGames {
  public:
    /// Force is decided by the reference.
    explicit WholeGames(const Readings& readings = {});

    const Readings& readings() const { return readings_; }

    /// Black's margin; a long-cycle-tie is 0, a long-cycle-win of Black's or White's more or less than any
    /// other margin. None if more than `most_moves` would have to be made to find out.
    std::optional<int> value(const Position& start, Player first, std::uint64_t most_moves);

    /// What the second pass in a row comes to, without prisoners. [J2003-RS-1]
    int final_score(const Position& position);

    /// What these moves come to; none if one is prohibited or they do not end the game.
    std::optional<int> margin_after(const Position& start, Player first, const std::vector<Move>& moves);

    /// A game from there, with an oracle of direct-ko that remembers. [J2003-AS-7]
    reference::Judge begin(const Position& start, Player first);
    /// Of a game that has ended.
    int margin_of(const reference::Judge& ended);

  private:
    int minimax(const reference::Judge& judge, int alpha, int beta);

    Readings readings_;
    reference::CanForce can_force_;
    std::map<Position, int> final_scores_;
    std::map<Position, bool> direct_kos_;
    std::uint64_t moves_left_ = 0;
};

/// One for all tests of a program that ask by these readings: what it has found out of final-positions it
/// remembers.
WholeGames& by_the_text(const Readings& readings = {});

}  // namespace shikatsu::alternating_tests
