// Passes that cannot be good: struck from the literal game, they change no winner anywhere.
#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::pass_elimination {

namespace {

using reference::HypotheticalGraph;

/// The game without the passes of the player whom the end of play would suit, or of the other one, where he
/// has another move.
reference::RecurrenceGame without_passes(const LiteralGame& literal, bool of_the_favoured) {
    reference::RecurrenceGame game = literal.game;
    for (std::size_t i = 0; i < literal.nodes.size(); ++i) {
        const bool favoured = literal.good[i] == game.attackers_turn[i];
        if (favoured != of_the_favoured) continue;
        std::vector<std::size_t> kept;
        for (std::size_t k = 0; k < literal.moves[i].size(); ++k) {
            if (!std::holds_alternative<Pass>(literal.moves[i][k].move))
                kept.push_back(game.successors[i][k]);
        }
        if (!kept.empty()) game.successors[i] = std::move(kept);
    }
    return game;
}

Finding check(const Grid& grid) {
    Enumeration seen({"the attacker forces it", "the attacker does not force it"},
                     {"the favoured player's passes may be struck, too"});
    HypotheticalGraph graph{Readings{}};
    for (const Position& position : legal_positions(grid)) {
        for (const reference::ForceQuestion& question : questions_on(position)) {
            const LiteralGame literal = play_out(graph, position, question);
            const std::vector<bool> winners = reference::solve(literal.game).attacker_wins;
            seen.count_scene();
            seen.occurs(winners[0] ? "the attacker forces it" : "the attacker does not force it", position);
            if (reference::solve(without_passes(literal, false)).attacker_wins != winners)
                seen.fail("striking passes changes a winner", position);
            if (reference::solve(without_passes(literal, true)).attacker_wins != winners)
                seen.refutes("the favoured player's passes may be struck, too", position);
        }
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {
        "pass-elimination",
        "Striking the passes of the player whom the end of play would not suit, unless he has no other move, "
        "changes the winner of no state of the literal game.",
        {"J2003-HS-3", "J2003-ST-6"},
        Status::checked_up_to,
        {},
        "engine-theorems.md#pass-elimination",
        {enumeration(1, 3, Effort::fast, check), enumeration(2, 2, Effort::fast, check)}};
}

}  // namespace shikatsu::proofs::pass_elimination
