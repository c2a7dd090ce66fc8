// Pattern proofs that hold, and what is wrong with those that do not, said with the line and the pattern.
#include <gtest/gtest.h>

#include "reference/certificates/pattern_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/pattern_proofs.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/explanation.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

TEST(PatternProofs, MadeByHandAreAcceptedAndTrue) {
    for (const HandMadePatterns& made : hand_made_patterns()) {
        const Verdict verdict = check::check_bytes(made.text(), {});
        EXPECT_TRUE(verdict.accepted()) << made.name << ": " << verdict.line << ": " << verdict.sentence;
        const auto certificate = made.read();
        EXPECT_EQ(verdict.states, certificate.proof.lines.size());
        EXPECT_TRUE(is_true(certificate)) << made.name;
    }
}

TEST(PatternProofs, AreWrittenAsTheyWereRead) {
    for (const HandMadePatterns& made : hand_made_patterns()) {
        const auto certificate = made.read();
        EXPECT_EQ(tools::pattern_text(certificate.position, certificate.target, certificate.region,
                                      certificate.proof),
                  made.text());
    }
}

TEST(PatternProofs, SayWhatTheyClaim) {
    EXPECT_EQ(check::check_bytes(hand_made_patterns().front().text(), {}).sentence,
              "black keeps B3 from capture for ever");
    EXPECT_EQ(check::check_bytes(gain_in_a_row().text(), {}).sentence,
              "black gets a permanent-stone on B3 C3, whether E3 is captured or not");
    EXPECT_EQ(check::check_bytes(there_again().text(), {}).sentence,
              "black keeps A2 from capture for ever, or gets a permanent-stone on A2");
}

TEST(PatternProofs, OfAFindingAreWrittenAndExplained) {
    const HandMadePatterns& made = four_in_a_row();
    const auto certificate = made.read();
    auto adjudication = optimized::adjudicate(certificate.position, 0, {});
    optimized::Finding& finding = adjudication.strings.front().findings.front();
    finding.keeping = nullptr;
    finding.witness = std::nullopt;
    EXPECT_FALSE(finding.has_proof());
    finding.patterns = std::make_shared<const PatternProof>(certificate.proof);
    EXPECT_TRUE(finding.has_proof());
    EXPECT_EQ(tools::certificate_text(certificate.position, {}, finding), made.text());
    const std::string words = tools::explanation(adjudication, tools::Colouring::plain);
    EXPECT_NE(words.find(", with all that matters on the intersections A3 B3 C3 D3 E3 A2 B2 C2 D2 E2\n"),
              std::string::npos)
        << words;
}

/// On a board with two eyes.
void expect_two_eyes_rejected(const std::vector<std::string>& patterns, std::size_t line,
                              const std::string& sentence) {
    expect_rejected(pattern_lines(".#.#O/####O/OOOO.", "B3", patterns), line, sentence);
}

/// On the board with four in a row, with another line.
void expect_four_rejected(std::size_t line, const std::string& changed, const std::string& sentence) {
    std::vector<std::string> lines = four_in_a_row().lines;
    lines[line - 1] = changed;
    expect_rejected(lines, line, sentence);
}

TEST(RejectedPatterns, TheTargetIsTheFirstStoneOfItsString) {
    const std::vector<std::string> patterns{"opponent .#.#1#### life"};
    expect_rejected(pattern_lines(".#.#O/####O/OOOO.", "A2", patterns), 8,
                    "the target is not the first stone of its string");
    expect_rejected(pattern_lines(".#.#O/####O/OOOO.", "E1", patterns), 8, "there is no stone on the target");
}

TEST(RejectedPatterns, TheWholeTargetIsInEachPattern) {
    expect_two_eyes_rejected({"opponent .#.#1### life"}, 10,
                             "pattern 1: the target is not there: D2 is unknown");
    expect_two_eyes_rejected({"opponent ...#1#### life"}, 10,
                             "pattern 1: the target is not there: B3 is empty");
    expect_two_eyes_rejected({"opponent .O.#1#### life"}, 10,
                             "pattern 1: the target is not there: B3 is white");
}

TEST(RejectedPatterns, LifeIsNotBelieved) {
    expect_two_eyes_rejected({"opponent 1#.#1#### life"}, 10,
                             "pattern 1: the target is not unconditionally alive");
}

TEST(RejectedPatterns, PatternsRestOnEarlierOnesOfTheOtherPlayer) {
    expect_two_eyes_rejected({"keeper .#.#1#### pass 1"}, 10, "pattern 1: pattern 1 is no earlier one");
    expect_two_eyes_rejected({"opponent .#.#1#### life", "keeper .#.#1#### pass 3", "opponent .#.#1#### 2"},
                             11, "pattern 2: pattern 3 is no earlier one");
    expect_two_eyes_rejected({"opponent .#.#1#### life", "keeper .#.#1#### pass 1", "opponent .#.#1#### 1"},
                             12, "pattern 3: in pattern 1 the wrong player is to move");
    expect_two_eyes_rejected({"opponent .#.#1#### life", "keeper .#.#1#### pass 4294967295"}, 11,
                             "pattern 2: pattern 4294967295 is no earlier one");
}

