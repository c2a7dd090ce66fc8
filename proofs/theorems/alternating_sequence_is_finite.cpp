// No game goes on for ever, because a play that repeats a position ends it.

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/japanese2003/alternating_sequence.hpp"

namespace shikatsu::proofs::alternating_sequence_is_finite {

namespace {

using reference::Judge;

/// Plays out every alternating-sequence. Direct-ko is left out: it prohibits passes, and a sequence without
/// that rule that ends also ends with fewer passes or goes on by plays.
class AllGames {
  public:
    AllGames(const Grid& grid, Enumeration& seen) : grid_(grid), seen_(seen) {
        bound_ = 2 * legal_positions(grid).size();
    }

    void play_on(const Judge& judge) {
        if (judge.ending()) {
            seen_.count_scene();
            seen_.occurs(*judge.ending() == reference::Ending::long_cycle ? "a long cycle" : "a second pass",
                         judge.position());
            return;
        }
        if (judge.moves().size() > bound_) return seen_.fail("a sequence is too long", judge.position());
        note_repetition(judge);
        std::vector<Move> moves{Pass{}};
        for (const Point point : grid_.points()) moves.push_back(Play{point});
        for (const Move& move : moves) {
            Judge next = judge;
            if (next.play(move)) play_on(next);
        }
    }

  private:
    /// Without the long-cycle rule a play back to an earlier position could be repeated for ever.
    void note_repetition(const Judge& judge) {
        for (const Point point : grid_.points()) {
            Judge next = judge;
            if (!next.play(Play{point})) continue;
            if (next.ending() == reference::Ending::long_cycle)
                seen_.refutes("basic-ko alone ends every sequence", next.position());
        }
    }

    Grid grid_;
    Enumeration& seen_;
    std::size_t bound_ = 0;
};

Finding check(const Grid& grid) {
    Enumeration seen({"a long cycle", "a second pass"}, {"basic-ko alone ends every sequence"});
    const Judge start = Judge::from_empty_grid(grid, Readings{}, [](const Position&) { return false; });
    AllGames(grid, seen).play_on(start);
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"alternating-sequence-is-finite",
            "Every alternating-sequence ends, within twice as many moves as there are positions with a "
            "liberty for "
            "each string.",
            {"J2003-AS-3", "J2003-AS-4", "J2003-AS-5", "J2003-AS-6"},
            Status::checked_up_to,
            {},
            "engine-theorems.md#alternating-sequence-is-finite",
            {enumeration(1, 3, Effort::fast, check)}};
}

}  // namespace shikatsu::proofs::alternating_sequence_is_finite
