// To be on move harms nobody.
#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::tempo_monotonicity {

namespace {

using reference::HypotheticalGraph;
using reference::HypotheticalState;

/// The node with the other player to move and all else equal, if play comes to it.
std::optional<std::size_t> with_other_mover(HypotheticalGraph& graph,
                                            const std::map<LiteralNode, std::size_t>& numbers,
                                            const LiteralNode& node) {
    HypotheticalState state = graph.state(node.state);
    state.to_move = opponent(state.to_move);
    const auto entry = numbers.find({graph.number_of(state), node.progress});
    if (entry == numbers.end()) return std::nullopt;
    return entry->second;
}

Finding check(const Grid& grid) {
    Enumeration seen({"the attacker wins with either to move", "only the mover wins"},
                     {"the attacker also wins if the defender is to move"});
    HypotheticalGraph graph{Readings{}};
    for (const Position& position : legal_positions(grid)) {
        for (const reference::ForceQuestion& question : questions_on(position)) {
            const LiteralGame literal = play_out(graph, position, question);
            const std::vector<bool> winners = reference::solve(literal.game).attacker_wins;
            std::map<LiteralNode, std::size_t> numbers;
            for (std::size_t i = 0; i < literal.nodes.size(); ++i) numbers[literal.nodes[i]] = i;
            for (std::size_t i = 0; i < literal.nodes.size(); ++i) {
                const HypotheticalState& state = graph.state(literal.nodes[i].state);
                if (literal.game.attackers_turn[i] || state.ended || state.after_pass) continue;
                const auto other = with_other_mover(graph, numbers, literal.nodes[i]);
                if (!other) continue;
                seen.count_scene();
                if (winners[i] && !winners[*other])
                    seen.fail("the attacker wins only if he may not move", position);
                if (winners[i] && winners[*other])
                    seen.occurs("the attacker wins with either to move", position);
                if (!winners[i] && winners[*other]) {
                    seen.occurs("only the mover wins", position);
                    seen.refutes("the attacker also wins if the defender is to move", position);
                }
            }
        }
    }
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"tempo-monotonicity",
            "If the attacker wins a state with the defender to move, he wins it with himself to move.",
            {"J2003-MV-4", "J2003-HS-3", "J2003-ST-6"},
            Status::checked_up_to,
            {"pass-elimination"},
            "engine-theorems.md#tempo-monotonicity",
            {enumeration(1, 3, Effort::fast, check), enumeration(2, 2, Effort::fast, check)}};
}

}  // namespace shikatsu::proofs::tempo_monotonicity