TEST(RejectedPatterns, TheLastIsThatOfTheFinalPosition) {
    expect_two_eyes_rejected({}, 9, "there is no pattern");
    expect_two_eyes_rejected({"opponent .#.#1#### life", "keeper .#.#1#### pass 1"}, 11,
                             "the last pattern has the keeper to move");
    expect_two_eyes_rejected({"opponent .#.#1####1OOOOO life"}, 10,
                             "the last pattern is not that of the final-position: E1 is empty");
}

TEST(RejectedPatterns, ThereIsOnePatternAfterEachPossiblePlay) {
    expect_four_rejected(19, "opponent ....#1##### 9 5 6 7",
                         "pattern 10: no pattern comes after white's play on D3");
    expect_four_rejected(19, "opponent ....#1##### 9 5 6 7 8 8",
                         "pattern 10: there are more patterns than the opponent has plays");
    expect_four_rejected(19, "opponent ....#1##### 9 6 5 7 8",
                         "pattern 10: after white's play on A3 the pattern 6 is not there: A3 is white");
    expect_four_rejected(19, "opponent ....#1##### 8 5 6 7 8",
                         "pattern 10: after white's pass or a play elsewhere the pattern 8 is not there: D3 "
                         "is empty");
    expect_two_eyes_rejected({"opponent .#.#1#### life", "keeper .#.#1#### pass 1", "opponent .#.#1#### 2 2"},
                             12, "pattern 3: there are more patterns than the opponent has plays");
}

TEST(RejectedPatterns, TheKeepersMoveIsAllowedAndLeadsToThePattern) {
    expect_four_rejected(14, "keeper O...#1##### A3 1",
                         "pattern 5: black's play on A3 is not allowed: the intersection is not known to be "
                         "empty");
    expect_four_rejected(14, "keeper O...#1##### F3 1",
                         "pattern 5: black's play on F3 is not allowed: the intersection is not known to be "
                         "empty");
    expect_four_rejected(14, "keeper O...#1##### C3 1",
                         "pattern 5: after black's play on C3 the pattern 1 is not there: A3 is white");
    expect_four_rejected(14, "keeper O...#1##### pass 1",
                         "pattern 5: after black's pass the pattern 1 is not there: A3 is white");
    expect_four_rejected(14, "keeper 1...#1##### B3 1",
                         "pattern 5: after black's play on B3 the pattern 1 is not there: A3 is unknown");
    expect_four_rejected(17, "keeper ..OO#1##### B3 4",
                         "pattern 8: after black's play on B3 the pattern 4 is not there: B3 is black");
    expect_four_rejected(14, "keeper ....#######O4O. F1 1",
                         "pattern 5: black's play on F1 is not allowed: it may be a ko-capture");
    expect_four_rejected(14, "keeper 4########1OOOO. F1 1",
                         "pattern 5: black's play on F1 is not allowed: its string is not known to have a "
                         "liberty");
}

/// On the board with a string that is joined to another, with another line.
void expect_joined_rejected(std::size_t line, const std::string& changed, const std::string& sentence) {
    std::vector<std::string> lines = joined_to_two_eyes().lines;
    lines[line - 1] = changed;
    expect_rejected(lines, line, sentence);
}

TEST(RejectedPatterns, OfOtherTargetsAreThereAndJoined) {
    expect_joined_rejected(11, "opponent .#.#2####6# joined 1",
                           "pattern 2: the target is not in one string with B3");
    expect_joined_rejected(11, "opponent 1#.#2####5## joined 1",
                           "pattern 2: the pattern 1 is not there: A3 is unknown");
    expect_joined_rejected(11, "opponent .#.#2####5#. joined 1",
                           "pattern 2: the target is not there: E1 is empty");
    expect_joined_rejected(11, "opponent .#.#2####5## joined 2", "pattern 2: pattern 2 is no earlier one");
    expect_joined_rejected(14, "opponent .#.#2####.4O# joined 4",
                           "pattern 5: in pattern 4 the wrong player is to move");
    expect_joined_rejected(13, "keeper .#.#2####O4.# D1 1", "pattern 4: pattern 1 is about another target");
    expect_joined_rejected(11, "opponent .@.#2####5## joined 1",
                           "pattern 2: a pattern with anchored stones holds by what is there or by moves");
    expect_joined_rejected(16, "opponent:B3 .#.#2####.4.# 6 4 5",
                           "pattern 7: pattern 6 is about another target");
}

