// Ikeda's rulesets: strategies for best play before the checker of certificates, and the games of both.
#include <random>

#include "optimized/ikeda/best_play.hpp"
#include "reference/certificates/value_strategy_check.hpp"
#include "reference/ikeda/game.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/changed_value_strategies.hpp"
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

/// A certificate for Black, who moves first on the grid of two points, by area rules II.
ValueCertificate on_two_points(int margin, std::vector<ValueStrategy::Line> lines) {
    for (ValueStrategy::Line& line : lines) line.need = Margin::of_points(margin);
    return {&text::area_rules_2,
            {},
            position_from_rows(std::vector<std::string>{"#."}).value(),
            Player::black,
            Bound::at_least,
            Margin::of_points(margin),
            {std::move(lines)}};
}

using Answers = ValueStrategy::Answers;
using Choice = ValueStrategy::Choice;

/// Black takes back what White has taken, which the rule against repetition forbids; a play of White's is
/// left out that is allowed; and nothing is needed where something is.
void check_wrong_strategies(Cases& cases) {
    constexpr Point a1{0};
    const auto expect_rejected = [&](const ValueCertificate& certificate, const char* what) {
        cases.expect(!reference::check(certificate, {}).accepted(), what);
    };
    expect_rejected(on_two_points(2, {{{}, Choice{Pass{}, 1}},
                                      {{}, Answers{{2}}},
                                      {{}, Choice{Play{a1}, 3}},
                                      {{}, Answers{{2, 4}}},
                                      {{}, Choice{Pass{}, {}}}}),
                    "a strategy that takes back");
    expect_rejected(on_two_points(2, {{{}, Choice{Pass{}, 1}}, {{}, Answers{{std::nullopt}}}}),
                    "a strategy that leaves out a play");
    expect_rejected(on_two_points(2, {{{}, Choice{Pass{}, 0}}}), "a strategy that comes back by a pass");
    expect_rejected(on_two_points(-1, {{{}, ValueStrategy::Anything{}}}), "a strategy of anything");
    ValueCertificate with_prisoners = on_two_points(-9, {{{}, ValueStrategy::Anything{}}});
    with_prisoners.rules = &text::territory_rules_3;
    expect_rejected(with_prisoners, "a strategy of anything with prisoners");
}

/// What is accepted of changed strategies is true.
void check_changed_strategies(Cases& cases) {
    constexpr int changes = 150;
    std::mt19937 random(20053);
    for (const char* row : {"...", ".#O.", "#.#O."}) {
        const Position position = position_from_rows(std::vector<std::string>{row}).value();
        for (const text::Rules& rules : text::all_rules) {
            const auto each =
                engine::best_play_of_each(engine::rules_named(rules.name), {}, position, {}, most_lines);
            const engine::BestPlay& found = each.front();
            if (!found.decided() || !found.blacks) continue;
            const ValueCertificate certificate{
                &rules, {}, position, Player::black, Bound::at_least, *found.at_least, *found.blacks};
            for (int i = 0; i < changes; ++i) {
                const ValueCertificate other = certificates::changed(certificate, random);
                if (!reference::check(other, {}).accepted()) continue;
                const auto value = engine::best_play(engine::rules_named(other.rules->name), other.readings,
                                                     position, other.first, {});
                const bool true_claim = other.bound == Bound::at_least ? value.at_least >= other.margin
                                                                       : value.at_most <= other.margin;
                cases.expect(true_claim,
                             "a changed strategy by " + std::string(other.rules->name) + " of " + row);
            }
        }
    }
}

}  // namespace

std::vector<Check> ikeda_proof_checks() {
    return {{"Ikeda: strategies", Turn::middle, check_strategies},
            {"Ikeda: strategies of empty grids", Turn::middle, check_strategies_of_empty_grids},
            {"Ikeda: wrong strategies", Turn::middle, check_wrong_strategies},
            {"Ikeda: changed strategies", Turn::middle, check_changed_strategies}};
}

}  // namespace shikatsu::mutants
