// The conditions of a strategy for best play by Ing's laws against whole games with their cycles and bans.
#include <fmt/format.h>

#include <array>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/ing_strategy_game.hpp"
#include "proofs/games/judged_strategies.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ing_strategies_prove_their_claims {

namespace {

using reference::IngCertificate;
using reference::ValueBound;

constexpr const char* any_new = "what later lines take for new may have appeared";
constexpr const char* any_left_out = "a play may be left out though its position need not have appeared";
constexpr const char* any_beginning = "a cycle may have begun before what is known";
constexpr const char* any_situation = "what is prohibited need not be the same at a place";

constexpr std::size_t most_moves = 3'000;

constexpr std::array conditions{
    ConditionWords{"later lines take for new", any_new},
    ConditionWords{"need not have appeared", any_left_out},
    ConditionWords{"may be before what is known", any_beginning},
    ConditionWords{"leads to a line for another situation", any_situation},
    ConditionWords{"the choice is not allowed", any_situation},
    ConditionWords{"is left out and not prohibited", any_situation},
    ConditionWords{"is prohibited and has an answer", any_situation},
};

void judge(const IngStrategyDraw& draw, JudgedStrategies& judged) {
    const auto certificate = drawn_strategy(draw);
    if (certificate) judged.accepts(*certificate, objection_of_games(*certificate, most_moves));
}

/// So many strategies of each kind.
Instance instance_of(int rows, int columns, unsigned strategies, const std::vector<std::string>& variants,
                     Effort effort) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide&) {
                const std::vector<std::string> cases{shares, leaves_out};
                Enumeration seen(cases, variants);
                JudgedStrategies judged(seen, cases, variants, conditions);
                for (const Position& position : legal_positions(Grid::create(rows, columns).value())) {
                    IngStrategyDraw draw{.readings = {}, .position = position};
                    for (const char* reading : {"ing-ko=fighting-and-disturbing", "ing-ko=positional-superko",
                                                "ing-disturber=completer", "ing-ban=positions"}) {
                        draw.readings = with_reading(IngReadings{}, reading).value();
                        for (draw.number = 0; draw.number < strategies; ++draw.number) {
                            draw.first = draw.number % 2 == 0 ? Player::black : Player::white;
                            draw.bound =
                                draw.number / 2 % 2 == 0 ? ValueBound::at_least : ValueBound::at_most;
                            draw.memory = static_cast<IngPlaceMemory>(draw.number / 4 % 3);
                            judge(draw, judged);
                        }
                    }
                }
                return seen.finding();
            }};
}

}  // namespace

Theorem theorem() {
    const std::vector<std::string> variants{any_new, any_left_out, any_beginning, any_situation};
    return {"ing-strategies-prove-their-claims",
            "A strategy for best play by Ing's laws that meets the checker's conditions is one in all games, "
            "with "
            "their cycles and bans, for as much as it claims.",
            {"ING-HS-4", "ING-DK-2", "ING-DK-3", "ING-EN-3"},
            Status::checked_up_to,
            {},
            "ing-sst.md#strategies",
            {instance_of(1, 2, 24, variants, Effort::fast), instance_of(1, 3, 24, variants, Effort::fast),
             instance_of(2, 2, 48, variants, Effort::long_only)}};
}

}  // namespace shikatsu::proofs::ing_strategies_prove_their_claims
