// Alternating-strategies that are none: each objection of the checker and of the reader, by hand.
#include <gtest/gtest.h>

#include "optimized/alternating/best_play.hpp"
#include "reference/certificates/alternating_strategy_reader.hpp"
#include "reference/certificates/long_cycles.hpp"
#include "reference/values/diagram.hpp"
#include "tests/alternating/whole_games.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/worth/bound_certificate.hpp"

namespace shikatsu::alternating_tests {
namespace {

using certificates::board;
using certificates::expect_accepted;
using certificates::expect_line_unusable;
using certificates::expect_rejected;
using optimized::alternating::BoundStrategy;
using reference::ValueBound;
using Answers = ValueStrategy::Answers;
using Choice = ValueStrategy::Choice;
using Lines = std::vector<ValueStrategy::Line>;

/// Of one row: the line of the text with the first place.
constexpr std::size_t first_place = 9;

constexpr Point a1{0};
constexpr Point b1{1};
constexpr Point c1{2};
constexpr Point d1{3};

Margin points(int number) {
    return Margin::of_points(number);
}

/// A game and a bound on it.
worth::Bound game(const char* row, Player first, ValueBound bound, int margin) {
    return {board(row), first, bound, points(margin)};
}

/// With certificates of the statuses in `last`.
std::string text_of(const worth::Bound& bound, const Lines& lines, const std::vector<const char*>& last) {
    BoundStrategy strategy{{lines}, {}};
    for (const char* rows : last) strategy.last_positions.push_back(board(rows));
    return worth::bound_certificate(bound, strategy, {}, 100'000).value();
}

/// Black, who begins on 1×3, plays in the middle, and both pass.
Lines in_the_middle() {
    return {{points(2), Choice{Play{b1}, 1}}, {points(2), Answers{{2}}}, {points(2), Choice{Pass{}, {}}}};
}

std::string in_the_middle_with(const Lines& lines, int margin = 2) {
    return text_of(game("...", Player::black, ValueBound::at_least, margin), lines, {".#."});
}

// [J2003-AS-3] [J2003-D3-9]
TEST(RejectedAlternatingStrategies, ByLine) {
    expect_accepted(in_the_middle_with(in_the_middle()));

    expect_rejected(in_the_middle_with({}), first_place, "there is no line for the start");
    expect_rejected(in_the_middle_with(in_the_middle(), 3), first_place,
                    "the start needs less than is claimed");
    Lines lines = in_the_middle();
    lines[0].turn = Answers{{1}};
    expect_rejected(in_the_middle_with(lines), first_place, "the choice is missing");
    lines = in_the_middle();
    lines[1].turn = Choice{Pass{}, 2};
    expect_rejected(in_the_middle_with(lines), first_place + 1, "after B1: it is the opponent's turn");
    lines = in_the_middle();
    lines[0].turn = Choice{Play{b1}, {}};
    expect_rejected(in_the_middle_with(lines), first_place, "the line after the choice is missing");
    lines[0].turn = Choice{Pass{}, {}};
    expect_rejected(in_the_middle_with(lines), first_place, "the line after the choice is missing");
    lines = in_the_middle();
    lines[2].turn = Choice{Pass{}, 0};
    expect_rejected(in_the_middle_with(lines), first_place + 2, "after B1 pass: the choice ends the game");
    lines[2].turn = Choice{Play{b1}, 0};
    expect_rejected(in_the_middle_with(lines), first_place + 2, "after B1 pass: the choice is not allowed");
    lines = in_the_middle();
    lines[1].turn = Answers{};
    expect_rejected(in_the_middle_with(lines), first_place + 1, "after B1: pass has no answer");
    lines[1].turn = Answers{{std::nullopt}};
    expect_rejected(in_the_middle_with(lines), first_place + 1, "after B1: pass has no answer");
    lines[1].turn = Answers{{2, 2}};
    expect_rejected(in_the_middle_with(lines), first_place + 1,
                    "after B1: there are more answers than moves");
    lines[1].turn = Answers{{1}};
    expect_rejected(in_the_middle_with(lines), first_place + 1,
                    "after B1: pass leads to a line for another situation");
    lines = in_the_middle();
    lines[2].need = points(1);
    expect_rejected(in_the_middle_with(lines), first_place + 1,
                    "after B1: after pass less is needed than there should be");
    lines.push_back({points(2), Choice{Pass{}, {}}});
    lines[2].need = points(2);
    expect_rejected(in_the_middle_with(lines), first_place + 3, "no earlier line leads to this one");
    for (ValueStrategy::Line& line : lines) line.need = points(3);
    lines.pop_back();
    expect_rejected(in_the_middle_with(lines, 3), first_place + 2,
                    "after B1 pass: pass ends the game with 2 where 3 is needed");
}

// [J2003-AS-4] Black takes C1, and White may not take back at once.
TEST(RejectedAlternatingStrategies, BasicKo) {
    const auto bound = game(".#O.", Player::black, ValueBound::at_least, -9);
    Lines lines{
        {points(-9), Choice{Play{d1}, 1}}, {points(-9), Answers{{2}}}, {points(-9), Choice{Pass{}, {}}}};
    expect_accepted(text_of(bound, lines, {".#.#"}));
    lines[1].turn = Answers{{2, 2}};
    expect_rejected(text_of(bound, lines, {".#.#"}), first_place + 1,
                    "after D1: there are more answers than moves");
    // White's, against D1 and a pass.
    lines = {{points(-9), Answers{{1, 2}}}, {points(-8), Choice{Play{c1}, 0}}, {points(-8), {}}};
    expect_rejected(text_of(game(".#O.", Player::black, ValueBound::at_most, 9), lines, {}), first_place + 1,
                    "after D1: the choice is not allowed");
}

// [J2003-D3-8] Black takes C1 with D1: so much less is needed after it, and no less.
TEST(RejectedAlternatingStrategies, Prisoners) {
    const auto bound = game(".#O.", Player::black, ValueBound::at_least, 1);
    Lines lines{{points(1), Choice{Play{d1}, 1}}, {points(0), Answers{{2}}}, {points(0), Choice{Pass{}, {}}}};
    expect_accepted(text_of(bound, lines, {".#.#"}));
    lines[1].need = lines[2].need = points(-1);
    expect_rejected(text_of(bound, lines, {".#.#"}), first_place,
                    "after D1 less is needed than there should be");
}

// [J2003-HA-1] What is claimed of a symmetric position will do, also with the colours exchanged.
TEST(AcceptedAlternatingStrategies, WithClaimsAboutSymmetricPositions) {
    for (const char* last : {".#.", ".O."}) {
        expect_accepted(
            text_of(game("...", Player::black, ValueBound::at_least, 2), in_the_middle(), {last}));
    }
    // White has two points with a stone in the middle, and Black has not.
    expect_rejected(
        text_of(
            game(".O.", Player::black, ValueBound::at_least, 2),
            {{points(2), Choice{Pass{}, 1}}, {points(2), Answers{{2, 3}}}, {points(2), {}}, {points(2), {}}},
            {".#."}),
        first_place + 1, "after pass: pass ends the game with -2 where 2 is needed");
}

// [J2003-HA-1] [J2003-LD-1]
TEST(RejectedAlternatingStrategies, WithoutWhatCountsInFinalPositions) {
    const auto bound = game("...", Player::black, ValueBound::at_least, 2);
    for (const std::vector<const char*>& last : {std::vector<const char*>{}, {"#.."}}) {
        expect_rejected(
            text_of(bound, in_the_middle(), last), first_place + 2,
            "after B1 pass: no certificate tells a status that counts if a pass ends the game here");
    }
}

// [J2003-AS-7] White takes four stones with G1, or passes; then a string would be capturable-3.
TEST(RejectedAlternatingStrategies, DirectKo) {
    const char* const row = ".O####.";
    const Lines lines{{points(-9), Answers{{2, 1}}}, {points(-9), Choice{Pass{}, {}}}, {points(-5), {}}};
    expect_rejected(text_of(game(row, Player::white, ValueBound::at_least, -9), lines, {row}),
                    first_place + 1, "after pass: direct-ko prohibits the choice");
}

// [J2003-AS-5] [J2003-RS-1] White may take two stones with B1, and Black two with C1: a tie.
TEST(RejectedAlternatingStrategies, Ties) {
    const Lines lines{
        {points(1), Answers{{1, 2, 3}}},  {points(1), Choice{Play{d1}, 4}}, {points(1), Choice{Play{a1}, 5}},
        {points(3), Choice{Pass{}, {}}},  {points(1), Answers{{6, 7}}},     {points(0), Answers{{8}}},
        {points(3), Choice{Play{c1}, 0}}, {points(3), Choice{Pass{}, {}}},  {points(0), Choice{Pass{}, {}}}};
    const auto claim = [&](int margin) {
        return text_of(game("..#.", Player::white, ValueBound::at_least, margin), lines,
                       {"..#.", "O.##", "#.#."});
    };
    expect_accepted(claim(0));
    expect_rejected(claim(1), first_place,
                    "this position can come back by a long cycle that is not good enough");
}

/// Whether moves from an arrival by another place to an arrival with the same position do harm.
bool does_harm(const std::vector<int>& needs, int gain, int next_gain, bool ties_do_harm) {
    reference::LongCycles cycles(3);
    for (reference::LongCycles::Place place = 0; place < 3; ++place)
        cycles.set_place(place, {place == 1 ? 8 : 7, Player::black}, points(needs[place]));
    cycles.add_arrival(0);
    cycles.add_arrival(2);
    cycles.add_move(0, 1, points(gain));
    cycles.add_move(1, 2, points(next_gain));
    const std::function<bool()> go_on;
    reference::Patience patience({}, go_on);
    return cycles.harm(ties_do_harm, patience).has_value();
}

// [J2003-AS-6] [J2003-RS-2]
TEST(LongCycles, DoHarmByWhatTheyGain) {
    EXPECT_TRUE(does_harm({0, 1, 1}, -1, 0, false));
    // More is needed on the way than it gains.
    EXPECT_TRUE(does_harm({0, 1, 2}, 0, -1, false));
    EXPECT_TRUE(does_harm({0, 0, 0}, 0, 0, true));
    EXPECT_FALSE(does_harm({0, 0, 0}, 0, 0, false));
    EXPECT_FALSE(does_harm({0, 0, 1}, 2, -1, true));
}

// [J2003-AS-5] White is sure of -3 if a position has to come back with the same player to move; but not so.
TEST(RejectedAlternatingStrategies, LongCycles) {
    WholeGames& games = by_the_text();
    const Position start = board("#...");
    const optimized::alternating::BestPlay engine(
        start.grid(), LongCycle::position_and_mover, [&](const Position& position) {
            return optimized::alternating::FinalScore{games.final_score(position), true};
        });
    ASSERT_EQ(engine.worth(start, Player::black).at_most, -3);
    const auto strategy = engine.strategy(start, Player::black, Player::white, 1'000).value();
    const auto text_by = [&](LongCycle long_cycle) {
        optimized::Options options;
        options.readings.long_cycle = long_cycle;
        return worth::bound_certificate(game("#...", Player::black, ValueBound::at_most, -3), strategy,
                                        options, 100'000)
            .value();
    };
    expect_accepted(text_by(LongCycle::position_and_mover));
    expect_rejected(text_by(LongCycle::position), first_place,
                    "this position can come back by a long cycle that is not good enough");
}

TEST(RejectedAlternatingStrategies, ThatCannotBeRead) {
    const std::string sample = in_the_middle_with(in_the_middle());
    const auto unusable = [&](std::size_t line, const std::string& changed, const std::string& words,
                              std::source_location asked = std::source_location::current()) {
        expect_line_unusable(sample, line, changed, words, asked);
    };
    unusable(1, "shikatsu-alternating-strategy 2", "expected 'shikatsu-alternating-strategy 1'");
    unusable(2, "rules asura-1989", "expected 'rules japanese-2003'");
    unusable(3, "readings ko-pass=all-bans", "expected 'literal', or readings in the order of the register");
    unusable(4, "grid 0x3", "there is no such grid");
    unusable(6, "first nobody", "expected 'black' or 'white'");
    unusable(7, "claim exactly 2", "expected 'at-least' or 'at-most'");
    unusable(8, "lines three", "expected a number");
    unusable(9, "B1 2", "expected a margin");
    unusable(9, "2 any", "there is no such move");
    unusable(9, "2 B1 4", "there is no such line");
    unusable(10, "2 4", "there is no such line");
    unusable(12, "certificates some", "expected a number");
    unusable(13, "certificate all", "expected a number");
    constexpr std::size_t after_the_last = 27;
    certificates::expect_later_line_unusable(sample, 13, "certificate 100", after_the_last,
                                             "the text ends too early");
    certificates::expect_later_line_unusable(sample, 3, "readings ko-pass=per-ko", 16,
                                             "the claim is by other readings");
    certificates::expect_damage_noticed(sample);
    certificates::expect_packed_truncation_noticed(sample);
}

// What no text says, but whoever calls the checker may.
TEST(RejectedAlternatingStrategies, ThatCannotBeWritten) {
    const auto read = reference::read_alternating_strategy(in_the_middle_with(in_the_middle()), {});
    reference::AlternatingCertificate other = read.value();
    other.finals.front().certificate.readings.ko_pass = KoPassScope::per_ko;
    EXPECT_EQ(reference::check(other, {}).sentence, "the claim is by other readings");
    other = read.value();
    other.strategy.lines[1].turn = ValueStrategy::Anything{};
    EXPECT_EQ(reference::check(other, {}).sentence, "after B1: answers are missing");
}

TEST(RejectedAlternatingStrategies, WhereTimeIsOver) {
    const auto read = reference::read_alternating_strategy(in_the_middle_with(in_the_middle()), {});
    const auto verdict = reference::check(read.value(), {}, [] { return true; });
    EXPECT_EQ(verdict.outcome, reference::CertificateVerdict::Outcome::unusable);
    EXPECT_EQ(verdict.sentence, "not checked to the end within 600 seconds");
}

/// The sample, with what is claimed of the final-position changed by `change`, which may be no proof any
/// more.
template <class Change>
std::string with_final(Change change) {
    const auto read = reference::read_alternating_strategy(in_the_middle_with(in_the_middle()), {});
    const auto found = certificates::certificates_of(board(".#."));
    std::vector<std::string> lines = certificates::lines_of(found.front().text);
    change(lines);
    return tools::alternating_strategy_text(read.value(), {certificates::repaired(lines)});
}

// Their lines are those of the whole text.
TEST(RejectedAlternatingStrategies, ByWhatIsClaimedOfFinalPositions) {
    constexpr std::size_t before_it = first_place + 4;
    expect_accepted(with_final([](std::vector<std::string>&) {}));
    certificates::expect_unusable(
        with_final([](std::vector<std::string>& lines) { lines[2] = "readings ko-pass=per-ko"; }),
        before_it + 3, "the claim is by other readings");
    certificates::expect_unusable(with_final([](std::vector<std::string>& lines) { lines[4] = "nothing"; }),
                                  before_it + 5, "expected a row of the position");
    expect_rejected(with_final([](std::vector<std::string>& lines) { lines[4] = "##."; }), before_it + 12,
                    "the lemma does not hold");
}

}  // namespace
}  // namespace shikatsu::alternating_tests
