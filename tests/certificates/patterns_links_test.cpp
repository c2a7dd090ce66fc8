// Links of strings to others that are left alone: what is wrong with those that do not hold.
#include <gtest/gtest.h>

#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/pattern_proofs.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;
using Lines = std::vector<std::pair<std::size_t, std::string>>;

constexpr std::size_t lines_before_patterns = 9;

/// What shikatsu-check can be given.
std::string text_of(const std::vector<std::string>& patterns) {
    return repaired(pattern_lines(".#.#OO./####.OO/OOO.#OO", "E1", patterns));
}

/// The patterns of the proof made by hand, with other ones for these, by number.
std::vector<std::string> changed(const Lines& others) {
    const std::vector<std::string>& lines = linked_to_two_eyes().lines;
    std::vector<std::string> patterns(lines.begin() + lines_before_patterns, lines.end());
    for (const auto& [number, line] : others) patterns.at(number - 1) = line;
    return patterns;
}

void expect_rejected(const std::vector<std::string>& patterns, const std::string& sentence) {
    const std::string text = text_of(patterns);
    const Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << verdict.sentence << "\n" << text;
    EXPECT_EQ(verdict.sentence, sentence) << text;
}

TEST(LinkedStrings, AreKeptByTheStringThatIsLeftAlone) {
    const Verdict verdict = check::check_bytes(text_of(changed({})), {});
    EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
    EXPECT_EQ(verdict.sentence, "black keeps E1 from capture for ever");
}

TEST(RejectedLinks, TheOtherStringHasToRest) {
    expect_rejected(changed({{1, "opponent:B3 .#.#O2#### life"}, {6, "opponent .#.#O2####.5.# apart 5 1"}}),
                    "pattern 6: the pattern 1 does not rest");
    expect_rejected(
        {"opponent:B3 .#.#1OO#### life", "keeper:B3 .#.#1OO#### pass 1", "opponent:B3 .#.#3#### life",
         "keeper:B3 .#.#1O.#### pass 3", "opponent:B3 .#.#1O.#### 4 2", "opponent:E1 18@ linked",
         "keeper:E1 10@.6# E2 6", "keeper:E1 10@6.# D1 6", "opponent:E1 10@.5.# 8 7",
         "opponent .#.#1O.####.5.# apart 9 5"},
        "pattern 10: the pattern 5 does not rest");
}

TEST(RejectedLinks, NothingElseIsInCommon) {
    expect_rejected(changed({{1, "opponent:B3 .#.#3####. life"}}), "pattern 6: E2 is known in both");
}

TEST(RejectedLinks, BothPatternsAreThere) {
    expect_rejected(changed({{6, "opponent .#.#3####6.# apart 5 1"}}),
                    "pattern 6: the pattern 5 is not there: E2 is unknown");
    expect_rejected(changed({{6, "opponent 1#.#3####.5.# apart 5 1"}}),
                    "pattern 6: the pattern 1 is not there: A3 is unknown");
    expect_rejected(changed({{6, "opponent 10#.5.# apart 5 1"}}),
                    "pattern 6: the pattern 1 is not there: A3 is unknown");
}

TEST(RejectedLinks, TheTargetComesToBeLinked) {
    expect_rejected(changed({{2, "opponent:E1 10@7# linked"}}),
                    "pattern 2: the target is not in one string with what is anchored");
    expect_rejected(changed({{5, "opponent:E1 10@"}}), "pattern 5: the target is not there: E1 is unknown");
    expect_rejected(changed({{5, "opponent:E1 10@7#"}}),
                    "pattern 5: a play elsewhere may capture the string on E1");
    expect_rejected(changed({{5, "opponent:E1 10@.5.# 4"}}),
                    "pattern 5: no pattern comes after white's play on D1");
}

TEST(RejectedLinks, EachKindOfPatternRestsOnItsOwn) {
    expect_rejected(changed({{2, "opponent 18@ linked"}}), "pattern 2: it is of no link");
    expect_rejected(changed({{2, "opponent:E1 18# linked"}}), "pattern 2: it is of no link");
    expect_rejected(changed({{5, "opponent 10@.5.# 4 3"}}), "pattern 5: pattern 4 is not of the same kind");
    expect_rejected(changed({{6, "opponent .#.#3####.5.# apart 1 5"}}),
                    "pattern 6: pattern 1 has no anchored stones");
    expect_rejected(changed({{6, "opponent .#.#3####.5.# apart 5 2"}}),
                    "pattern 6: pattern 2 has anchored stones");
    expect_rejected(changed({{6, "opponent .#.#3####.5.# apart 5 6"}}),
                    "pattern 6: pattern 6 is no earlier one");
    expect_rejected(changed({{6, "opponent .#.#3####.5.# apart 4 1"}}),
                    "pattern 6: in pattern 4 the wrong player is to move");
    expect_rejected(changed({{6, "opponent .#.#3####.5.# eyes 5 5"}}),
                    "pattern 6: pattern 5 is not of the same kind");
    expect_rejected(
        {"opponent:B3 .#.#3#### life", "opponent:B3 1@1@3@@@@ linked", "opponent .#.#3####7# apart 2 1"},
        "pattern 3: pattern 2 is no link of the target");
}

}  // namespace
}  // namespace shikatsu::certificates
