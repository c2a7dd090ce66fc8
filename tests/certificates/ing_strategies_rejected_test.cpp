// Certificates about best play by Ing's laws that are none: each objection of the checker and of the reader,
// by hand.
#include <gtest/gtest.h>

#include <source_location>

#include "reference/certificates/ing_strategy_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates::ing_strategies {
namespace {

using check::Outcome;
using check::Verdict;
using Lines = std::vector<std::string>;

constexpr const char* superko = "ing-ko=positional-superko";

/// Of one row: the line of the text with the first place.
constexpr std::size_t first_place = 9;

/// On two points.
std::string strategy(const std::string& row, const std::string& first, const std::string& claim,
                     const Lines& places, const std::string& readings = "literal") {
    Lines lines{"shikatsu-ing-strategy 1",
                "rules ing-sst",
                "readings " + readings,
                "grid 1x2",
                row,
                "first " + first,
                "claim " + claim,
                "lines " + std::to_string(places.size())};
    lines.insert(lines.end(), places.begin(), places.end());
    return repaired(lines);
}

/// Black's stone at A1, White to move: she takes it and both pass. By superko Black cannot take back.
const Lines taking{"B1 2", "- 3", "pass 4", "- 5", "pass"};

/// Black's stone at A1, Black to move: when White takes it he waits and takes back. His two points are all.
const Lines waiting{"pass 2", "9 3",     "pass 4", "5",       "pass 6", "7 8",  "A1 13",
                    "A1 17",  "pass 10", "11 12",  "A1 13",   "A1 17",  "- 14", "pass 15",
                    "- 16",   "pass",    "- 18",   "pass 19", "- 20",   "pass"};

Lines with(Lines lines, std::size_t number, const std::string& changed) {
    lines.at(number - 1) = changed;
    return lines;
}

TEST(RejectedIngStrategies, ByLine) {
    expect_accepted(strategy("#.", "black", "at-least 2", waiting));
    const auto reject_with = [](std::size_t number, const std::string& changed, const std::string& sentence,
                                std::source_location asked = std::source_location::current()) {
        expect_rejected(strategy("#.", "black", "at-least 2", with(waiting, number, changed)),
                        first_place + number - 1, sentence, asked);
    };
    reject_with(1, "A1 2", "the choice is not allowed");
    reject_with(1, "pass", "the line after the choice is missing");
    reject_with(1, "B1", "the line after the choice is missing");
    reject_with(1, "2 3", "the choice is missing");
    reject_with(2, "pass 3", "after pass: it is the opponent's turn");
    reject_with(2, "9", "after pass: pass has no answer");
    reject_with(2, "9 -", "after pass: pass has no answer");
    reject_with(2, "", "after pass: B1 has no answer");
    reject_with(2, "9 3 4", "after pass: there are more answers than moves");
    reject_with(2, "- 3", "after pass: B1 is left out and not prohibited");
    reject_with(4, "4", "the line does not lead to later ones");
    reject_with(5, "pass 5", "the line does not lead to later ones");
    reject_with(3, "life", "after pass pass: the stones that last are not enough");
    reject_with(20, "A1", "after pass pass pass B1 pass pass A1 pass pass pass: the choice is not allowed");
    expect_rejected(strategy("#.", "black", "at-least 2", {}), first_place, "there is no line for the start");
    expect_rejected(strategy("#.", "white", "at-least 2", waiting), first_place, "it is the opponent's turn");
    expect_rejected(strategy("#.", "black", "at-most -2", waiting), first_place, "it is the opponent's turn");
    expect_rejected(strategy("#.", "black", "at-least 2", {"life"}), first_place,
                    "the stones that last are not enough");
    expect_accepted(strategy("#.", "black", "at-least -2", {"life"}));
    expect_rejected(strategy("#.", "white", "at-most -3", taking, superko), first_place + 4,
                    "after B1 pass pass pass: pass ends the game with 2 where 3 is needed");
    Lines more = taking;
    more.back() = "pass 6";
    more.emplace_back("life");
    expect_rejected(strategy("#.", "white", "at-most -2", more, superko), first_place + 4,
                    "after B1 pass pass pass: the choice ends the game");
    more.back() = "life";
    more[4] = "pass";
    expect_rejected(strategy("#.", "white", "at-most -2", more, superko), first_place + 5,
                    "no earlier line leads to this one");
}

// [ING-MV-1]
TEST(RejectedIngStrategies, AGameBeginsWithABoardPlay) {
    expect_rejected(strategy("..", "black", "at-least -2", {"pass 2", "life"}), first_place,
                    "the choice is not allowed");
    expect_accepted(strategy("..", "black", "at-least -2", {"A1 2", "life"}));
    expect_accepted(strategy("..", "white", "at-least -2", {"2 3", "life", "life"}));
    expect_rejected(strategy("..", "white", "at-least -2", {"2 3 4", "life", "life", "life"}), first_place,
                    "there are more answers than moves");
}

// [ING-HS-4] Black's stone is taken by a stone that is hot.
TEST(RejectedIngStrategies, HotStonesWait) {
    const auto text = [](const char* second) {
        return strategy("#.", "black", "at-least -2", {"pass 2", "3 4", second, "life", "life"});
    };
    expect_rejected(text("A1 5"), first_place + 2, "after pass B1: the choice is not allowed");
    expect_accepted(text("pass 5"));
    // White's retake is prohibited at once.
    expect_rejected(strategy(".O", "black", "at-least -2", {"A1 2", "3 4", "life", "life"}), first_place + 1,
                    "after A1: B1 is prohibited and has an answer");
    expect_accepted(strategy(".O", "black", "at-least -2", {"A1 2", "- 3", "life"}));
}

// [ING-DK-1] By superko.
TEST(RejectedIngStrategies, WhatMayHaveAppeared) {
    expect_accepted(strategy("#.", "white", "at-most -2", taking, superko));
    // The position before Black took has not appeared.
    expect_rejected(strategy(".O", "black", "at-most -2", {"- 2", "pass 3", "- 4", "pass"}, superko),
                    first_place, "what a play that is left out leads to need not have appeared");
    // It has, but on one of the two ways only that lead to the place.
    expect_accepted(strategy("#.", "black", "at-most -2",
                             {"4 2", "B1 3", "- 6", "B1 5", "- 6", "pass 7", "- 8", "pass"}, superko));
    // Black's stone is taken after a pass or after two, and by both ways taking back is prohibited.
    expect_rejected(
        strategy("#.", "black", "at-least -2",
                 {"pass 2", "5 3", "pass 4", "5", "A1 6", "- 7", "pass 8", "- 9", "pass"}, superko),
        first_place + 2, "after pass pass: a position has appeared that later lines take for new");
}

// [ING-DK-2] [ING-DK-3] Which moves belong to the disturbance depends on the way.
TEST(RejectedIngStrategies, WhereADisturbanceBegins) {
    expect_rejected(
        strategy("..", "white", "at-least -2",
                 {"5 2", "A1 3", "- 4", "B1 12", "pass 6", "9 7", "pass 8", "9", "B1 10", "- 11", "A1 12",
                  "- - 13", "pass 14", "- - 15", "pass"}),
        first_place + 10,
        "after A1 pass B1 B1 pass: A1 completes a cycle whose beginning may be before what is known");
}

// [ING-HS-4] [ING-DK-3] A stone is hot on one way only; a ban is in force on one way only.
TEST(RejectedIngStrategies, ASituationIsTheSameOnAllWays) {
    expect_rejected(
        strategy(".#", "white", "at-least -2",
                 {"2 8", "pass 3", "6 4", "pass 5", "6", "B1 7", "- 8", "pass 9", "- 10", "pass"}),
        first_place + 6, "after A1 pass B1 B1: A1 is left out and not prohibited");
    expect_rejected(strategy("#.", "white", "at-least 2",
                             {"2 7", "pass 3", "5 4", "A1 6", "A1 6", "- 7", "pass 8", "- 9", "pass"}),
                    first_place + 4, "after B1 pass A1: A1 leads to a line for another situation");
}

// [ING-HS-4] [ING-DK-3] What differs is one stone that is hot; and bans, by cycles on one of the ways.
TEST(RejectedIngStrategies, HotStonesAndBansBelongToASituation) {
    expect_rejected(strategy("#.", "white", "at-least -2", {"4 2", "B1 3", "5 4 6", "life", "life", "life"}),
                    first_place + 2, "after pass B1: B1 leads to a line for another situation");
    expect_rejected(
        strategy("..", "white", "at-least -2",
                 {"11 2", "A1 3", "- 4", "pass 5", "7 6", "pass", "pass 8", "15 9", "pass 10", "15",
                  "pass 12", "15 13", "pass 14", "15", "pass 16", "- - 17", "pass 18", "- -"}),
        first_place + 11, "after A1 pass: B1 leads to a line for another situation");
}

// By superko, at a line after the first; and a region of three points beside a stone with two breaths.
TEST(RejectedIngStrategies, WhatHasToHaveBeenAndWhatLasts) {
    expect_rejected(strategy("#.", "white", "at-most 2", {"pass 2", "- 3", "life"}, superko), first_place + 1,
                    "after pass: what a play that is left out leads to need not have appeared");
    std::string wide = strategy("#.", "black", "at-least -3", {"life"});
    wide.replace(wide.find("1x2\n#."), 6, "1x5\n..#..");
    std::vector<std::string> lines = lines_of(wide);
    expect_rejected(repaired(lines), first_place, "the stones that last are not enough");
}

TEST(RejectedIngStrategies, MayBeStoppedAndAreBounded) {
    const std::string text = strategy("#.", "black", "at-least 2", waiting);
    const auto certificate = reference::read_ing_strategy(text, {});
    ASSERT_TRUE(certificate);
    EXPECT_EQ(reference::check(*certificate, {}, [] { return true; }).outcome, Outcome::unusable);
    EXPECT_EQ(reference::check(*certificate, {}, [] { return true; }).sentence,
              "not checked to the end within 600 seconds");
    check::Limits few;
    few.states = 19;
    EXPECT_EQ(check::check_bytes(text, few).outcome, Outcome::unusable);
    few.states = 20;
    EXPECT_EQ(check::check_bytes(text, few).outcome, Outcome::accepted);
    few.moves = 2;
    const Verdict verdict = check::check_bytes(text, few);
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_EQ(verdict.sentence, "a game comes to a line after more moves than the limit of 2");
    few.moves = 20;
    EXPECT_EQ(check::check_bytes(text, few).outcome, Outcome::accepted);
    few.intersections = 39;
    EXPECT_EQ(check::check_bytes(text, few).outcome, Outcome::unusable);
}

/// With a choice, answers and stones that last.
std::string sample() {
    return strategy("#.", "black", "at-least -2", {"pass 2", "3 4", "life", "life"});
}

TEST(MaliciousIngStrategies, EveryTruncationAndEveryChangedBitIsNoticed) {
    ASSERT_EQ(check::check_bytes(sample(), {}).outcome, Outcome::accepted) << sample();
    expect_packed_truncation_noticed(sample());
    expect_damage_noticed(sample());
}

void expect_refused(std::size_t line, const std::string& changed, const std::string& words,
                    std::source_location asked = std::source_location::current()) {
    expect_line_unusable(sample(), line, changed, words, asked);
}

TEST(MaliciousIngStrategies, LinesSayOnlyWhatTheFormatHas) {
    expect_refused(1, "shikatsu-ing-strategy 2", "expected 'shikatsu-ing-strategy 1'");
    expect_refused(2, "rules ikeda-area-2", "expected 'rules ing-sst'");
    expect_refused(3, "readings", "expected 'readings' and a value");
    expect_refused(3, "readings ing-ko=fighting-and-disturbing", "expected 'literal', or readings");
    expect_refused(3, "readings ing-ban=positions ing-disturber=completer", "order");
    expect_refused(3, "readings self-capture=single-stone", "expected 'literal', or readings");
    expect_refused(5, "##", "no liberty");
    expect_refused(6, "first Black", "expected 'black' or 'white'");
    expect_refused(7, "claim least -2", "expected 'at-least' or 'at-most'");
    expect_refused(7, "claim at-least x", "expected a margin");
    expect_refused(8, "lines 04", "number");
    expect_refused(9, "pass 0", "there is no such line");
    expect_refused(9, "pass 5", "there is no such line");
    expect_refused(9, "pass 2 3", "there is no such line");
    expect_refused(9, "ko-pass 2", "there is no such move");
    expect_refused(9, "C1 2", "there is no such move");
    expect_refused(9, "any", "there is no such move");
    expect_refused(10, "3 x", "there is no such line");
    expect_refused(10, "3  4", "there is no such line");
    expect_refused(11, "life 4", "something after the end");
}

TEST(MaliciousIngStrategies, CountsAreNotBelieved) {
    expect_refused(8, "lines 20000001", "more lines than the limit");
    expect_refused(8, "lines 18446744073709551615", "more lines than the limit");
    expect_later_line_unusable(sample(), 8, "lines 5", 13, "too early");
    expect_later_line_unusable(sample(), 8, "lines 3", 10, "there is no such line");
}

}  // namespace
}  // namespace shikatsu::certificates::ing_strategies
