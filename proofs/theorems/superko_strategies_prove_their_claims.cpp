// The conditions of a strategy under infinite-play=superko against hypothetical-sequences with all that has
// been.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/judged_strategies.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/games/superko_strategy_game.hpp"
#include "proofs/theorems/theorems.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::proofs::superko_strategies_prove_their_claims {

namespace {

constexpr const char* rests = "a strategy that rests where a lemma holds";
constexpr const char* any_new = "what later lines take for new may have been";
constexpr const char* any_left_out = "a play may be left out though its position need not have been";
constexpr const char* any_state = "what is prohibited need not be the same at a place";
constexpr const char* any_pass = "the winner may pass where the end would not suit him";
constexpr const char* any_rest = "the winner may rest where no lemma holds";

constexpr std::size_t most_moves = 3'000;

constexpr std::array conditions{
    ConditionWords{"later lines take for new", any_new},
    ConditionWords{"need not have appeared", any_left_out},
    ConditionWords{"a pass would let the opponent end play", any_pass},
    ConditionWords{"the lemma does not hold", any_rest},
    ConditionWords{"leads to a line for another state", any_state},
    ConditionWords{"the choice is not allowed", any_state},
    ConditionWords{"there are more answers than moves", any_state},
    ConditionWords{"has no answer", any_state},
    ConditionWords{"is left out and no play", any_state},
};

bool rests_by_a_lemma(const SuperkoStrategy& strategy) {
    return std::any_of(strategy.lines.begin(), strategy.lines.end(), [](const SuperkoStrategy::Turn& line) {
        const auto* won = std::get_if<SuperkoStrategy::Won>(&line);
        return won != nullptr && won->lemma != Lemma::none;
    });
}

void judge(const SuperkoStrategyDraw& draw, JudgedStrategies& judged) {
    const auto certificate = drawn_strategy(draw);
    if (!certificate) return;
    const std::string objection = objection_of_sequences(*certificate, most_moves);
    const bool is_accepted = judged.accepts(*certificate, objection);
    if (is_accepted && rests_by_a_lemma(certificate->strategy)) judged.occurs(rests, draw.position);
}

/// What is met on the positions.
struct Met {
    std::vector<std::string> cases;
    std::vector<std::string> variants;
};

/// Strategies of each question of the positions.
Finding finding_on(const std::vector<Position>& positions, const Met& met) {
    Enumeration seen(met.cases, met.variants);
    JudgedStrategies judged(seen, met.cases, met.variants, conditions);
    const Readings superko = with_reading(Readings{}, "infinite-play=superko").value();
    for (const Position& position : positions) {
        SuperkoStrategyDraw draw{.readings = superko, .position = position, .question = {}};
        for (const char* reading :
             {"hypothetical-ko=ko-pass", "hypothetical-ko=basic-ko", "ban-identity=ko", "ko-pass=per-ko"}) {
            draw.readings = with_reading(superko, reading).value();
            for (const reference::ForceQuestion& question : questions_on(position)) {
                draw.question = question;
                for (unsigned kind = 0; kind < 24; ++kind) {
                    draw.attacker_forces = kind % 2 == 0;
                    draw.memory = static_cast<SuperkoPlaceMemory>(kind / 2 % 3);
                    draw.any_pass = kind / 6 == 1;
                    draw.any_rest = kind / 6 == 2;
                    ++draw.number;
                    judge(draw, judged);
                }
            }
        }
    }
    return seen.finding();
}

Instance every_position(int rows, int columns, Effort effort, const Met& met) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide&) {
                return finding_on(legal_positions(Grid::create(rows, columns).value()), met);
            }};
}

/// On a row of five: with two eyes, and where two can be made.
Instance beside_eyes(const Met& met) {
    return {"1x5 (two positions)", Effort::long_only, [=](const Decide&) {
                std::vector<Position> positions;
                for (const std::string row : {".#.#.", ".#..."})
                    positions.push_back(position_from_rows(std::vector{row}).value());
                return finding_on(positions, met);
            }};
}

}  // namespace

Theorem theorem() {
    return {"superko-strategies-prove-their-claims",
            "A strategy under infinite-play=superko that meets the checker's conditions is one in all "
            "hypothetical-sequences, with all that has been in them, for what it claims.",
            {"J2003-HS-3", "J2003-ST-6"},
            Status::checked_up_to,
            {},
            "superko.md#superko",
            {every_position(1, 3, Effort::fast, {{leaves_out}, {any_left_out, any_pass, any_rest}}),
             every_position(1, 4, Effort::long_only,
                            {{shares, leaves_out}, {any_new, any_left_out, any_state, any_pass, any_rest}}),
             beside_eyes({{rests}, {any_rest}}),
             every_position(2, 2, Effort::long_only,
                            {{shares, leaves_out}, {any_new, any_left_out, any_pass, any_rest}})}};
}

}  // namespace shikatsu::proofs::superko_strategies_prove_their_claims
