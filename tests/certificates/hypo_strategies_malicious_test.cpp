// Hypo-strategies made to deceive or to exhaust: refused, with no more stored or looked at than the limits
// say.
#include <gtest/gtest.h>

#include <source_location>

#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/hypo_strategies.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

/// White's chain at C1 is alive, with 16 lines.
const std::string& hypo_sample() {
    static const std::string text = hypo_certificates_of(board("##.O/O.O.")).back().text;
    return text;
}

void expect_refused(std::size_t line, const std::string& changed, const std::string& words,
                    std::source_location asked = std::source_location::current()) {
    expect_line_unusable(hypo_sample(), line, changed, words, asked);
}

TEST(MaliciousHypoStrategies, EveryTruncationAndEveryChangedBitIsNoticed) {
    expect_packed_truncation_noticed(hypo_sample());
    expect_damage_noticed(hypo_sample());
}

TEST(MaliciousHypoStrategies, LinesSayOnlyWhatTheFormatHas) {
    expect_refused(1, "shikatsu-hypo-strategy 2", "expected 'shikatsu-hypo-strategy 1'");
    expect_refused(2, "rules japanese-2003", "expected 'rules asura-1989'");
    expect_refused(3, "readings literal", "expected 'readings any'");
    expect_refused(4, "grid 26x26", "no such grid");
    expect_refused(5, "##.X", "row");
    expect_refused(7, "target", "'target'");
    expect_refused(7, "target c1", "vertex");
    expect_refused(7, "target Z9", "vertex");
    expect_refused(8, "claim seki", "expected 'alive' or 'dead'");
    expect_refused(8, "claim alive dead", "expected 'alive' or 'dead'");
    expect_refused(9, "states 016", "number");
    expect_refused(9, "states 18446744073709551616", "number");
    expect_refused(11, "begin", "no such move");
    expect_refused(11, "B1", "measure");
    expect_refused(11, "B1 03", "measure");
    expect_refused(11, "B1 -1", "measure");
    expect_refused(11, "B1 4294967296", "measure");
    expect_refused(11, "B1 3 life", "measure");
    expect_refused(11, "life 3", "after the end");
    expect_refused(11, "ko-pass@ 3", "no such move");
    expect_refused(11, "b1 3", "no such move");
    expect_refused(11, "B1  3", "measure");
    expect_refused(11, "B1 3 ", "blank");
}

TEST(MaliciousHypoStrategies, CountsAreNotBelieved) {
    const auto expect_with = [&](const std::string& states, const std::string& words) {
        std::vector<std::string> lines = lines_of(hypo_sample());
        lines[8] = states;
        const Verdict verdict = check::check_bytes(repaired(lines), {});
        EXPECT_EQ(verdict.outcome, Outcome::unusable) << states;
        EXPECT_NE(verdict.sentence.find(words), std::string::npos) << states << ": " << verdict.sentence;
    };
    expect_with("states 99999999999", "more states than the limit");
    expect_with("states 17", "too early");
    expect_with("states 15", "more lines than states");
    check::Limits few;
    few.states = 15;
    EXPECT_EQ(check::check_bytes(hypo_sample(), few).outcome, Outcome::unusable);
    few.states = 16;
    EXPECT_EQ(check::check_bytes(hypo_sample(), few).outcome, Outcome::accepted);
}

}  // namespace
}  // namespace shikatsu::certificates
