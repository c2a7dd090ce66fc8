// Certificates under infinite-play=superko: those that the engine writes are accepted; changed ones are
// refused or true; and each objection of the checker and of the reader, by hand.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <source_location>

#include "reference/certificates/superko_strategy_reader.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/unusable.hpp"
#include "tests/reference/small_grids.hpp"
#include "tools/lib/superko_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates::superko_strategies {
namespace {

using check::Outcome;
using check::Verdict;
using Lines = std::vector<std::string>;

Readings superko(const std::string& further = "") {
    Readings readings = with_reading({}, "infinite-play=superko").value();
    return further.empty() ? readings : with_reading(readings, further).value();
}

// [J2003-HS-3] [J2003-ST-6]
TEST(SuperkoStrategies, OfAllPositionsOfTinyGridsAreAccepted) {
    int certificates = 0;
    for (const std::string further :
         {"", "ban-identity=ko", "ban-without-shape=lapses", "ko-pass=per-ko", "hypothetical-ko=basic-ko"}) {
        for (const auto& [rows, columns] :
             {std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2}, std::pair{1, 5}, std::pair{2, 3}}) {
            for (const Position& position : reference::testing::some_legal_positions(rows, columns, 60)) {
                for (const Certified& certified : certificates_of(position, superko(further))) {
                    const Verdict verdict = check::check_bytes(certified.text, {});
                    ASSERT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << "\n"
                                                    << certified.text;
                    ++certificates;
                }
            }
        }
    }
    EXPECT_GT(certificates, 3000);
}

// Where what has to have been, and what must not have been, matters.
TEST(SuperkoStrategies, OfLargerGridsAreAccepted) {
    for (const char* rows : {".#./.../...", "O.O/.O#/O#.", ".##./O.#O/.OO.", "#.#./O#O./.OO."}) {
        for (const Certified& certified : certificates_of(board(rows), superko())) {
            const Verdict verdict = check::check_bytes(certified.text, {});
            EXPECT_TRUE(verdict.accepted()) << rows << " " << verdict.line << ": " << verdict.sentence;
        }
    }
}

/// With one line changed.
SuperkoStrategy changed(SuperkoStrategy strategy, std::uint32_t points, std::mt19937& random) {
    const auto draw = [&random](std::size_t below) { return static_cast<std::uint32_t>(random() % below); };
    const auto places = static_cast<std::uint32_t>(strategy.lines.size());
    SuperkoStrategy::Turn& line = strategy.lines[draw(places)];
    if (auto* choice = std::get_if<SuperkoStrategy::Choice>(&line); choice != nullptr && draw(4) != 0) {
        if (draw(2) == 0) choice->next = draw(places);
        if (draw(2) == 0) choice->move = Play{Point{static_cast<std::uint16_t>(draw(points))}};
        if (draw(4) == 0) choice->move = Pass{};
    } else if (auto* answers = std::get_if<SuperkoStrategy::Answers>(&line);
               answers != nullptr && !answers->next.empty() && draw(4) != 0) {
        auto& answer = answers->next[draw(answers->next.size())];
        if (draw(2) == 0) {
            answer.reset();
        } else {
            answer = draw(places);
        }
    } else {
        line = draw(2) == 0 ? strategy.lines[draw(places)]
                            : SuperkoStrategy::Won{draw(2) == 0 ? Lemma::life : Lemma::closed};
    }
    return strategy;
}

// Of each question one claim is true, which the engine has found; the other one is never accepted.
TEST(SuperkoStrategies, ThatWereChangedAreRefusedOrTrue) {
    std::mt19937 random(20056);
    std::map<Outcome, int> outcomes;
    std::set<std::string> objections;
    for (const char* rows : {".#..", "#./..", ".#O.", "O#./.#O", ".#./...", "#.#/O.O"}) {
        for (const Certified& certified : certificates_of(board(rows), superko())) {
            const auto right = reference::read_superko_strategy(certified.text, {});
            ASSERT_TRUE(right) << certified.text;
            for (int i = 0; i < 60; ++i) {
                reference::SuperkoCertificate other = *right;
                other.strategy =
                    changed(other.strategy, static_cast<std::uint32_t>(board(rows).grid().size()), random);
                if (random() % 4 == 0) other.attacker_forces = !other.attacker_forces;
                const Verdict verdict = reference::check(other, {});
                ++outcomes[verdict.outcome];
                if (!verdict.accepted())
                    objections.insert(verdict.sentence.substr(verdict.sentence.rfind(": ") + 1));
                EXPECT_TRUE(!verdict.accepted() || other.attacker_forces == right->attacker_forces)
                    << tools::superko_lines(board(rows).grid(), other.strategy);
            }
        }
    }
    EXPECT_GT(outcomes[Outcome::accepted], 100);
    EXPECT_GT(outcomes[Outcome::rejected], 1000);
    EXPECT_GT(objections.size(), 20U);
    EXPECT_TRUE(objections.contains(" what a play that is left out leads to need not have appeared"));
}

/// Of one row: the line of the text with the first place.
constexpr std::size_t first_place = 10;

std::string strategy(const std::string& row, const std::string& target, const std::string& claim,
                     const Lines& places, const std::string& region = "none") {
    Lines lines{"shikatsu-superko-strategy 1",
                "rules japanese-2003",
                "readings infinite-play=superko",
                "grid 1x" + std::to_string(row.size()),
                row,
                "target " + target,
                "region " + region,
                "claim " + claim,
                "lines " + std::to_string(places.size())};
    lines.insert(lines.end(), places.begin(), places.end());
    return repaired(lines);
}

