// The game that forgets bans, given to either player's favour, beside the literal game.
#include "proofs/claims/enumeration.hpp"
#include "proofs/games/forgetful_game.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ban_bracket {

namespace {

constexpr const char* bracketed = "forgotten bans leave it open";
constexpr const char* forced = "the attacker forces it whatever was forgotten";
constexpr const char* prevented = "the defender prevents it whatever was forgotten";
constexpr const char* never_back = "a forgotten ban is never in force again";

Finding check(const std::vector<Position>& positions) {
    Enumeration seen({bracketed, forced, prevented}, {never_back});
    reference::HypotheticalGraph graph{Readings{}};
    for (const Position& position : positions) {
        for (const reference::ForceQuestion& question : questions_on(position)) {
            const bool exact = reference::solve(play_out(graph, position, question).game).attacker_wins[0];
            for (const std::size_t dormant : {0U, 1U}) {
                seen.count_scene();
                const ForgetfulGame forgetful(position, question, dormant);
                const bool at_worst = forgetful.attacker_wins(Adversary::defender);
                const bool at_best = forgetful.attacker_wins(Adversary::attacker);
                if (at_worst && !exact) seen.fail("forced in the bracket, but not in fact", position);
                if (!at_best && exact) seen.fail("prevented in the bracket, but not in fact", position);
                seen.occurs(at_worst ? forced : at_best ? bracketed : prevented, position);
                if (forgetful.attacker_wins(Adversary::none) != exact) seen.refutes(never_back, position);
            }
        }
    }
    return seen.finding();
}

/// The smallest grid on which forgetting matters, from one position on it: all of them take minutes.
Finding from_one_position(const Grid& grid) {
    Position position(grid);
    position.set(Point{2}, Content::black);
    position.set(Point{3}, Content::white);
    return check({position});
}

Finding from_every_position(const Grid& grid) {
    return check(legal_positions(grid));
}

}  // namespace

Theorem theorem() {
    return {
        "ban-bracket",
        "What a player can force in the game that forgets bans, the other one choosing whenever it matters "
        "whether "
        "a forgotten ban is in force, he can force in the literal game.",
        {"J2003-HS-4", "J2003-ST-6"},
        Status::checked_up_to,
        {"forgetting-keeps-in-step"},
        "engine-theorems.md#forgetting",
        {{"1x5 from ..#O.", Effort::fast,
          [](const Decide&) { return from_one_position(Grid::create(1, 5).value()); }},
         enumeration(1, 5, Effort::long_only, from_every_position)}};
}

}  // namespace shikatsu::proofs::ban_bracket
