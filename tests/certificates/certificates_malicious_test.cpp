// Files made to deceive or to exhaust: refused, with no more stored or looked at than the limits say.
#include <gtest/gtest.h>

#include <filesystem>

#include "reference/certificates/certificate_file.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Limits;
using check::Outcome;
using check::Verdict;

const std::vector<std::string> header{"shikatsu-certificate 1",
                                      "rules japanese-2003",
                                      "readings literal",
                                      "grid 2x3",
                                      "#.O",
                                      ".#.",
                                      "target C2",
                                      "region none"};

/// A certificate under the header with the given further lines.
std::string with_lines(const std::vector<std::string>& more, const std::vector<std::string>& first = header) {
    std::vector<std::string> lines = first;
    lines.insert(lines.end(), more.begin(), more.end());
    return repaired(lines);
}

/// Expects that the text is no certificate because of something in the line, whose sentence says `words`.
void expect_unusable(const std::string& text, std::size_t line, const std::string& words) {
    const Verdict verdict = check::check_bytes(text, {});
    EXPECT_EQ(verdict.outcome, Outcome::unusable) << text;
    EXPECT_EQ(verdict.line, line) << verdict.sentence << "\n" << text;
    EXPECT_NE(verdict.sentence.find(words), std::string::npos) << verdict.sentence;
}

/// The second of them is the defender's.
const std::string& sample() {
    static const std::string text = certificates_of(board("#.O/.#."))[0].text;
    return text;
}

TEST(Malicious, EveryTruncationIsNoticed) {
    const std::string packed = tools::packed(sample());
    for (std::size_t size = 0; size < sample().size(); ++size)
        EXPECT_EQ(check::check_bytes(sample().substr(0, size), {}).outcome, Outcome::unusable) << size;
    for (std::size_t size = 0; size < packed.size(); ++size)
        EXPECT_EQ(check::check_bytes(packed.substr(0, size), {}).outcome, Outcome::unusable) << size;
}

TEST(Malicious, EveryChangedBitIsNoticed) {
    for (std::size_t i = 0; i < sample().size() * 8; ++i) {
        std::string changed = sample();
        changed[i / 8] = static_cast<char>(changed[i / 8] ^ (1 << (i % 8)));
        EXPECT_EQ(check::check_bytes(changed, {}).outcome, Outcome::unusable) << i;
    }
}

TEST(Malicious, AChangedBitOfThePackedFormChangesNoText) {
    const std::string packed = tools::packed(sample());
    int unusable = 0;
    for (std::size_t i = 0; i < packed.size() * 8; ++i) {
        std::string changed = packed;
        changed[i / 8] = static_cast<char>(changed[i / 8] ^ (1 << (i % 8)));
        const auto text = reference::unpacked(changed, {});
        if (text && *text == sample()) continue;  // gzip's time stamp, say
        EXPECT_EQ(check::check_bytes(changed, {}).outcome, Outcome::unusable) << i;
        ++unusable;
    }
    EXPECT_GT(unusable, static_cast<int>(packed.size()) * 6);
}

TEST(Malicious, BytesAfterTheEndAreNoticed) {
    EXPECT_EQ(check::check_bytes(sample() + "\n", {}).outcome, Outcome::unusable);
    EXPECT_EQ(check::check_bytes(sample() + sample(), {}).outcome, Outcome::unusable);
    EXPECT_EQ(check::check_bytes(tools::packed(sample()) + "x", {}).outcome, Outcome::unusable);
    EXPECT_EQ(check::check_bytes(tools::packed(sample()) + tools::packed(sample()), {}).outcome,
              Outcome::unusable);
}

TEST(Malicious, ADecompressionBombStopsAtTheLimit) {
    const std::string bomb = tools::packed(std::string(64 << 20, 'a'));
    EXPECT_LT(bomb.size(), 100'000U);
    Limits limits;
    limits.bytes = 1 << 20;
    const auto text = reference::unpacked(bomb, limits);
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().sentence.find("larger than the limit"), std::string::npos);
    EXPECT_EQ(check::check_bytes(std::string((1 << 20) + 1, 'a'), limits).outcome, Outcome::unusable);
}

