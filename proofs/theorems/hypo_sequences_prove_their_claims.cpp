// The conditions of choices along hypo-sequences against the text's own status-analysis.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/hypo_strategy_game.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::hypo_sequences_prove_their_claims {

namespace {

namespace model = reference::asura1989;

constexpr const char* with_past = "choices that depend on the past";
constexpr const char* known = "choices that lead to what needs no past";
constexpr const char* repetitions_won = "a repetition counts as won";
constexpr const char* no_passes = "the loser makes no pass of his own";

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
            const auto found = hypo_sequences(position, target, claimed, SequenceConditions::as_checked);
            if ((status == claimed) != found.has_value())
                seen_.fail("choices and hypo-sequences differ", position);
            if (!found) {
                weak(position, target, claimed, SequenceConditions::with_repetitions_won, repetitions_won);
                weak(position, target, claimed, SequenceConditions::without_passes_of_the_loser, no_passes);
                continue;
            }
            if (!found->sequences.known.lines.empty()) seen_.occurs(known, position);
            if (std::ranges::any_of(found->sequences.turns,
                                    [](const auto& turn) { return turn.has_value(); }))
                seen_.occurs(with_past, position);
            const auto verdict = check(*found, {});
            if (!verdict.accepted()) seen_.fail("the checker: " + verdict.sentence, position);
        }
    }

  private:
    /// What too weak conditions prove of a chain of which it is not so, and that the checker does not take
    /// it.
    void weak(const Position& position, Point target, model::Status claimed, SequenceConditions conditions,
              const char* variant) {
        const auto found = hypo_sequences(position, target, claimed, conditions);
        if (!found) return;
        if (variants_.contains(variant)) seen_.refutes(variant, position);
        if (check(*found, {}).accepted())
            seen_.fail(std::string("the checker takes it: ") + variant, position);
    }

    Enumeration& seen_;
    std::set<std::string> variants_;
};

Instance instance_of(int rows, int columns, Effort effort, const std::vector<std::string>& cases,
                     const std::vector<std::string>& variants) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide&) {
                Enumeration seen(cases, variants);
                Check each(seen, variants);
                for (const Position& position : legal_positions(Grid::create(rows, columns).value())) {
                    for (const model::Chain& chain : model::chains(position)) each.chain(position, chain);
                }
                return seen.finding();
            }};
}

}  // namespace

Theorem theorem() {
    return {
        "hypo-sequences-prove-their-claims",
        "Choices along the hypo-sequences about a chain, up to situations from which a strategy without "
        "repetition goes on, that meet the checker's conditions are those of a strategy for the status that "
        "the chain has; there are such choices for each status; and the checker accepts them.",
        {"AS89-HS-10", "AS89-HS-11", "AS89-SA-4", "AS89-SA-5"},
        Status::checked_up_to,
        {"hypo-strategies-prove-their-claims"},
        "asura-1989.md#sequences",
        {instance_of(1, 4, Effort::fast, {known}, {no_passes}),
         instance_of(2, 2, Effort::fast, {with_past, known}, {repetitions_won, no_passes})}};
}

}  // namespace shikatsu::proofs::hypo_sequences_prove_their_claims
