// Best play by the Japanese 2003 Rules: strategies before the checker of certificates.
#include <functional>
#include <memory>
#include <random>
#include <set>

#include "optimized/adjudication.hpp"
#include "optimized/alternating/best_play.hpp"
#include "reference/certificates/alternating_strategy_check.hpp"
#include "reference/certificates/long_cycles.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/alternating/whole_games.hpp"
#include "tests/certificates/changed_value_strategies.hpp"
#include "tests/mutants/alternating_checks.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

namespace {

using alternating_tests::WholeGames;
using optimized::alternating::BestPlay;
using optimized::alternating::FinalScore;
using reference::AlternatingCertificate;
using reference::ValueBound;
using Answers = ValueStrategy::Answers;
using Choice = ValueStrategy::Choice;

constexpr std::size_t most_lines = 100'000;

Position row_of(const char* row) {
    return position_from_rows(std::vector<std::string>{row}).value();
}

/// Adds what the questions about a final-position come to, each with a strategy on the whole grid.
void add_finals(const Position& position, AlternatingCertificate& certificate) {
    optimized::Options options;
    options.readings = certificate.readings;
    options.max_witness_states = most_lines;
    options.shortcuts.zones = options.shortcuts.keepings = options.shortcuts.patterns =
        options.shortcuts.clearings = false;
    for (const auto& string : optimized::adjudicate(position, 0, options).strings) {
        for (const optimized::Finding& finding : string.findings) {
            if (!finding.attacker_forces || !finding.witness) throw Wrong("a final-position without proof");
            reference::Certificate proof{
                position, certificate.readings, {}, *finding.attacker_forces, *finding.witness};
            proof.question.target = reference::string_at(position, finding.question.target);
            proof.question.region = {finding.question.region.begin(), finding.question.region.end()};
            certificate.finals.push_back({std::move(proof), 0});
        }
    }
}

BestPlay games_on(const Grid& grid, WholeGames& by_the_text, LongCycle long_cycle) {
    return BestPlay(grid, long_cycle, [&](const Position& position) {
        return FinalScore{by_the_text.final_score(position), true};
    });
}

AlternatingCertificate certificate_of(const BestPlay& games, const Position& position, Player first,
                                      ValueBound bound, const Readings& readings = {}) {
    const auto worth = games.worth(position, first);
    const int margin = (bound == ValueBound::at_least ? worth.at_least : worth.at_most).value();
    auto strategy = games.strategy(position, first, reference::player_of(bound), most_lines).value();
    AlternatingCertificate certificate{readings,          position, first, bound, Margin::of_points(margin),
                                       strategy.strategy, {}};
    for (const Position& last : strategy.last_positions) add_finals(last, certificate);
    return certificate;
}

/// What is known of the games of a grid.
std::vector<AlternatingCertificate> certificates_of(int rows, int columns, WholeGames& by_the_text) {
    std::vector<AlternatingCertificate> certificates;
    const Readings& readings = by_the_text.readings();
    const BestPlay games = games_on(Grid::create(rows, columns).value(), by_the_text, readings.long_cycle);
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        for (const Player first : {Player::black, Player::white}) {
            const auto worth = games.worth(position, first);
            if (worth.at_least)
                certificates.push_back(
                    certificate_of(games, position, first, ValueBound::at_least, readings));
            if (worth.at_most)
                certificates.push_back(certificate_of(games, position, first, ValueBound::at_most, readings));
        }
    }
    return certificates;
}

void check_strategies(int rows, int columns, WholeGames& by_the_text, Cases& cases) {
    for (const AlternatingCertificate& certificate : certificates_of(rows, columns, by_the_text)) {
        const auto verdict = reference::check(certificate, {});
        cases.expect(verdict.accepted(), "a strategy of best play from " + one_line(certificate.position) +
                                             ": " + verdict.sentence);
    }
}

AlternatingCertificate by_hand(const char* row, Player first, int margin,
                               std::vector<ValueStrategy::Line> lines, std::set<std::string> last) {
    AlternatingCertificate certificate{
        {}, row_of(row), first, ValueBound::at_least, Margin::of_points(margin), {std::move(lines)}, {}};
    for (const std::string& rows : last) add_finals(row_of(rows.c_str()), certificate);
    return certificate;
}

