// Values of best play on small grids, by games with their histories up to where they are decided without.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "optimized/ikeda/bound_proofs.hpp"
#include "optimized/ikeda/forced_margins.hpp"
#include "optimized/kernel/rounds.hpp"

namespace shikatsu::optimized::ikeda {

/// Where the search has proved something.
struct EntryState {
    StonesKey stones = 0;
    Player to_move = Player::black;
    CourseNumber course = 0;
    /// Symmetries that leave every configuration of the game in place, as a set of bits: of moves that they
    /// turn into each other there is one.
    unsigned symmetries = 1;
};
/// A play's number is that of its point.
using EntryProofs = ProofLog<EntryState>;
inline constexpr std::uint8_t number_of_pass = most_points_of_small_grids;

/// Asks again and again, with more deviations each time, whether Black can come to a target. A game is
/// followed until it first enters a state where one of the players forces what he needs; from there its
/// history no longer matters (proofs/ikeda.md, T5). What is proved before that is remembered with what it
/// took from the history (T3).
class EntrySearch {
  public:
    /// What is proved is noted in the log, if there is one; it may be null.
    EntrySearch(const SmallGame& game, const ForcedMargins& forced, const Limits& limits,
                EntryProofs* log = nullptr);

    /// Requires the start of the game's graph.
    MarginBounds run(const Position& start, Player first);
    /// With a log, once it has run: the proof of the one bound and of the other; none where what the players
    /// force suffices.
    const BoundProofs& proofs() const { return proofs_of_bounds_; }

  private:
    /// A configuration, not up to symmetry, by its code.
    using Code = std::uint32_t;

    /// Where a game is.
    struct State {
        StonesKey stones = 0;
        Code code = 0;
        Situation situation;
        /// Which symmetries leave every configuration of the game in place, as a set of bits.
        unsigned symmetries = 1;
    };
    /// A move that the search has not decided yet, or an end.
    struct Branch {
        State to;
        /// Which one among the moves of the state; passes come last.
        std::uint8_t number = 0;
        bool restricted = false;
        /// The margin, if the move ends the game.
        std::optional<int> end;
        int promise = 0;
    };
    /// What is known of a state that was decided for some history.
    struct Memory {
        ConditionalProofs proofs;
        /// The number of the move that decided it last.
        std::uint8_t favourite = 0;
    };
    using Key = std::uint64_t;

    static Key key(const State& state);
    bool narrow(MarginBounds& bounds, const State& start, DeviationBudget budget);
    /// By what the players force, if that does.
    Truth forced_truth(const Situation& situation, int target) const;
    Answer reaches(const State& state, int target, DeviationBudget budget);
    Answer expand(const State& state, int target, DeviationBudget budget);
    Answer after(const Branch& branch, int target, DeviationBudget budget);
    std::vector<Branch> branches(const State& state) const;
    void add_play(const State& state, const Stones<1>& stones, Point point,
                  std::vector<Branch>& branches) const;
    void add_pass(const State& state, std::vector<Branch>& branches) const;
    void order(std::vector<Branch>& branches, const State& state) const;
    State state_of(StonesKey stones, Player to_move, CourseNumber course, unsigned symmetries) const;
    const Answer* known(Key key, int target) const;
    void remember(const State& state, int target, const Answer& answer);
    ProofId note(const State& state, int target, Truth truth, std::span<const ProofStep> steps);

    const SmallGame* game_;
    const ForcedMargins* forced_;
    Rounds rounds_;
    EntryProofs* log_;
    BoundProofs proofs_of_bounds_;
    std::vector<bool> appeared_;
    std::unordered_map<Key, Memory> memory_;
    /// What is tried to be shown: what Black wants, or White.
    Truth hoped_ = Truth::yes;
    OpenStates<Key> open_;
};

}  // namespace shikatsu::optimized::ikeda
