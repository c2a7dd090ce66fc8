// Certificates about best play that are none: each objection of the checker and of the reader, by hand.
#include <gtest/gtest.h>

#include <source_location>

#include "reference/certificates/value_strategy_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/unusable.hpp"
#include "tests/certificates/value_strategies.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates::value_strategies {
namespace {

using check::Outcome;
using check::Verdict;
using reference::ValueCertificate;
using tools::value_strategy_text;
using Answers = ValueStrategy::Answers;
using Choice = ValueStrategy::Choice;
using Lines = std::vector<ValueStrategy::Line>;

constexpr Point a1{0};
constexpr Point b1{1};

Margin points(int number) {
    return Margin::of_points(number);
}

/// Of one row: the line of the text with the first place.
constexpr std::size_t first_place = 9;

/// Black, to move, is sure of `margin` on the grid of two points, by area rules II.
ValueCertificate on_two_points(const char* row, int margin, const Lines& lines) {
    return {reference::ikeda_rules_named("ikeda-area-2"),
            {},
            board(row),
            Player::black,
            ValueCertificate::Bound::at_least,
            points(margin),
            {lines}};
}

void reject(const ValueCertificate& certificate, std::size_t line, const std::string& sentence) {
    const Verdict verdict = reference::check(certificate, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << value_strategy_text(certificate);
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << value_strategy_text(certificate);
    EXPECT_EQ(verdict.sentence, sentence) << value_strategy_text(certificate);
}

/// Black's stone at A1: he passes, White takes it or ends the game, Black passes again, and White does.
Lines passing(int need) {
    return {{points(need), Choice{Pass{}, 1}},
            {points(need), Answers{{2}}},
            {points(need), Choice{Pass{}, 3}},
            {points(need), Answers{}}};
}

/// He takes back.
Lines taking_back(int need) {
    return {{points(need), Choice{Pass{}, 1}},
            {points(need), Answers{{2}}},
            {points(need), Choice{Play{a1}, 3}},
            {points(need), Answers{{2, 4}}},
            {points(need), Choice{Pass{}, {}}}};
}

// [IK-R-4]
TEST(RejectedValueStrategies, WhatMayHaveAppeared) {
    reject(on_two_points("#.", 2, taking_back(2)), first_place + 2,
           "after pass B1: what the choice leads to may have appeared before");
    // The configuration of the start has appeared, and Black's stone cannot be taken a second time.
    Lines lines = taking_back(-2);
    lines[3].turn = Answers{{std::nullopt, 4}};
    reject(on_two_points("#.", -2, lines), first_place + 2,
           "after pass B1: what the choice leads to may have appeared before");
    // White has not had the board before.
    lines = passing(2);
    lines[1].turn = Answers{{std::nullopt}};
    lines.resize(2);
    reject(on_two_points("#.", 2, lines), first_place + 1,
           "after pass: what a play that is left out leads to need not have appeared");
}

// [IK-R-4] [IK-T1-61] White takes Black's stone, and both pass. Whether Black may take back then depends on
// how far one looks back.
TEST(RejectedValueStrategies, WhatAppearedBeforeThePreliminaryEnd) {
    ValueCertificate certificate = on_two_points("#.", -2, {});
    certificate.rules = reference::ikeda_rules_named("ikeda-territory-1");
    certificate.first = Player::white;
    certificate.bound = ValueCertificate::Bound::at_most;
    certificate.strategy.lines = {{points(2), Choice{Play{b1}, 1}},
                                  {points(1), Answers{{std::nullopt, 2}}},
                                  {points(1), Choice{Pass{}, 3}},
                                  {points(1), Answers{{std::nullopt, 4}}},
                                  {points(0), Choice{Pass{}, {}}}};
    EXPECT_EQ(reference::check(certificate, {}).sentence,
              "by ikeda-territory-1, White moving first, White is sure of a margin of -2 at most");
    certificate.readings.repetition_memory = RepetitionMemory::since_preliminary_end;
    reject(certificate, first_place + 3,
           "after B1 pass pass: what a play that is left out leads to need not have appeared");
}

TEST(RejectedValueStrategies, ByLine) {
    const ValueCertificate good = on_two_points("#.", -2, passing(-2));
    EXPECT_EQ(reference::check(good, {}).sentence,
              "by ikeda-area-2, Black moving first, Black is sure of a margin of -2 at least");

    ValueCertificate other = good;
    other.strategy.lines.clear();
    reject(other, first_place, "there is no line for the start");
    other = good;
    other.margin = points(-1);
    reject(other, first_place, "the start needs less than is claimed");
    other = good;
    other.first = Player::white;
    reject(other, first_place, "it is the opponent's turn");
    other = good;
    other.strategy.lines[0].turn = Answers{{1}};
    reject(other, first_place, "the choice is missing");
    other = good;
    other.strategy.lines[0].turn = Choice{Play{a1}, 1};
    reject(other, first_place, "the choice is not allowed");
    other = good;
    other.strategy.lines[0].turn = Choice{Play{b1}, 1};
    reject(other, first_place, "the choice is not allowed");
    other = good;
    other.strategy.lines[0].turn = Choice{Pass{}, {}};
    reject(other, first_place, "the line after the choice is missing");
    other = good;
    other.strategy.lines[0].turn = Choice{Pass{}, 9};
    reject(other, first_place, "pass leads to no line");
    other = good;
    other.strategy.lines[0].turn = Choice{Pass{}, 0};
    reject(other, first_place, "pass leads to a line for another situation");
    other = good;
    other.strategy.lines[0].turn = ValueStrategy::Anything{};
    reject(other, first_place + 1, "no earlier line leads to this one");
    other.strategy.lines.resize(1);
    EXPECT_EQ(reference::check(other, {}).outcome, Outcome::accepted) << "nobody has less";
    other.margin = other.strategy.lines[0].need = points(-1);
    reject(other, first_place, "more is needed than every game has");
    other = good;
    other.strategy.lines[1].turn = Answers{{}};
    reject(other, first_place + 1, "after pass: B1 has no answer");
    other = good;
    other.strategy.lines[1].turn = Answers{{2, 2}};
    reject(other, first_place + 1, "after pass: there are more answers than moves");
    other = good;
    other.strategy.lines[1].turn = Answers{{std::nullopt}};
    reject(other, first_place + 2, "no earlier line leads to this one");
    other = good;
    other.strategy.lines[2].need = points(-3);
    reject(other, first_place + 1, "after pass: after B1 less is needed than there should be");
    other = good;
    for (ValueStrategy::Line& line : other.strategy.lines) line.need = points(0);
    reject(other, first_place + 3, "after pass B1 pass: by pass the game ends with -2 where 0 is needed");
    other = good;
    other.strategy.lines[0].turn = Choice{Play{Point{7}}, 1};
    reject(other, first_place, "the choice is not allowed");
    other = good;
    other.rules = reference::ikeda_rules_named("ikeda-territory-3");
    other.strategy.lines = {{points(-9), ValueStrategy::Anything{}}};
    other.margin = points(-9);
    reject(other, first_place, "with prisoners there is no least margin");
    other = on_two_points("#.", -2, taking_back(-2));
    other.strategy.lines[4].turn = Choice{Pass{}, 0};
    reject(other, first_place + 4, "after pass B1 A1 pass: the choice ends the game");
    other = on_two_points("#.", -2, taking_back(-2));
    other.strategy.lines[3].turn = Answers{{2, std::nullopt}};
    reject(other, first_place + 3, "after pass B1 A1: pass is left out and removes nothing");
}

TEST(RejectedValueStrategies, MayBeStoppedAndAreBounded) {
    const ValueCertificate certificate = on_two_points("#.", -2, passing(-2));
    EXPECT_EQ(reference::check(certificate, {}, [] { return true; }).outcome, Outcome::unusable);
    EXPECT_EQ(reference::check(certificate, {}, [] { return true; }).sentence,
              "not checked to the end within 600 seconds");
    check::Limits few;
    few.states = 3;
    EXPECT_EQ(check::check_bytes(value_strategy_text(certificate), few).outcome, Outcome::unusable);
    few.states = 4;
    EXPECT_EQ(check::check_bytes(value_strategy_text(certificate), few).outcome, Outcome::accepted);
    few.moves = 2;
    const Verdict verdict = check::check_bytes(value_strategy_text(certificate), few);
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_EQ(verdict.line, first_place + 3);
    EXPECT_EQ(verdict.sentence, "a game comes to a line after more moves than the limit of 2");
    few.moves = 3;
    EXPECT_EQ(check::check_bytes(value_strategy_text(certificate), few).outcome, Outcome::accepted);
    few.intersections = 7;
    EXPECT_EQ(check::check_bytes(value_strategy_text(certificate), few).outcome, Outcome::unusable);
}

/// Which stones are immortal is found out by trying all plays, of which there may be any number. [IK-IM-1]
TEST(RejectedValueStrategies, WhatCannotBeCountedIsNot) {
    constexpr Margin none = Margin::of_points(-1'000);
    // White's play on B1 captures, and Black's pass after the preliminary end costs a prisoner.
    constexpr Margin after_one = Margin::of_points(-999);
    constexpr Margin after_two = Margin::of_points(-998);
    const std::string row = "#............";
    Lines lines{
        {none, Choice{Pass{}, 1}}, {none, Answers{}}, {none, Choice{Pass{}, 3}}, {after_one, Answers{}}};
    auto& first = std::get<Answers>(lines[1].turn).next;
    auto& second = std::get<Answers>(lines[3].turn).next;
    for (ValueStrategy::Place place = 4; place < 16; ++place) {
        first.emplace_back(place);
        second.emplace_back(place + 12);
    }
    first.emplace_back(2);
    for (int place = 4; place < 28; ++place)
        lines.push_back({place < 16 ? after_one : after_two, Choice{Pass{}, std::nullopt}});
    const ValueCertificate certificate{reference::ikeda_rules_named("ikeda-territory-2"),
                                       {},
                                       board(row.c_str()),
                                       Player::black,
                                       ValueCertificate::Bound::at_least,
                                       none,
                                       {lines}};
    check::Limits few;
    few.states = 100;
    const Verdict verdict = check::check_bytes(value_strategy_text(certificate), few);
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_EQ(verdict.line, first_place + 3);
    EXPECT_EQ(verdict.sentence, "which stones are immortal takes more configurations than the limit of 100");
    EXPECT_EQ(reference::check(certificate, {}).outcome, Outcome::rejected) << "it ends elsewhere";
}

/// With a choice, answers and a place where anything will do.
std::string sample() {
    Lines lines = passing(-2);
    lines[2].turn = ValueStrategy::Anything{};
    lines.resize(3);
    return value_strategy_text(on_two_points("#.", -2, lines));
}

TEST(MaliciousValueStrategies, EveryTruncationAndEveryChangedBitIsNoticed) {
    ASSERT_EQ(check::check_bytes(sample(), {}).outcome, Outcome::accepted) << sample();
    expect_packed_truncation_noticed(sample());
    expect_damage_noticed(sample());
}

void expect_refused(std::size_t line, const std::string& changed, const std::string& words,
                    std::source_location asked = std::source_location::current()) {
    expect_line_unusable(sample(), line, changed, words, asked);
}

TEST(MaliciousValueStrategies, LinesSayOnlyWhatTheFormatHas) {
    expect_refused(1, "shikatsu-value-strategy 2", "expected 'shikatsu-value-strategy 1'");
    expect_refused(2, "rules japanese-2003", "there are no such rules");
    expect_refused(2, "rules ikeda", "there are no such rules");
    expect_refused(3, "readings", "expected 'readings' and a value");
    expect_refused(3, "readings any", "expected 'literal', or readings");
    expect_refused(3, "readings self-capture=any-set", "expected 'literal', or readings");
    expect_refused(3, "readings self-capture=single-stone first-pass=one-of-the-two", "order");
    expect_refused(3, "readings self-capture=single-stone self-capture=single-stone", "order");
    expect_refused(4, "grid 26x26", "no such grid");
    expect_refused(5, "#X", "row");
    expect_refused(5, "##", "no liberty");
    expect_refused(6, "first Black", "expected 'black' or 'white'");
    expect_refused(7, "claim least -2", "expected 'at-least' or 'at-most'");
    for (const char* margin : {"+2", "-0", "02", "2.0", "2.5.5", "-", ".5", "2,5", "10001", "1e3", "2 2"})
        expect_refused(7, std::string("claim at-least ") + margin, "expected a margin");
    expect_refused(8, "lines 03", "number");
    expect_refused(8, "places 3", "lines");
    expect_refused(9, "x pass 2", "expected a margin");
    expect_refused(9, "-2 pass 0", "there is no such line");
    expect_refused(9, "-2 pass 4", "there is no such line");
    expect_refused(9, "-2 pass 2 3", "there is no such line");
    expect_refused(9, "-2 pass -", "there is no such line");
    expect_refused(9, "-2 ko-pass 2", "there is no such move");
    expect_refused(9, "-2 C1 2", "there is no such move");
    expect_refused(10, "-2 3 x", "there is no such line");
    expect_refused(10, "-2 3  3", "there is no such line");
    expect_refused(10, "-2 -3", "there is no such line");
    expect_refused(11, "-2 any 3", "something after the end");
}

TEST(MaliciousValueStrategies, CountsAreNotBelieved) {
    expect_refused(8, "lines 20000001", "more lines than the limit");
    expect_refused(8, "lines 18446744073709551615", "more lines than the limit");
    expect_later_line_unusable(sample(), 8, "lines 4", 12, "too early");
    expect_later_line_unusable(sample(), 8, "lines 2", 10, "there is no such line");
}

}  // namespace
}  // namespace shikatsu::certificates::value_strategies
