// Hypo-sequences made to deceive or to exhaust: refused, with no more stored or looked at than the limits
// say.
#include <gtest/gtest.h>

#include <source_location>

#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/hypo_sequences.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

/// Black's lone stone is dead, with three turns.
const std::string& lone_stone_text() {
    static const std::string text = sequences_of(board("#.")).front().text;
    return text;
}

void expect_sequences_refused(std::size_t line, const std::string& changed, const std::string& words,
                              std::source_location asked = std::source_location::current()) {
    expect_line_unusable(lone_stone_text(), line, changed, words, asked);
}

TEST(MaliciousHypoSequences, EveryTruncationAndEveryChangedBitIsNoticed) {
    expect_packed_truncation_noticed(lone_stone_text());
    expect_damage_noticed(lone_stone_text());
}

TEST(MaliciousHypoSequences, LinesSayOnlyWhatTheFormatHas) {
    expect_sequences_refused(1, "shikatsu-hypo-sequences 2", "expected 'shikatsu-hypo-sequences 1'");
    expect_sequences_refused(2, "rules japanese-2003", "expected 'rules asura-1989'");
    expect_sequences_refused(3, "readings any", "expected 'literal' or 'asura-previous-occurrence=first'");
    expect_sequences_refused(3, "readings asura-previous-occurrence=last", "expected 'literal' or");
    expect_sequences_refused(4, "grid 26x26", "no such grid");
    expect_sequences_refused(5, "#X", "row");
    expect_sequences_refused(6, "target a1", "vertex");
    expect_sequences_refused(7, "claim seki", "expected 'alive' or 'dead'");
    expect_sequences_refused(8, "turns 03", "number");
    expect_sequences_refused(8, "states 3", "turns");
    expect_sequences_refused(9, "B1 3", "no such move");
    expect_sequences_refused(9, "life", "no such move");
    expect_sequences_refused(9, "C1", "no such move");
    expect_sequences_refused(9, "ko-pass@", "no such move");
    expect_sequences_refused(10, "begin", "no such move");
    expect_sequences_refused(12, "turns 0", "states");
    expect_sequences_refused(12, "states -1", "number");
}

TEST(MaliciousHypoSequences, CountsAreNotBelieved) {
    const auto expect_with = [&](std::size_t line, const std::string& count, const std::string& words) {
        std::vector<std::string> lines = lines_of(lone_stone_text());
        lines[line - 1] = count;
        const Verdict verdict = check::check_bytes(repaired(lines), {});
        EXPECT_EQ(verdict.outcome, Outcome::unusable) << count;
        EXPECT_NE(verdict.sentence.find(words), std::string::npos) << count << ": " << verdict.sentence;
    };
    expect_with(8, "turns 99999999999", "more turns than the limit");
    expect_with(8, "turns 18446744073709551615", "more turns than the limit");
    expect_with(8, "turns 5", "no such move");
    expect_with(8, "turns 2", "states");
    expect_with(12, "states 20000000", "more states than the limit");
    expect_with(12, "states 18446744073709551615", "more states than the limit");
    expect_with(12, "states 1", "too early");
    check::Limits few;
    few.states = 2;
    EXPECT_EQ(check::check_bytes(lone_stone_text(), few).outcome, Outcome::unusable);
    few.states = 3;
    EXPECT_EQ(check::check_bytes(lone_stone_text(), few).outcome, Outcome::accepted);
}

}  // namespace
}  // namespace shikatsu::certificates