TEST(RejectedSuperkoStrategies, ByLine) {
    const char* force = "attacker-forces";
    const char* prevent = "defender-prevents";
    expect_accepted(strategy("#.", "A1", force, {"B1 2", "captured"}));
    expect_rejected(strategy("#.", "A1", force, {}), first_place, "there is no line for the final-position");
    expect_rejected(strategy("#.", "A1", force, {"captured"}), first_place,
                    "capture is not all that is asked for, or not made");
    expect_rejected(strategy("#.", "A1", force, {"A1 2", "captured"}), first_place,
                    "the choice is not allowed");
    expect_rejected(strategy("#.", "A1", force, {"pass 2", "captured"}), first_place,
                    "a pass would let the opponent end play");
    expect_rejected(strategy("#.", "A1", force, {"2", "captured"}), first_place, "the choice is missing");
    expect_rejected(strategy("#.", "A1", force, {"life"}), first_place, "the lemma does not hold");
    expect_rejected(strategy("#.", "A1", force, {"closed"}), first_place, "the lemma does not hold");
    expect_rejected(strategy("#.", "A1", force, {"filled"}), first_place, "the lemma does not hold");
    expect_rejected(strategy("#.", "A1", force, {"B1 1"}), first_place, "B1 does not lead to a later line");
    expect_rejected(strategy("#.", "A1", force, {"B1 2", "captured", "captured"}), first_place + 2,
                    "no earlier line leads to this one");
    expect_rejected(strategy("#.", "A1", prevent, {"B1 2", "life"}), first_place, "it is the loser's turn");
    expect_rejected(strategy("#.", "A1", prevent, {""}), first_place, "B1 has no answer");
    expect_rejected(strategy("#.", "A1", prevent, {"2", "life"}), first_place + 1,
                    "after B1: the lemma does not hold");
    expect_rejected(strategy("#.", "A1", prevent, {"2 3", "life", "life"}), first_place,
                    "there are more answers than moves");
    expect_accepted(strategy(".#.#.", "B1", prevent, {"life"}));
}

// [J2003-HS-3]
TEST(RejectedSuperkoStrategies, WhatMayHaveAppeared) {
    // Black does not take back: at once it is prohibited by the ko rule, after a ko-pass by superko.
    expect_accepted(strategy("#.", "A1", "attacker-forces", {"B1 2", "3", "pass 4", "-"}, "A1"));
    expect_rejected(strategy("#.", "A1", "attacker-forces", {"B1 2", "-"}, "A1"), first_place + 1,
                    "after B1: ko-pass is left out and no play");
    // If he could, White would capture a second time, which superko prohibits.
    expect_rejected(
        strategy("#.", "A1", "attacker-forces",
                 {"B1 2", "3", "pass 4", "5", "ko-pass 6", "7", "B1 8", "9", "pass 10", "-"}, "A1"),
        first_place + 2, "after B1 ko-pass: a position has appeared that later lines take for new");
    // White's capture is left out, though nothing has been.
    expect_rejected(strategy("#.", "A1", "defender-prevents", {"-"}), first_place,
                    "what a play that is left out leads to need not have appeared");
}

TEST(SuperkoStrategies, MayBeStoppedAndAreBounded) {
    const std::string text = strategy("#.", "A1", "attacker-forces", {"B1 2", "captured"});
    const auto certificate = reference::read_superko_strategy(text, {});
    ASSERT_TRUE(certificate);
    EXPECT_EQ(reference::check(*certificate, {}, [] { return true; }).outcome, Outcome::unusable);
    check::Limits few;
    few.states = 1;
    EXPECT_EQ(check::check_bytes(text, few).outcome, Outcome::unusable);
    few.states = 2;
    few.moves = 0;
    const Verdict verdict = check::check_bytes(text, few);
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_EQ(verdict.sentence,
              "a hypothetical-sequence comes to a line after more moves than the limit of 0");
}

std::string sample() {
    return strategy("#.", "A1", "attacker-forces", {"B1 2", "captured"});
}

TEST(MaliciousSuperkoStrategies, EveryTruncationAndEveryChangedBitIsNoticed) {
    ASSERT_EQ(check::check_bytes(sample(), {}).outcome, Outcome::accepted) << sample();
    expect_packed_truncation_noticed(sample());
    expect_damage_noticed(sample());
}

TEST(MaliciousSuperkoStrategies, LinesSayOnlyWhatTheFormatHas) {
    const auto expect_refused = [](std::size_t line, const std::string& changed, const std::string& words,
                                   std::source_location asked = std::source_location::current()) {
        expect_line_unusable(sample(), line, changed, words, asked);
    };
    expect_refused(1, "shikatsu-superko-strategy 2", "expected 'shikatsu-superko-strategy 1'");
    expect_refused(2, "rules asura-1989", "expected 'rules japanese-2003'");
    expect_refused(3, "readings literal", "no infinite-play=superko");
    expect_refused(3, "readings superko", "there is no such reading");
    expect_refused(3, "readings infinite-play=superko ban-identity=ko", "order");
    expect_refused(6, "target B1", "no stone");
    expect_refused(7, "region", "region");
    expect_refused(7, "region B1 A1", "no list of intersections");
    expect_refused(8, "claim forces", "there is no such claim");
    expect_refused(9, "lines 20000001", "more lines than the limit");
    expect_refused(10, "B1", "there is no such line");
    expect_refused(10, "B1 3", "there is no such line");
    expect_refused(10, "C1 2", "there is no such hypothetical-move");
    expect_refused(10, "2 x", "there is no such line");
    expect_refused(11, "captured 2", "something after the end");
    expect_refused(11, "life 2", "something after the end");
}

}  // namespace
}  // namespace shikatsu::certificates::superko_strategies