/// Too much is claimed or too little needed; basic-ko is forgotten; what ends a game is not known.
void check_wrong_strategies(Cases& cases) {
    constexpr Point b1{1};
    constexpr Point c1{2};
    const auto points = [](int number) { return Margin::of_points(number); };
    const auto expect_rejected = [&](const AlternatingCertificate& certificate, const char* what) {
        cases.expect(!reference::check(certificate, {}).accepted(), what);
    };
    const auto in_the_middle = [&](int margin, int need, int last_need, const std::set<std::string>& last) {
        return by_hand("...", Player::black, margin,
                       {{points(need), Choice{Play{b1}, 1}},
                        {points(need), Answers{{2}}},
                        {points(last_need), Choice{Pass{}, {}}}},
                       last);
    };
    cases.expect(reference::check(in_the_middle(2, 2, 2, {".#."}), {}).accepted(), "a strategy by hand");
    expect_rejected(in_the_middle(3, 2, 2, {".#."}), "a start that needs less");
    expect_rejected(in_the_middle(3, 3, 2, {".#."}), "needs that fall");
    expect_rejected(in_the_middle(3, 3, 3, {".#."}), "an end with less");
    expect_rejected(in_the_middle(2, 2, 2, {}), "an end that is not known");
    cases.expect(reference::check(in_the_middle(2, 2, 2, {".O."}), {}).accepted(),
                 "what is known with the colours exchanged");
    // White may not take back with C1.
    AlternatingCertificate taking_back = by_hand(
        ".#O.", Player::black, 9,
        {{points(-9), Answers{{1, 2}}}, {points(-8), Choice{Play{c1}, 0}}, {points(-9), Choice{Pass{}, {}}}},
        {".#O."});
    taking_back.bound = ValueBound::at_most;
    expect_rejected(taking_back, "a strategy that takes back");
    // A claim for one region says nothing of another.
    AlternatingCertificate elsewhere = in_the_middle(2, 2, 2, {".#."});
    elsewhere.finals.front().certificate.question.region = {Point{0}};
    expect_rejected(elsewhere, "what is prevented on a region");
}

/// White takes four stones with G1, or passes; then a string would be capturable-3.
void check_direct_ko(Cases& cases) {
    const char* const row = ".O####.";
    const auto points = [](int number) { return Margin::of_points(number); };
    const auto verdict = reference::check(
        by_hand(row, Player::white, -9,
                {{points(-9), Answers{{2, 1}}}, {points(-9), Choice{Pass{}, {}}}, {points(-5), {}}}, {row}),
        {});
    cases.expect(verdict.sentence.ends_with("direct-ko prohibits the choice"),
                 "a pass that direct-ko prohibits: " + verdict.sentence);
}

/// That a string is captured does not tell that no permanent-stone comes.
void check_lacking_claims(WholeGames& by_the_text, Cases& cases) {
    int looked_at = 0;
    for (AlternatingCertificate certificate : certificates_of(1, 4, by_the_text)) {
        const auto without_permanent_stone = [](const AlternatingCertificate::OfFinalPosition& one) {
            return one.certificate.attacker_forces && !one.certificate.question.region.empty();
        };
        if (std::erase_if(certificate.finals, without_permanent_stone) == 0) continue;
        cases.expect(!reference::check(certificate, {}).accepted(), "a final-position without a claim");
        if (++looked_at == 10) return;
    }
    cases.expect(looked_at > 0, "dead strings at the end of games");
}

/// White may take two stones, and Black two: a tie, which is enough for 0 and not for more.
void check_ties(Cases& cases) {
    constexpr Point a1{0};
    constexpr Point c1{2};
    constexpr Point d1{3};
    const auto points = [](int number) { return Margin::of_points(number); };
    const std::vector<ValueStrategy::Line> lines{
        {points(1), Answers{{1, 2, 3}}},  {points(1), Choice{Play{d1}, 4}}, {points(1), Choice{Play{a1}, 5}},
        {points(3), Choice{Pass{}, {}}},  {points(1), Answers{{6, 7}}},     {points(0), Answers{{8}}},
        {points(3), Choice{Play{c1}, 0}}, {points(3), Choice{Pass{}, {}}},  {points(0), Choice{Pass{}, {}}}};
    const std::set<std::string> last{"..#.", "O.##", "#.#."};
    cases.expect(!reference::check(by_hand("..#.", Player::white, 1, lines, last), {}).accepted(),
                 "a tie where more is claimed");
    cases.expect(reference::check(by_hand("..#.", Player::white, 0, lines, last), {}).accepted(),
                 "a tie that is enough");
}

