// Ikeda's rulesets: strategies for best play before the checker of certificates, and the games of both.
#include "optimized/ikeda/best_play.hpp"
#include "reference/certificates/value_strategy_check.hpp"
#include "reference/ikeda/game.hpp"
#include "reference/values/diagram.hpp"
#include "tests/mutants/ikeda_checks.hpp"
#include "tests/mutants/samples.hpp"

namespace shikatsu::mutants {

namespace {

namespace engine = optimized::ikeda;
namespace text = reference::ikeda;
using reference::ValueCertificate;
using Bound = ValueCertificate::Bound;

constexpr std::size_t most_lines = 1'000'000;

/// What the checker says to both strategies, and what the text's game says to the line of both.
void check_strategies_of(const text::Rules& rules, const IkedaReadings& readings, const Position& position,
                         Cases& cases) {
    const std::string where = std::string(rules.name) + " of " + one_line(position);
    const auto each =
        engine::best_play_of_each(engine::rules_named(rules.name), readings, position, {}, most_lines);
    for (const Player first : {Player::black, Player::white}) {
        const engine::BestPlay& found = each[static_cast<std::size_t>(first)];
        cases.expect(found.decided() && found.blacks && found.whites && found.main_line,
                     "strategies by " + where);
        if (!found.decided() || !found.blacks || !found.whites || !found.main_line) continue;
        for (const Bound bound : {Bound::at_least, Bound::at_most}) {
            const bool at_least = bound == Bound::at_least;
            const ValueCertificate certificate{&rules,
                                               readings,
                                               position,
                                               first,
                                               bound,
                                               at_least ? *found.at_least : *found.at_most,
                                               at_least ? *found.blacks : *found.whites};
            const auto verdict = reference::check(certificate, {});
            cases.expect(verdict.accepted(), "strategy by " + where + ": " + verdict.sentence);
        }
        text::Game game(rules, readings, {position, first});
        bool allowed = true;
        for (const Move& move : *found.main_line) allowed = allowed && game.move(move).has_value();
        cases.expect(allowed && game.ended() && game.margin() == *found.at_least, "main line by " + where);
    }
}

void check_strategies(Cases& cases) {
    std::vector<Position> positions = sample_of(1, 4, 20);
    for (const auto& [rows, columns, count] :
         {std::tuple{2, 2, 20}, std::tuple{1, 5, 10}, std::tuple{2, 3, 8}}) {
        for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count)))
            positions.push_back(position);
    }
    for (const text::Rules& rules : text::all_rules) {
        for (const Position& position : positions) check_strategies_of(rules, {}, position, cases);
    }
}

// Where symmetries matter, and what a territory is counted by.
void check_strategies_of_empty_grids(Cases& cases) {
    for (const char* name : {"ikeda-area-2", "ikeda-area-3", "ikeda-territory-3"}) {
        for (const auto& [rows, columns] : {std::pair{1, 6}, std::pair{2, 4}, std::pair{3, 3}}) {
            check_strategies_of(*reference::ikeda_rules_named(name), {},
                                Position(Grid::create(rows, columns).value()), cases);
        }
    }
    IkedaReadings since;
    since.repetition_memory = RepetitionMemory::since_preliminary_end;
    for (const Position& position : sample_of(1, 4, 10))
        check_strategies_of(text::territory_rules_1, since, position, cases);
}

}  // namespace

std::vector<Check> ikeda_proof_checks() {
    return {{"Ikeda: strategies", Turn::middle, check_strategies},
            {"Ikeda: strategies of empty grids", Turn::middle, check_strategies_of_empty_grids}};
}

}  // namespace shikatsu::mutants