TEST(Malicious, CountsAreNotBelieved) {
    const std::string claim = "claim attacker-forces";
    const std::vector<std::string> node{"pass 0"};
    expect_unusable(with_lines({claim, "nodes 99999999999", "transitions 0", "pass 0"}), 11, "limit");
    expect_unusable(with_lines({claim, "nodes 1", "transitions 18446744073709551615", "pass 0"}), 11,
                    "limit");
    expect_unusable(with_lines({claim, "nodes 18446744073709551616", "transitions 0", "pass 0"}), 10,
                    "number");
    for (const char* number : {"-1", "+1", "01", "1 ", "1e3", "0x1"})
        EXPECT_EQ(check::check_bytes(
                      with_lines({claim, std::string("nodes ") + number, "transitions 0", "pass 0"}), {})
                      .outcome,
                  Outcome::unusable)
            << number;
    expect_unusable(with_lines({claim, "nodes 0", "transitions 0"}), 11, "at least one node");
    expect_unusable(with_lines({claim, "nodes 3", "transitions 0", "pass 0"}), 13, "too early");
    expect_unusable(with_lines({claim, "nodes 1", "transitions 0", "pass 0", "pass 0"}), 13, "more lines");
    expect_unusable(with_lines({claim, "nodes 1", "transitions 0", "pass 0 A1:0"}), 12, "more transitions");
    expect_unusable(with_lines({claim, "nodes 1", "transitions 1", "pass 0"}), 13, "fewer transitions");
}

