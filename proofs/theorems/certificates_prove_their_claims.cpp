// The conditions of a certificate against the literal game: they can be met exactly if the claim is true.
#include <fmt/format.h>

#include <set>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/certificate_question.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/certificates/certificate_check.hpp"

namespace shikatsu::proofs::certificates_prove_their_claims {

namespace {

constexpr const char* attack = "an attack, the region cleaned at once";

constexpr const char* defence = "a defence";
constexpr const char* goal_once = "a goal that was met once is done with";
constexpr const char* no_progress = "a defence need not come nearer";

class Check {
  public:
    Check(Enumeration& seen, const std::vector<std::string>& variants, const Decide& decide)
        : seen_(seen), decide_(decide), variants_(variants.begin(), variants.end()) {}

    void question(const Position& position, const reference::ForceQuestion& question) {
        seen_.count_scene();
        const bool forces = reference::solve(play_out(graph_, position, question).game).attacker_wins[0];
        const bool together = is_certified(position, question, Kind::attack_together);
        const bool in_turn =
            question.region.size() > 1 && !together && is_certified(position, question, Kind::attack_in_turn);
        if ((together || in_turn) != forces) seen_.fail("attack and literal game differ", position);
        if (is_certified(position, question, Kind::defence) == forces)
            seen_.fail("defence and literal game differ", position);
        if (together) seen_.occurs(attack, position);
        if (!forces) seen_.occurs(defence, position);
        weak(position, question, forces);
    }

  private:
    /// Whether there is a certificate; the checker has to accept it.
    bool is_certified(const Position& position, const reference::ForceQuestion& question, Kind kind) {
        const auto certificate = certificate_of(position, question, kind, Measures::as_checked, decide_);
        if (certificate && !reference::check(*certificate, {}).accepted())
            seen_.fail("the checker: " + reference::check(*certificate, {}).sentence, position);
        return certificate.has_value();
    }

    /// What too weak conditions prove of the claim that is wrong, and that the checker does not take it.
    void weak(const Position& position, const reference::ForceQuestion& question, bool forces) {
        if (!forces) {
            if (can_meet(position, question, Kind::attack_together, Measures::of_goals_once, decide_))
                refuted(goal_once, position);
            return;
        }
        const auto certificate = certificate_of(position, question, Kind::defence, Measures::none, decide_);
        if (!certificate) return;
        refuted(no_progress, position);
        if (reference::check(*certificate, {}).accepted())
            seen_.fail("the checker takes a defence without progress", position);
    }

    void refuted(const char* variant, const Position& position) {
        if (variants_.contains(variant)) seen_.refutes(variant, position);
    }

    Enumeration& seen_;
    const Decide& decide_;
    std::set<std::string> variants_;
    reference::HypotheticalGraph graph_{Readings{}};
};

Instance instance_of(int rows, int columns, Effort effort, const std::vector<std::string>& variants) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide& decide) {
                Enumeration seen({attack, defence}, variants);
                Check each(seen, variants, decide);
                for (const Position& position : legal_positions(Grid::create(rows, columns).value())) {
                    for (const auto& question : questions_on(position)) each.question(position, question);
                }
                return seen.finding();
            }};
}

}  // namespace

Theorem theorem() {
    return {"certificates-prove-their-claims",
            "A question has choices and measures, however large, that meet the checker's conditions for one "
            "of the two claims exactly if that claim is true in the literal game; and the checker accepts "
            "those that the solver finds.",
            {"J2003-ST-5", "J2003-ST-6", "J2003-LD-2"},
            Status::checked_up_to,
            {"measures-come-to-an-end", "unconditional-life-lasts", "filling-goes-on", "pass-elimination"},
            "certificates.md#soundness",
            {instance_of(1, 3, Effort::fast, {goal_once}), instance_of(1, 4, Effort::long_only, {goal_once}),
             instance_of(2, 2, Effort::long_only, {no_progress})}};
}

}  // namespace shikatsu::proofs::certificates_prove_their_claims
