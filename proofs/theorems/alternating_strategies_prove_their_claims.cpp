// The conditions of a strategy for best play by the Japanese 2003 Rules against whole games.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/alternating_strategy_game.hpp"
#include "proofs/games/judged_strategies.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::alternating_strategies_prove_their_claims {

namespace {

using reference::ValueBound;

constexpr const char* goes_round = "a strategy that can come to a long cycle";
constexpr const char* any_cycle = "a long cycle may do harm";
constexpr const char* any_end = "two passes may come to less than is needed";
constexpr const char* any_choice = "a choice may take back in a basic-ko";

constexpr std::size_t most_moves = 3'000;

constexpr std::array conditions{
    ConditionWords{"by a long cycle that is not good enough", any_cycle},
    ConditionWords{"pass ends the game with", any_end},
    ConditionWords{"the choice is not allowed", any_choice},
};

/// Whether ways along the lines lead back to a line.
bool has_a_circle(const ValueStrategy& strategy) {
    // By lines that are done with: what they lead to is none or done with, too.
    std::vector<bool> done(strategy.lines.size(), false);
    const auto leads_to_done = [&](const std::optional<ValueStrategy::Place>& next) {
        return !next || done[*next];
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < done.size(); ++i) {
            if (done[i]) continue;
            const auto& turn = strategy.lines[i].turn;
            const auto* choice = std::get_if<ValueStrategy::Choice>(&turn);
            const auto* answers = std::get_if<ValueStrategy::Answers>(&turn);
            if (choice != nullptr ? leads_to_done(choice->next)
                                  : std::ranges::all_of(answers->next, leads_to_done))
                done[i] = changed = true;
        }
    }
    return std::ranges::find(done, false) != done.end();
}

/// So many strategies of each position.
Finding finding_on(const std::vector<Position>& positions, unsigned strategies,
                   const std::vector<std::string>& cases, const std::vector<std::string>& variants) {
    Enumeration seen(cases, variants);
    JudgedStrategies judged(seen, cases, variants, conditions);
    AlternatingGames games;
    for (const Position& position : positions) {
        for (unsigned number = 0; number < strategies; ++number) {
            const AlternatingStrategyDraw draw{
                .position = position,
                .first = number % 2 == 0 ? Player::black : Player::white,
                .bound = number / 2 % 2 == 0 ? ValueBound::at_least : ValueBound::at_most,
                .remembers_passes = number / 4 % 2 == 1,
                .takes_back = number / 8 % 4 == 1,
                .needs_too_much = number / 8 % 4 == 2,
                .number = number};
            const auto certificate = games.drawn_strategy(draw);
            if (!certificate) continue;
            const std::string objection = games.objection_of_games(*certificate, most_moves);
            if (judged.accepts(*certificate, objection) && has_a_circle(certificate->strategy))
                judged.occurs(goes_round, position);
        }
    }
    return seen.finding();
}

Instance every_position(int rows, int columns, unsigned strategies, Effort effort,
                        const std::vector<std::string>& cases, const std::vector<std::string>& variants) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide&) {
                return finding_on(legal_positions(Grid::create(rows, columns).value()), strategies, cases,
                                  variants);
            }};
}

}  // namespace

Theorem theorem() {
    return {
        "alternating-strategies-prove-their-claims",
        "A strategy for best play by the Japanese 2003 Rules that meets the checker's conditions is one in "
        "all games, with their long cycles, for as much as it claims.",
        {"J2003-AS-4", "J2003-AS-5", "J2003-AS-6", "J2003-RS-1", "J2003-RS-2"},
        Status::checked_up_to,
        {},
        "best-play-2003.md#certificates",
        {every_position(1, 3, 64, Effort::fast, {shares, goes_round}, {any_cycle, any_end}),
         every_position(2, 2, 64, Effort::long_only, {shares, goes_round}, {any_cycle, any_end}),
         every_position(1, 4, 64, Effort::long_only, {shares, goes_round},
                        {any_cycle, any_end, any_choice})}};
}

}  // namespace shikatsu::proofs::alternating_strategies_prove_their_claims
