// Clearings made to deceive or to exhaust: refused, with no more stored or looked at than the limits say.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <source_location>

#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/clearings.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

const std::string& sample_clearing() {
    static const std::string text = hand_made_clearings()[2].text();
    return text;
}

void expect_clearing_refused(std::size_t line, const std::string& changed, const std::string& words,
                             std::source_location asked = std::source_location::current()) {
    expect_line_unusable(sample_clearing(), line, changed, words, asked);
}

TEST(MaliciousClearings, EveryTruncationAndEveryChangedBitIsNoticed) {
    expect_damage_noticed(sample_clearing());
}

TEST(MaliciousClearings, LinesSayOnlyWhatTheFormatHas) {
    expect_clearing_refused(1, "shikatsu-clearing 3", "expected 'shikatsu-clearing 8'");
    expect_clearing_refused(2, "rules chess", "expected 'rules japanese-2003'");
    expect_clearing_refused(3, "readings ko-pass=per-ko", "expected 'readings literal'");
    expect_clearing_refused(7, "keeper Black", "black or white");
    expect_clearing_refused(8, "units none", "vertices");
    expect_clearing_refused(8, "units a2", "vertices");
    expect_clearing_refused(9, "first-play", "first-play");
    expect_clearing_refused(9, "first-play pass", "a vertex or 'none'");
    expect_clearing_refused(10, "regions 02", "number");
    expect_clearing_refused(10, "stays none", "a vertex after 'stays'");
    expect_clearing_refused(11, "needs A2", "1 or 2");
    expect_clearing_refused(11, "needs A2 3", "1 or 2");
    expect_clearing_refused(12, "points none", "vertices");
    expect_clearing_refused(13, "states -1", "number");
    expect_clearing_refused(14, "settled", "work");
    expect_clearing_refused(14, "known a2", "vertices");
    expect_clearing_refused(14, "known none A2", "vertices");
    expect_clearing_refused(14, "known", "work");
    expect_clearing_refused(14, "again 2", "expected 'again'");
    expect_clearing_refused(14, "work none", "'answers'");
    expect_clearing_refused(14, "work answers C2", "a vertex, 'ko-pass' or 'none'");
    expect_clearing_refused(14, "work none answers", "'answers'");
    expect_clearing_refused(14, "work B1 after-ko-pass", "a vertex after 'after-ko-pass'");
    expect_clearing_refused(14, "work B1 after-ko-pass none answers B1", "a vertex after 'after-ko-pass'");
    expect_clearing_refused(14, "work B1 after-ko-pass B1", "'answers'");
    expect_clearing_refused(14, "work none answers Pass", "a vertex or 'pass'");
    expect_clearing_refused(14, "work none answers none pass", "a vertex or 'pass'");
    expect_clearing_refused(14, "work ko-pass@B1 answers none", "a vertex, 'ko-pass' or 'none'");
    expect_clearing_refused(15, "parts 0", "one part at least");
}

TEST(MaliciousClearings, FilledRegionsSayNothingMore) {
    const std::string text = hand_made_clearings()[3].text();
    const auto refused = [&](std::size_t line, const std::string& changed, const std::string& words,
                             std::source_location asked = std::source_location::current()) {
        expect_line_unusable(text, line, changed, words, asked);
    };
    const char* const otherwise = "expected 'states' and a number, or 'filled'";
    refused(13, "filed", otherwise);
    refused(13, "Filled", otherwise);
    refused(13, "filled 1", otherwise);
    refused(13, "filled ", "ends with a blank");
    refused(13, "states", otherwise);
    const auto refused_after = [&](const std::string& added, const std::string& words) {
        std::vector<std::string> lines = lines_of(text);
        lines.insert(lines.begin() + 13, added);
        expect_unusable(repaired(lines), 14, words);
    };
    refused_after("filled", "expected 'needs'");
    refused_after("states 1", "expected 'needs'");
    refused_after("work none answers none", "expected 'needs'");
    std::vector<std::string> lines = lines_of(text);
    lines.erase(lines.begin() + 12);
    expect_unusable(repaired(lines), 13, otherwise);
    lines = lines_of(text);
    lines.erase(lines.end() - 2);
    expect_unusable(repaired(lines), 16, "ends too early");
    expect_damage_noticed(text);
}

TEST(MaliciousClearings, BansAreFollowedByStates) {
    const std::string text = hand_made_clearings()[11].text();
    const auto refused = [&](std::size_t line, const std::string& changed, const std::string& words,
                             std::source_location asked = std::source_location::current()) {
        expect_line_unusable(text, line, changed, words, asked);
    };
    refused(16, "bans 1", "expected 'bans', 'bans after-work' or 'bans stirred'");
    refused(16, "ban", "expected 'states' and a number, or 'filled'");
    refused(17, "bans", "expected 'states'");
    refused(17, "filled", "expected 'states'");
    expect_damage_noticed(text);
}

TEST(MaliciousClearings, LimitsAreKept) {
    check::Limits limits;
    limits.states = 3;
    EXPECT_EQ(check::check_bytes(sample_clearing(), limits).outcome, Outcome::unusable);
    const auto certificate = hand_made_clearings()[2].read();
    const Verdict verdict = reference::check(certificate, {}, [] { return true; });
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
}

TEST(MaliciousClearings, RegionsAreLimitedAsStatesAre) {
    constexpr std::size_t most = 5;
    check::Limits limits;
    limits.states = most;
    for (const std::size_t regions : {most, most + 1}) {
        std::vector<std::string> lines{"units B2", "first-play none", fmt::format("regions {}", regions)};
        for (std::size_t i = 0; i < regions; ++i)
            lines.insert(lines.end(), {"needs none", "points A2", "filled"});
        const HandMadeClearing many{"many", ".##O/###.", "black", lines};
        const std::string sentence = check::check_bytes(many.text(), limits).sentence;
        EXPECT_EQ(sentence == "there are more regions than the limit of 5", regions > most) << sentence;
    }
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