TEST(Malicious, NodesSayOnlyWhatTheFormatHas) {
    const auto with_node = [](const std::string& node) {
        return with_lines({"claim attacker-forces", "nodes 1", "transitions 2", node});
    };
    expect_unusable(with_node("pass 1"), 12, "no such node");
    expect_unusable(with_node("pass"), 12, "no such node");
    expect_unusable(with_node("D1 0"), 12, "no such hypothetical-move");
    expect_unusable(with_node("a1 0"), 12, "no such hypothetical-move");
    expect_unusable(with_node("A01 0"), 12, "no such hypothetical-move");
    expect_unusable(with_node("ko-pass@ 0"), 12, "no such hypothetical-move");
    expect_unusable(with_node("pass 0 A1:1"), 12, "expected MOVE:NODE");
    expect_unusable(with_node("pass 0 A1"), 12, "expected MOVE:NODE");
    expect_unusable(with_node("pass 0 A1:0 A1:0"), 12, "two transitions");
    expect_unusable(with_node("pass 0 "), 12, "blank");
    expect_unusable(with_node("pass  0"), 12, "no such node");
    expect_unusable(with_node("pass 0" + std::string(1, '\0')), 12, "sign");
    expect_unusable(with_node("pass 0\r"), 12, "sign");
    expect_unusable(with_node("pass 0\xC3\xA9"), 12, "sign");
    expect_unusable(with_node("pass 0" + std::string(40'000, ' ')), 12, "too long");
}

TEST(Malicious, HeadersSayOnlyWhatTheFormatHas) {
    const std::vector<std::string> rest{"claim attacker-forces", "nodes 1", "transitions 0", "pass 0"};
    const std::vector<std::pair<std::size_t, std::string>> changes{
        {1, "shikatsu-certificate 2"},
        {2, "rules chess"},
        {3, "readings ko-pass=x"},
        {3, "readings"},
        {4, "grid 26x26"},
        {4, "grid 0x3"},
        {4, "grid 2x3x"},
        {4, "grid 23"},
        {5, "#.X"},
        {5, "#.."},
        {5, "#.O."},
        {7, "target B2x"},
        {7, "target A1"},
        {8, "region A1 A1"},
        {8, "region D1"},
        {8, "region  A1"},
        {8, "region NONE"},
        {3, "readings ko-pass=all-bans"},
        {3, "readings hypothetical-ko=basic-ko ban-identity=ko"}};
    for (const auto& [line, text] : changes) {
        std::vector<std::string> lines = header;
        lines[line - 1] = text;
        const Verdict verdict = check::check_bytes(with_lines(rest, lines), {});
        EXPECT_EQ(verdict.outcome, Outcome::unusable) << text;
        EXPECT_TRUE(verdict.line == line || text == "#.." || text == "grid 0x3")
            << text << " " << verdict.line;
    }
    std::vector<std::string> no_liberty = header;
    no_liberty[4] = "##O";
    no_liberty[5] = "O#O";
    EXPECT_NE(check::check_bytes(with_lines(rest, no_liberty), {}).sentence.find("no liberty"),
              std::string::npos);
    expect_unusable(with_lines({"claim both-win", "nodes 1", "transitions 0", "pass 0"}), 9, "no such claim");
    expect_unusable(repaired({}), 1, "too early");
    expect_unusable("", 0, "incomplete");
    expect_unusable("\n", 1, "'end' line");
}

TEST(Malicious, StrategiesThatGoRoundProveNothing) {  // [J2003-ST-6]
    // A machine whose nodes lead back to themselves, and whose winner never does anything.
    for (const char* claim : {"claim attacker-forces", "claim defender-prevents"}) {
        const Verdict verdict = check::check_bytes(
            with_lines({claim, "nodes 2", "transitions 1", "pass 1 pass:0", "pass 0"}), {});
        const bool true_claim = claim == std::string("claim defender-prevents");
        if (true_claim && verdict.outcome == Outcome::accepted) continue;
        EXPECT_EQ(verdict.outcome, Outcome::rejected) << verdict.sentence;
        EXPECT_GE(verdict.line, 12U);
        EXPECT_LE(verdict.line, 13U);
        EXPECT_NE(verdict.sentence.find("compatible hypothetical-sequence"), std::string::npos);
    }
}

TEST(Malicious, MissingMovesAreFollowedAllTheSame) {  // [J2003-ST-5]
    int rejected = 0;
    for (const Certified& certified : small_certificates()) {
        std::vector<std::string> lines = lines_of(certified.text);
        for (std::string& line : lines) {
            if (line.starts_with("transitions ")) line = "transitions 0";
            const std::size_t colon = line.find(':');
            if (colon != std::string::npos) line.resize(line.rfind(' ', colon));
        }
        const Verdict verdict = check::check_bytes(repaired(lines), {});
        EXPECT_NE(verdict.outcome, Outcome::unusable) << verdict.sentence;
        rejected += verdict.outcome == Outcome::rejected ? 1 : 0;
    }
    EXPECT_GT(rejected, 10);
}

TEST(Malicious, StatesAndSecondsAreLimited) {
    Limits few_states;
    few_states.states = 3;
    Limits no_time;
    no_time.seconds = 0.0;
    EXPECT_EQ(check::check_bytes(sample(), {}).outcome, Outcome::accepted);
    EXPECT_EQ(check::check_bytes(sample(), few_states).outcome, Outcome::unusable);
    EXPECT_EQ(check::check_bytes(sample(), no_time).outcome, Outcome::unusable);
    const auto certificate = reference::read_certificate(sample(), {}).value();
    int asked = 0;
    const Verdict stopped = check::check(certificate, {}, [&] { return ++asked > 2; });
    EXPECT_EQ(stopped.outcome, Outcome::unusable);
    EXPECT_EQ(asked, 3);
    Limits few_entries;
    few_entries.entries = 1;
    EXPECT_EQ(check::check_bytes(sample(), few_entries).outcome, Outcome::unusable);
}

TEST(Malicious, OnlyRegularFilesAreRead) {
    EXPECT_FALSE(reference::read_bytes("/no/such/file", {}));
    EXPECT_FALSE(reference::read_bytes("/", {}));
    EXPECT_FALSE(reference::read_bytes("/dev/zero", {}));
}

}  // namespace
}  // namespace shikatsu::certificates
