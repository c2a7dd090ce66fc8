// asura's hypo-sequences: a pass of the player whom the end would not suit loses at once, but for one
// exception.
#include <algorithm>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/asura1989/status_analysis.hpp"

namespace shikatsu::proofs::asura_pass_elimination {

namespace {

using reference::asura1989::Chain;
using reference::asura1989::Finish;
using reference::asura1989::HypoSequence;
using Life = reference::asura1989::Status;
using reference::PointSet;

constexpr const char* passes = "such a pass";
constexpr const char* favoured_too = "a pass of the other one loses, too";
constexpr const char* no_exception = "it loses in any case";

/// Every hypo-sequence about a chain as far as it has to be tried, with its whole history.
class Sequences {
  public:
    Sequences(const Position& stopped, const Chain& chain, Enumeration& seen)
        : stopped_(stopped),
          chain_{chain},
          attacker_(opponent(chain.player)),
          region_(reference::asura1989::compensation_region(stopped, chain_)),
          seen_(seen) {}

    void check() {
        const HypoSequence start(stopped_, attacker_, chain_.front().points, {});
        walk(start);
    }

  private:
    /// As status() does, but looks at the passes on the way.
    Life walk(const HypoSequence& sequence) {
        if (sequence.finish()) return interpretation(stopped_, chain_, sequence);
        look_at_pass(sequence);
        const Life wanted = wanted_by(sequence.situation().to_move);
        for (const HypotheticalMove& move : sequence.allowed()) {
            if (walk(sequence.with(move)) == wanted) return wanted;
        }
        return other(wanted);
    }

    Life status(const HypoSequence& sequence) const {
        if (sequence.finish()) return interpretation(stopped_, chain_, sequence);
        const Life wanted = wanted_by(sequence.situation().to_move);
        for (const HypotheticalMove& move : sequence.allowed()) {
            if (status(sequence.with(move)) == wanted) return wanted;
        }
        return other(wanted);
    }

    void look_at_pass(const HypoSequence& sequence) {
        if (sequence.must_pass()) return;
        const Position& position = sequence.situation().position;
        const Life wanted = wanted_by(sequence.situation().to_move);
        const HypoSequence after = sequence.with(Pass{});
        seen_.count_scene();
        if (interpretation(stopped_, chain_, sequence) == wanted) {
            if (status(after) != wanted) return;
            seen_.refutes(favoured_too, position);
            return;
        }
        seen_.occurs(passes, position);
        if (status(after) != wanted) return;
        seen_.refutes(no_exception, position);
        if (!is_exception(sequence, after)) seen_.fail("a pass against one's own interest wins", position);
    }

    /// The attacker's pass finishes a cycle with a play on the chain and one on each saving stone's
    /// intersection.
    bool is_exception(const HypoSequence& before, const HypoSequence& after) const {
        if (before.situation().to_move != attacker_ || after.finish() != Finish::tactical_cycle) return false;
        const PointSet& cycle = after.cycle();
        const auto& chain = chain_.front().points;
        const auto in_cycle = [&](Point point) { return cycle.contains(point); };
        return std::any_of(chain.begin(), chain.end(), in_cycle) &&
               std::all_of(region_.begin(), region_.end(), [&](Point point) {
                   const bool saving =
                       before.situation().position.holds(point, chain_.front().player) &&
                       (chain.contains(point) || !stopped_.holds(point, chain_.front().player));
                   return !saving || in_cycle(point);
               });
    }

    Life wanted_by(Player player) const { return player == attacker_ ? Life::dead : Life::alive; }
    static Life other(Life life) { return life == Life::dead ? Life::alive : Life::dead; }

    const Position& stopped_;
    std::vector<Chain> chain_;
    Player attacker_;
    PointSet region_;
    Enumeration& seen_;
};

Finding check(const Grid& grid) {
    Enumeration seen({passes}, {favoured_too, no_exception});
    for (const Position& position : legal_positions(grid)) {
        for (const Chain& chain : reference::asura1989::chains(position))
            Sequences(position, chain, seen).check();
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"asura-pass-elimination",
            "A pass of the player whom the end of play would not suit loses, unless it is the attacker's and "
            "finishes "
            "a tactical-cycle with a play on the chain and one where each stone stands that saves it.",
            {"AS89-HS-10", "AS89-HS-11", "AS89-SA-4", "AS89-SA-5"},
            Status::checked_up_to,
            {},
            "asura-1989.md#pass-elimination",
            {enumeration(1, 4, Effort::fast, check), enumeration(2, 2, Effort::long_only, check)}};
}

}  // namespace shikatsu::proofs::asura_pass_elimination
