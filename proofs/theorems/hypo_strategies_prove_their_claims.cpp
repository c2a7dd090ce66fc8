// The conditions of a strategy in hypo-sequences against the text's own, which carry their whole past.
#include <fmt/format.h>

#include <set>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/hypo_strategy_game.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::hypo_strategies_prove_their_claims {

namespace {

namespace model = reference::asura1989;

constexpr const char* alive = "a strategy for life";
constexpr const char* dead = "a strategy for death";
constexpr const char* any_pass = "a pass where the end does not suit one";
constexpr const char* no_progress = "play need not come nearer to an end";

class Check {
  public:
    Check(Enumeration& seen, const std::vector<std::string>& variants)
        : seen_(seen), variants_(variants.begin(), variants.end()) {}

    void chain(const Position& position, const model::Chain& chain) {
        seen_.count_scene();
        model::Effort unlimited{UINT64_MAX};
        const model::Status status = *model::status_analysis(position, {chain}, {}, unlimited);
        const Point target = *chain.points.begin();
        for (const model::Status claimed : {model::Status::alive, model::Status::dead}) {
            const auto found = hypo_strategy(position, target, claimed, HypoConditions::as_checked);
            if (!found) continue;
            seen_.occurs(claimed == model::Status::alive ? alive : dead, position);
            if (status != claimed) seen_.fail("strategy and hypo-sequences differ", position);
            const auto verdict = check(*found, {});
            if (!verdict.accepted()) seen_.fail("the checker: " + verdict.sentence, position);
        }
        if (status == model::Status::alive) return;
        weak(position, target, HypoConditions::with_any_pass, any_pass);
        weak(position, target, HypoConditions::without_progress, no_progress);
    }

  private:
    /// What too weak conditions prove of a chain that is dead, and that the checker does not take it.
    void weak(const Position& position, Point target, HypoConditions conditions, const char* variant) {
        const auto found = hypo_strategy(position, target, model::Status::alive, conditions);
        if (!found) return;
        if (variants_.contains(variant)) seen_.refutes(variant, position);
        if (check(*found, {}).accepted())
            seen_.fail(std::string("the checker takes it: ") + variant, position);
    }

    Enumeration& seen_;
    std::set<std::string> variants_;
};

Instance instance_of(int rows, int columns, Effort effort, const std::vector<std::string>& variants) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide&) {
                Enumeration seen({alive, dead}, variants);
                Check each(seen, variants);
                for (const Position& position : legal_positions(Grid::create(rows, columns).value())) {
                    for (const model::Chain& chain : model::chains(position)) each.chain(position, chain);
                }
                return seen.finding();
            }};
}

}  // namespace

Theorem theorem() {
    return {"hypo-strategies-prove-their-claims",
            "A strategy in the hypo-sequences about a chain that meets the checker's conditions, however its "
            "numbers are, is one for the status that the chain has; and the checker accepts it.",
            {"AS89-HS-10", "AS89-HS-11", "AS89-SA-4", "AS89-SA-5"},
            Status::checked_up_to,
            {"unconditional-life-lasts", "filling-goes-on", "asura-pass-elimination"},
            "asura-1989.md#strategies",
            {instance_of(1, 4, Effort::fast, {any_pass}),
             instance_of(2, 2, Effort::fast, {any_pass, no_progress})}};
}

}  // namespace shikatsu::proofs::hypo_strategies_prove_their_claims