/// From arrivals to arrivals with the same position: dear ways that lose, ties, and gains.
void check_long_cycles_by_hand(Cases& cases) {
    const auto harm = [](int first_need, int gain, int need_between, int next_gain, int last_need,
                         bool ties) {
        reference::LongCycles cycles(3);
        cycles.set_place(0, {7, Player::black}, Margin::of_points(first_need));
        cycles.set_place(1, {8, Player::black}, Margin::of_points(need_between));
        cycles.set_place(2, {7, Player::black}, Margin::of_points(last_need));
        cycles.add_arrival(0);
        cycles.add_arrival(2);
        cycles.add_move(0, 1, Margin::of_points(gain));
        cycles.add_move(1, 2, Margin::of_points(next_gain));
        const std::function<bool()> go_on;
        reference::Patience patience({}, go_on);
        return cycles.harm(ties, patience).has_value();
    };
    cases.expect(harm(0, -1, 1, 0, 1, false), "a loss");
    cases.expect(harm(0, 0, 1, -1, 2, false), "a loss by a dear way");
    cases.expect(harm(0, 0, 0, 0, 0, true), "a tie");
    cases.expect(!harm(0, 0, 0, 0, 0, false), "a tie that does no harm");
    cases.expect(!harm(0, 2, 0, -1, 1, true), "a gain");
}

/// White is sure of -3 from there if a position has to come back with the same player to move.
void check_long_cycles(WholeGames& by_the_text, Cases& cases) {
    const Position start = row_of("#...");
    const BestPlay games = games_on(start.grid(), by_the_text, LongCycle::position_and_mover);
    AlternatingCertificate certificate = certificate_of(games, start, Player::black, ValueBound::at_most);
    cases.expect(!reference::check(certificate, {}).accepted(),
                 "a strategy with a long cycle that does harm");
    certificate.readings.long_cycle = LongCycle::position_and_mover;
    cases.expect(!reference::check(certificate, {}).accepted(), "claims by other readings");
    for (auto& one : certificate.finals) one.certificate.readings = certificate.readings;
    cases.expect(reference::check(certificate, {}).accepted(), "a strategy by a reading of long cycles");
}

/// What is accepted of changed strategies is true.
void check_changed_strategies(WholeGames& by_the_text, Cases& cases) {
    constexpr int changes = 20;
    std::mt19937 random(20062);
    for (const auto& [rows, columns] : {std::pair{1, 3}, {2, 2}}) {
        for (const AlternatingCertificate& certificate : certificates_of(rows, columns, by_the_text)) {
            for (int i = 0; i < changes; ++i) {
                const AlternatingCertificate other = certificates::changed(certificate, random);
                if (!reference::check(other, {}).accepted()) continue;
                const Margin value =
                    Margin::of_points(by_the_text.value(other.position, other.first, 1'000'000).value());
                cases.expect(
                    other.bound == ValueBound::at_least ? value >= other.margin : value <= other.margin,
                    "a changed strategy of " + one_line(other.position));
            }
        }
    }
}

}  // namespace

std::vector<Check> alternating_proof_checks() {
    const auto by_the_text = std::make_shared<WholeGames>();
    for (const auto& [rows, columns] : {std::pair{1, 3}, {2, 2}, {1, 4}}) {
        for (const Position& position : reference::testing::legal_positions(rows, columns))
            by_the_text->final_score(position);  // remembered
    }
    const auto by_a_reading =
        std::make_shared<WholeGames>(with_reading(Readings{}, "capturable-2=local-2-minus-local-1").value());
    for (const Position& position : reference::testing::legal_positions(1, 4))
        by_a_reading->final_score(position);  // remembered
    return {{"best play: strategies", Turn::middle,
             [by_the_text](Cases& cases) {
                 check_strategies(1, 3, *by_the_text, cases);
                 check_strategies(2, 2, *by_the_text, cases);
             }},
            {"best play: strategies by a reading", Turn::middle,
             [by_a_reading](Cases& cases) { check_strategies(1, 4, *by_a_reading, cases); }},
            {"best play: wrong strategies", Turn::middle, check_wrong_strategies},
            {"best play: direct-ko", Turn::middle, check_direct_ko},
            {"best play: ties", Turn::middle, check_ties},
            {"best play: long cycles by hand", Turn::middle, check_long_cycles_by_hand},
            {"best play: lacking claims", Turn::middle,
             [by_the_text](Cases& cases) { check_lacking_claims(*by_the_text, cases); }},
            {"best play: long cycles", Turn::middle,
             [by_the_text](Cases& cases) { check_long_cycles(*by_the_text, cases); }},
            {"best play: changed strategies", Turn::middle,
             [by_the_text](Cases& cases) { check_changed_strategies(*by_the_text, cases); }}};
}

}  // namespace shikatsu::mutants
