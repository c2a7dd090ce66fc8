// The conditions of a strategy for best play against whole games with their histories.
#include <fmt/format.h>

#include <set>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/games/strategy_shape.hpp"
#include "proofs/games/value_strategy_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::value_strategies_prove_their_claims {

namespace {

using reference::ValueCertificate;
using Bound = ValueCertificate::Bound;

constexpr const char* returns = "a strategy that plays where a stone stood";
constexpr const char* leaves_out = "a strategy that leaves out a play";
constexpr const char* any_choice = "a choice may lead to what may have appeared";
constexpr const char* any_left_out = "a play may be left out though its configuration need not have appeared";

constexpr std::size_t most_moves = 3'000;

bool ends_with(const std::string& sentence, std::string_view words) {
    return sentence.ends_with(words);
}

/// Whether a choice is a play where a stone stood at the start.
bool plays_where_a_stone_stood(const ValueCertificate& certificate) {
    for (const ValueStrategy::Line& line : certificate.strategy.lines) {
        const auto* choice = std::get_if<ValueStrategy::Choice>(&line.turn);
        const auto* play = choice != nullptr ? std::get_if<Play>(&choice->move) : nullptr;
        if (play != nullptr && !certificate.position.empty(play->point)) return true;
    }
    return false;
}

class Check {
  public:
    Check(Enumeration& seen, const std::vector<std::string>& variants)
        : seen_(seen), variants_(variants.begin(), variants.end()) {}

    void strategy(const StrategyDraw& draw) {
        const auto certificate = drawn_strategy(draw);
        if (!certificate) return;
        seen_.count_scene();
        const auto verdict = reference::check(*certificate, {});
        const std::string objection = objection_of_games(*certificate, most_moves);
        if (verdict.accepted()) {
            if (!objection.empty()) seen_.fail("accepted, with " + objection, draw.position);
            if (plays_where_a_stone_stood(*certificate)) seen_.occurs(returns, draw.position);
            if (leaves_something_out(certificate->strategy)) seen_.occurs(leaves_out, draw.position);
        } else if (ends_with(verdict.sentence, "may have appeared before")) {
            if (objection == "a choice that is not allowed") refute(any_choice, draw.position);
        } else if (ends_with(verdict.sentence, "need not have appeared")) {
            if (objection == "a move without answer") refute(any_left_out, draw.position);
        } else {
            seen_.fail("the checker: " + verdict.sentence, draw.position);
        }
    }

  private:
    void refute(const char* variant, const Position& position) {
        if (variants_.contains(variant)) seen_.refutes(variant, position);
    }

    Enumeration& seen_;
    std::set<std::string> variants_;
};

/// So many strategies of each kind.
Instance instance_of(int rows, int columns, unsigned strategies, Effort effort) {
    const std::vector<std::string> variants{any_choice, any_left_out};
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide&) {
                Enumeration seen({returns, leaves_out}, variants);
                Check each(seen, variants);
                for (const Position& position : legal_positions(Grid::create(rows, columns).value())) {
                    StrategyDraw draw{.rules = nullptr, .readings = {}, .position = position};
                    for (const auto& rules : reference::ikeda::all_rules) {
                        draw.rules = &rules;
                        for (draw.number = 0; draw.number < strategies; ++draw.number) {
                            draw.first = draw.number % 2 == 0 ? Player::black : Player::white;
                            draw.bound = draw.number / 2 % 2 == 0 ? Bound::at_least : Bound::at_most;
                            draw.memory =
                                draw.number / 4 % 2 == 0 ? PlaceMemory::situation : PlaceMemory::history;
                            draw.readings.repetition_memory = draw.number / 8 % 2 == 0
                                                                  ? RepetitionMemory::whole_game
                                                                  : RepetitionMemory::since_preliminary_end;
                            each.strategy(draw);
                        }
                    }
                }
                return seen.finding();
            }};
}

}  // namespace

Theorem theorem() {
    return {
        "value-strategies-prove-their-claims",
        "A strategy for best play by one of Ikeda's rulesets that meets the checker's conditions is one in "
        "all games with their whole history, for as much as it claims.",
        {"IK-R-2", "IK-R-4", "IK-R-8"},
        Status::checked_up_to,
        {},
        "ikeda.md#value-strategies",
        {instance_of(1, 2, 32, Effort::fast), instance_of(1, 3, 32, Effort::fast),
         instance_of(2, 2, 32, Effort::long_only)}};
}

}  // namespace shikatsu::proofs::value_strategies_prove_their_claims
