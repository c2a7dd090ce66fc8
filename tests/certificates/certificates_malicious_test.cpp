// Files made to deceive or to exhaust: refused, with no more stored or looked at than the limits say.
#include <gtest/gtest.h>

#include <filesystem>

#include "reference/certificates/certificate_file.hpp"
#include "reference/certificates/certificate_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/many_kos.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Limits;
using check::Outcome;
using check::Verdict;

const std::vector<std::string> header{"shikatsu-certificate 3",
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

const std::vector<std::string> attack{"claim attacker-forces", "dormant-bans 0", "goals together"};
const std::vector<std::string> defence{"claim defender-prevents", "dormant-bans 0", "levels target"};

/// The lines from the one that tells the number of states, under a header and a claim.
std::string with_states(const std::vector<std::string>& claim, const std::vector<std::string>& states) {
    std::vector<std::string> more = claim;
    more.insert(more.end(), states.begin(), states.end());
    return with_lines(more);
}

TEST(Malicious, CountsAreNotBelieved) {
    expect_unusable(with_states(attack, {"states 99999999999", "pass 0"}), 12, "limit");
    expect_unusable(with_states(attack, {"states 18446744073709551616", "pass 0"}), 12, "number");
    for (const char* number : {"-1", "+1", "01", "1 ", "1e3", "0x1", ""})
        EXPECT_EQ(
            check::check_bytes(with_states(attack, {std::string("states ") + number, "pass 0"}), {}).outcome,
            Outcome::unusable)
            << number;
    expect_unusable(with_states(attack, {"states 3", "pass 0"}), 14, "too early");
    expect_unusable(with_states(attack, {"states 1", "pass 0", "pass 0"}), 14, "more lines");
    const Verdict nothing = check::check_bytes(with_states(attack, {"states 0"}), {});
    EXPECT_EQ(nothing.outcome, Outcome::rejected);
    EXPECT_NE(nothing.sentence.find("no line for the final-position"), std::string::npos);
}

TEST(Malicious, LinesSayOnlyWhatTheFormatHas) {
    const auto expect = [](const std::vector<std::string>& claim, const std::string& line,
                           const std::string& words) {
        expect_unusable(with_states(claim, {"states 1", line}), 13, words);
    };
    expect(attack, "begin", "no such hypothetical-move");
    expect(attack, "D1 0", "no such hypothetical-move");
    expect(attack, "a1 0", "no such hypothetical-move");
    expect(attack, "A01 0", "no such hypothetical-move");
    expect(attack, "ko-pass@ 0", "no such hypothetical-move");
    expect(attack, "death", "no such hypothetical-move");
    expect(attack, "pass", "measure");
    expect(attack, "pass -1", "measure");
    expect(attack, "pass 4294967296", "measure");
    expect(attack, "pass 1 1", "after the end");
    expect(attack, "filled 1", "after the end");
    expect(attack, "pass filled 1", "measure");
    expect(defence, "pass 1", "measure");
    expect(defence, "pass 1 1 1", "after the end");
    expect(attack, "pass 0 ", "blank");
    expect(attack, "pass  0", "measure");
    expect(attack, "pass 0" + std::string(1, '\0'), "sign");
    expect(attack, "pass 0\r", "sign");
    expect(attack, "pass 0\xC3\xA9", "sign");
    expect(attack, "pass 0" + std::string(40'000, ' '), "too long");
}

TEST(Malicious, HeadersSayOnlyWhatTheFormatHas) {
    const std::vector<std::string> rest{"claim attacker-forces", "dormant-bans 0", "goals together",
                                        "states 1", "pass 0"};
    const std::vector<std::pair<std::size_t, std::string>> changes{
        {1, "shikatsu-certificate 2"},
        {1, "shikatsu-certificate 4"},
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
        {8, "region A1 B2"},
        {8, "region B1 A1"},
        {8, "region D1"},
        {8, "region  A1"},
        {8, "region NONE"},
        {3, "readings infinite-play=superko"},
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
    expect_unusable(with_lines({"claim both-win", "dormant-bans 0"}), 9, "no such claim");
    expect_unusable(with_lines({"zone A1 B2"}), 9, "no list of intersections in reading order");
    expect_unusable(with_lines({attack[0], "dormant-bans -1", attack[2]}), 10, "number");
    expect_unusable(with_lines({attack[0], "dormant-bans 18446744073709551615", attack[2]}), 10, "'all'");
    expect_unusable(with_lines({attack[0], attack[1], defence[2]}), 11, "goals");
    expect_unusable(with_lines({attack[0], attack[1], "goals many"}), 11, "together");
    expect_unusable(with_lines({defence[0], defence[1], attack[2]}), 11, "levels");
    expect_unusable(with_lines({defence[0], defence[1], "levels target C9"}), 11, "a level keeps");
    expect_unusable(repaired({}), 1, "too early");
    expect_unusable("", 0, "incomplete");
    expect_unusable("\n", 1, "'end' line");
}

TEST(Malicious, StatesAndSecondsAreLimited) {
    Limits few_states;
    few_states.states = 1;
    Limits no_time;
    no_time.seconds = 0.0;
    EXPECT_EQ(check::check_bytes(sample(), {}).outcome, Outcome::accepted);
    EXPECT_EQ(check::check_bytes(sample(), few_states).outcome, Outcome::unusable);
    EXPECT_EQ(check::check_bytes(sample(), no_time).outcome, Outcome::unusable);
    const auto certificate = reference::read_certificate(sample(), {}).value();
    const Verdict stopped = reference::check(certificate, {}, [] { return true; });
    EXPECT_EQ(stopped.outcome, Outcome::unusable);
}

/// Black attacks a lone stone on the largest grid.
std::string on_the_largest_grid(const std::vector<std::string>& states) {
    std::vector<std::string> all{"shikatsu-certificate 3", "rules japanese-2003", "readings literal",
                                 "grid 25x25"};
    all.insert(all.end(), 25, std::string(25, '.'));
    all[16][12] = 'O';
    all.insert(all.end(), {"target N13", "region none"});
    all.insert(all.end(), attack.begin(), attack.end());
    all.insert(all.end(), states.begin(), states.end());
    return repaired(all);
}

TEST(Malicious, IntersectionsOfStatesAreLimited) {
    const auto certificate = reference::read_certificate(sample(), {}).value();
    Limits limits;
    limits.intersections = certificate.strategy.lines.size() * 6;
    EXPECT_TRUE(check::check_bytes(sample(), limits).accepted());
    EXPECT_TRUE(reference::check(certificate, limits).accepted());
    --limits.intersections;
    for (const Verdict& verdict :
         {check::check_bytes(sample(), limits), reference::check(certificate, limits)}) {
        EXPECT_EQ(verdict.outcome, Outcome::unusable);
        EXPECT_EQ(verdict.sentence, "the states are too large");
    }
    expect_unusable(on_the_largest_grid({"states 6871948"}), 35, "the states are too large");
    expect_unusable(on_the_largest_grid({"states 6871947"}), 36, "too early");
}

TEST(Malicious, ALineWithManyAnswersCanBeStopped) {
    std::vector<std::string> lines{"states 700", "C3 2"};
    lines.insert(lines.end(), 699, "C3 1");
    const auto certificate = reference::read_certificate(on_the_largest_grid(lines), {}).value();
    EXPECT_EQ(reference::check(certificate, {}).outcome, Outcome::rejected) << "by its second line";
    int asked = 0;
    const Verdict verdict = reference::check(certificate, {}, [&] { return ++asked == 5; });
    EXPECT_EQ(verdict.outcome, Outcome::unusable);
    EXPECT_LT(verdict.states, 500U) << "in the midst of the first line's";
}

TEST(Malicious, MoreKosThanCanBeGoneThroughAreRejected) {  // [J2003-HS-4]
    const Verdict verdict = check::check_bytes(certificate_of_many_kos(), {});
    EXPECT_EQ(verdict.outcome, Outcome::rejected) << verdict.sentence;
    EXPECT_NE(verdict.sentence.find("more kos come back at once"), std::string::npos) << verdict.sentence;
}

TEST(Malicious, OnlyRegularFilesAreRead) {
    EXPECT_FALSE(reference::read_bytes("/no/such/file", {}));
    EXPECT_FALSE(reference::read_bytes("/", {}));
    EXPECT_FALSE(reference::read_bytes("/dev/zero", {}));
}

}  // namespace
}  // namespace shikatsu::certificates