TEST(RejectedPatterns, OtherTargetsAreFirstStonesOfStrings) {
    for (const std::string stone : {"A2", "C3", "E3", "D1"})
        expect_joined_rejected(10, "opponent:" + stone + " .#.#2#### life",
                               "pattern 1: there is no string of black with the first stone " + stone);
    expect_joined_rejected(10, "opponent:B3 .@.@2@@@@ vital", "pattern 1: a link is no eye");
    expect_joined_rejected(10, "opponent:B3 .#.#2### life",
                           "pattern 1: the target is not there: D2 is unknown");
    expect_joined_rejected(10, "opponent:B3 .#1#2#### life",
                           "pattern 1: the target is not unconditionally alive");
    std::vector<std::string> lines = joined_to_two_eyes().lines;
    lines.resize(10);
    lines[8] = "patterns 1";
    expect_rejected(lines, 10, "the last pattern is about another target");
}

/// With other lines, given by their numbers.
void expect_gain_rejected(const HandMadePatterns& made,
                          const std::vector<std::pair<std::size_t, std::string>>& changes, std::size_t line,
                          const std::string& sentence) {
    std::vector<std::string> lines = made.lines;
    for (const auto& [number, changed] : changes) lines[number - 1] = changed;
    expect_rejected(lines, line, sentence);
}

// [J2003-LD-2]
TEST(RejectedPatterns, WhatHasComeIsAStoneOnTheRegion) {
    const HandMadePatterns& row = gain_in_a_row();
    expect_gain_rejected(row, {{11, "opponent .#..#1##### life"}}, 11,
                         "pattern 1: it does not say where the stone has come");
    expect_gain_rejected(row, {{9, "region C3"}}, 11, "pattern 1: B3 is not in the region");
    expect_gain_rejected(row, {{11, "opponent .#..#1##### life at C3"}}, 11,
                         "pattern 1: the target is not there: C3 is empty");
    expect_gain_rejected(row, {{11, "opponent .#1.#1##### life at B3"}}, 11,
                         "pattern 1: the target is not unconditionally alive");
    expect_gain_rejected(row, {{20, "opponent ....#1##### 9 5 6 7 8 at B3"}}, 20,
                         "pattern 10: it says where a stone has come and is not about that");
    expect_four_rejected(10, "opponent .#..#1##### life at B3",
                         "pattern 1: it says where a stone has come and is not about that");
}

// Else play could end before the stone has come. [J2003-ST-5]
TEST(RejectedPatterns, WhoIsToGetAStoneDoesNotPass) {
    const std::vector<std::string> never{"opponent:E3 .#..#1##### life", "keeper .#..#1##### pass 1"};
    std::vector<std::string> lines = gain_lines("....#O/#####O/OOOOO.", "E3", "B3 C3", never);
    expect_rejected(lines, 12, "pattern 2: the keeper passes and has no stone there yet");
    lines = gain_lines("....#O/#####O/OOOOO.", "E3", "B3 C3",
                       {"opponent .#..#1##### life at B3", "keeper .#..#1##### pass 1"});
    expect_rejected(lines, 12, "pattern 2: the keeper passes and has no stone there yet");
}

TEST(RejectedPatterns, StonesThatComeRestOnTargetsAndNotTheOtherWayRound) {
    const HandMadePatterns& beside = gain_beside_two_eyes();
    expect_gain_rejected(beside, {{11, "opponent .#.#2####5# life at D1"}}, 12,
                         "pattern 2: pattern 1 is about no target");
    expect_gain_rejected(beside, {{14, "keeper:B3 .#.#2####. E2 3"}}, 14,
                         "pattern 4: pattern 3 is about another target");
    expect_gain_rejected(beside, {{12, "opponent .#.#2####.4# joined 1 at E2"}}, 12,
                         "pattern 2: the target is not there: E2 is empty");
    expect_gain_rejected(beside, {{12, "opponent .#.#2####6# joined 1 at D1"}}, 12,
                         "pattern 2: the target is not there: D1 is unknown");
    expect_gain_rejected(beside, {{16, "opponent:E1 .#.#2####.4.# 4 5 4"}}, 16,
                         "pattern 6: pattern 4 is about another target");
    std::vector<std::string> apart =
        gain_lines(".#.#OO/####.O/OOO.#O", "E1", "E2 E1",
                   {"opponent:B3 .#.#2#### life", "opponent .#.#2####.5# joined 1 at E1"});
    expect_rejected(apart, 12, "pattern 2: the target is not in one string with B3");
    apart = gain_lines(".#.#OO/####.O/OOO.#O", "E1", "D3 E2",
                       {"opponent:B3 .#.#2#### life", "opponent .#.#2#### joined 1 at D3"});
    expect_rejected(apart, 12, "pattern 2: D3 has a stone of another final-string");
    apart = gain_lines(".#.#OO/####.O/OOO.#O", "E1", "E3 D1",
                       {"opponent:B3 .#.#2#### life", "opponent .#.##1####5.# joined 1 at E3",
                        "opponent .#.#1#####5.# joined 1 at F3"});
    expect_rejected(apart, 13, "pattern 3: F3 is not in the region");
}

}  // namespace
}  // namespace shikatsu::certificates
