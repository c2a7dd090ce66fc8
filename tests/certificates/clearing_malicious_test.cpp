// Clearings made to deceive or to exhaust: refused, with no more stored or looked at than the limits say.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/clearings.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

const std::string& sample() {
    static const std::string text = hand_made_clearings()[2].text();
    return text;
}

/// Expects that the sample with another line is unusable because of it.
void expect_unusable(std::size_t line, const std::string& changed, const std::string& words) {
    std::vector<std::string> lines = lines_of(sample());
    lines[line - 1] = changed;
    const Verdict verdict = check::check_bytes(repaired(lines), {});
    EXPECT_EQ(verdict.outcome, Outcome::unusable) << changed;
    EXPECT_EQ(verdict.line, line) << changed << ": " << verdict.sentence;
    EXPECT_NE(verdict.sentence.find(words), std::string::npos) << changed << ": " << verdict.sentence;
}

TEST(MaliciousClearings, EveryTruncationAndEveryChangedBitIsNoticed) {
    for (std::size_t size = 0; size < sample().size(); ++size)
        EXPECT_EQ(check::check_bytes(sample().substr(0, size), {}).outcome, Outcome::unusable) << size;
    for (std::size_t i = 0; i < sample().size() * 8; ++i) {
        std::string changed = sample();
        changed[i / 8] = static_cast<char>(changed[i / 8] ^ (1 << (i % 8)));
        EXPECT_EQ(check::check_bytes(changed, {}).outcome, Outcome::unusable) << i;
    }
}

TEST(MaliciousClearings, LinesSayOnlyWhatTheFormatHas) {
    expect_unusable(1, "shikatsu-clearing 2", "expected 'shikatsu-clearing 1'");
    expect_unusable(2, "rules chess", "expected 'rules japanese-2003'");
    expect_unusable(3, "readings ko-pass=per-ko", "expected 'readings literal'");
    expect_unusable(7, "keeper Black", "black or white");
    expect_unusable(8, "units none", "vertices");
    expect_unusable(8, "units a2", "vertices");
    expect_unusable(9, "first-play", "first-play");
    expect_unusable(9, "first-play pass", "a vertex or 'none'");
    expect_unusable(10, "regions 02", "number");
    expect_unusable(11, "needs A2", "1 or 2");
    expect_unusable(11, "needs A2 3", "1 or 2");
    expect_unusable(12, "points none", "vertices");
    expect_unusable(13, "states -1", "number");
    expect_unusable(14, "settled", "work");
    expect_unusable(14, "work none", "'answers'");
    expect_unusable(14, "work answers C2", "a vertex or 'none'");
    expect_unusable(14, "work none answers", "'answers'");
    expect_unusable(14, "work none answers pass", "vertices");
    expect_unusable(15, "parts 0", "one part at least");
}

TEST(MaliciousClearings, LimitsAreKept) {
    check::Limits limits;
    limits.states = 3;
    EXPECT_EQ(check::check_bytes(sample(), limits).outcome, Outcome::unusable);
    const auto certificate = hand_made_clearings()[2].read();
    const Verdict verdict = reference::check(certificate, {}, [] { return true; });
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
}

/// A region that falls into itself again and again.
TEST(MaliciousClearings, PartsAreNotTooDeep) {
    std::vector<std::string> lines{"units B2", "first-play none", "regions 1"};
    for (std::size_t i = 0; i <= reference::most_nested_parts + 1; ++i)
        lines.insert(lines.end(), {"needs none", "points A2", "states 1", "parts 1"});
    const HandMadeClearing deep{"deep", ".##O/###.", "black", lines};
    const Verdict verdict = check::check_bytes(deep.text(), {});
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_EQ(verdict.sentence, "parts are too deep in each other");
}

}  // namespace
}  // namespace shikatsu::certificates
