// Keepings made to deceive or to exhaust: refused, with no more stored or looked at than the limits say.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <source_location>

#include "reference/certificates/keeping_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/keepings.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

const std::string& sample_keeping() {
    static const std::string text = hand_made_keepings()[3].text();
    return text;
}

void expect_keeping_refused(std::size_t line, const std::string& changed, const std::string& words,
                            std::source_location asked = std::source_location::current()) {
    expect_line_unusable(sample_keeping(), line, changed, words, asked);
}

TEST(MaliciousKeepings, EveryTruncationAndEveryChangedBitIsNoticed) {
    expect_packed_truncation_noticed(sample_keeping());
    expect_damage_noticed(sample_keeping());
}

TEST(MaliciousKeepings, LinesSayOnlyWhatTheFormatHas) {
    expect_keeping_refused(1, "shikatsu-keeping 2", "expected 'shikatsu-keeping 1'");
    expect_keeping_refused(2, "rules chess", "expected 'rules japanese-2003'");
    expect_keeping_refused(3, "readings ko-pass=per-ko", "expected 'readings literal'");
    expect_keeping_refused(4, "grid 26x26", "no such grid");
    expect_keeping_refused(5, ".#.#.#X", "row");
    expect_keeping_refused(8, "keeper Black", "black or white");
    expect_keeping_refused(9, "units", "'units'");
    expect_keeping_refused(9, "units A4", "vertices");
    expect_keeping_refused(9, "units B3  D3", "vertices");
    expect_keeping_refused(9, "units b3 d3", "vertices");
    expect_keeping_refused(10, "regions 03", "number");
    expect_keeping_refused(10, "regions 18446744073709551616", "number");
    expect_keeping_refused(11, "link B3", "two");
    expect_keeping_refused(11, "link B3 D3 F3", "two");
    expect_keeping_refused(11, "needs B3", "1 or 2");
    expect_keeping_refused(11, "needs B3 3", "1 or 2");
    expect_keeping_refused(11, "needs B3 01", "1 or 2");
    expect_keeping_refused(11, "needs 1 B3", "1 or 2");
    expect_keeping_refused(12, "points none", "vertices");
    expect_keeping_refused(13, "states -1", "number");
    expect_keeping_refused(14, "answer C2 C3", "expected 'settled'");
    expect_keeping_refused(14, "answers", "expected 'settled'");
    expect_keeping_refused(14, "answers C2 none", "vertex or 'pass'");
    expect_keeping_refused(14, "answers C2 C3 ", "blank");
    expect_keeping_refused(14, "answers  C2", "vertex or 'pass'");
    expect_keeping_refused(15, "settled now", "expected 'settled'");
}

TEST(MaliciousKeepings, CountsAreNotBelieved) {
    std::vector<std::string> lines = lines_of(sample_keeping());
    const auto expect_with = [&](std::size_t line, const std::string& changed, const std::string& words) {
        std::vector<std::string> wrong = lines;
        wrong[line - 1] = changed;
        const Verdict verdict = check::check_bytes(repaired(wrong), {});
        EXPECT_EQ(verdict.outcome, Outcome::unusable) << changed;
        EXPECT_NE(verdict.sentence.find(words), std::string::npos) << changed << ": " << verdict.sentence;
    };
    expect_with(10, "regions 99999999999", "too early");
    expect_with(10, "regions 4", "too early");
    expect_with(10, "regions 2", "more lines than regions");
    expect_with(13, "states 99999999999", "expected 'settled'");
    expect_with(13, "states 2", "expected 'needs'");
    EXPECT_EQ(check::check_bytes("shikatsu-keeping 1\n", {}).outcome, Outcome::unusable);
}

/// Splits in each other, each with the whole region.
std::string nested(std::size_t depth) {
    std::vector<std::string> split{"units E3", "regions 1"};
    const std::vector<std::string> region{"needs E3 2", "points A3 B3 C3 D3", "states 1"};
    split.insert(split.end(), region.begin(), region.end());
    for (std::size_t i = 0; i < depth; ++i) {
        split.insert(split.end(), {"split", "units none", "regions 1"});
        split.insert(split.end(), region.begin(), region.end());
    }
    split.insert(split.end(), {"answers B3 C3 B3 C3", "settled", "settled", "settled", "settled"});
    split[split.size() - 6] = "states 5";
    return repaired(keeping_lines("....#O/#####O/OOOOO.", "black", split));
}

TEST(MaliciousKeepings, NestingIsLimited) {
    const Verdict deep = check::check_bytes(nested(reference::most_nested_splits), {});
    EXPECT_TRUE(deep.accepted()) << deep.line << deep.sentence;
    for (const std::size_t depth : {reference::most_nested_splits + 1, std::size_t{20'000}}) {
        const Verdict verdict = check::check_bytes(nested(depth), {});
        EXPECT_EQ(verdict.outcome, Outcome::unusable);
        EXPECT_EQ(verdict.sentence, "splits are too deep in each other");
    }
}

TEST(MaliciousKeepings, StatesAndSecondsAreLimited) {
    check::Limits few_states;
    few_states.states = 4;
    const Verdict many = check::check_bytes(sample_keeping(), few_states);
    EXPECT_EQ(many.outcome, Outcome::unusable);
    EXPECT_EQ(many.sentence, "there are more states than the limit of 4");
    const auto certificate = hand_made_keepings()[3].read();
    EXPECT_EQ(reference::check(certificate, few_states).outcome, Outcome::unusable);
    check::Limits no_time;
    no_time.seconds = 0.0;
    EXPECT_EQ(reference::check(certificate, no_time).outcome, Outcome::unusable);
    EXPECT_EQ(reference::check(certificate, {}, [] { return true; }).outcome, Outcome::unusable);
}

TEST(MaliciousKeepings, ValuesFromElsewhereNeedNotFitTheGrid) {
    const auto right = hand_made_keepings().front().read();
    const Point outside{600};
    auto wrong = right;
    wrong.keeping.units = {outside};
    EXPECT_EQ(reference::check(wrong, {}).outcome, Outcome::rejected);
    wrong = right;
    wrong.keeping.regions[0].points = {outside};
    EXPECT_EQ(reference::check(wrong, {}).outcome, Outcome::rejected);
    wrong = right;
    wrong.keeping.regions[0].needs = {{outside, 1}};
    EXPECT_EQ(reference::check(wrong, {}).outcome, Outcome::rejected);
    wrong.keeping.regions[0].needs.clear();
    EXPECT_EQ(reference::check(wrong, {}).sentence, "the region has no goal");
    wrong = right;
    wrong.keeping.regions[0].needs[0].second = 3;
    EXPECT_EQ(reference::check(wrong, {}).sentence, "the number of liberties is not 1 or 2");
    wrong = right;
    wrong.keeping.regions[0].states[0].kind = KeepingState::Kind::split;
    EXPECT_EQ(reference::check(wrong, {}).outcome, Outcome::rejected);
}

}  // namespace
}  // namespace shikatsu::certificates
