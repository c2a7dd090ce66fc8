// Pattern proofs made to deceive or to exhaust: refused, or true all the same.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>
#include <source_location>

#include "reference/certificates/pattern_reader.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_ones.hpp"
#include "tests/certificates/pattern_proofs.hpp"
#include "tests/certificates/unusable.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

const std::string& sample_proof() {
    static const std::string text = four_in_a_row().text();
    return text;
}

void expect_proof_refused(std::size_t line, const std::string& changed, const std::string& words,
                          std::source_location asked = std::source_location::current()) {
    expect_line_unusable(sample_proof(), line, changed, words, asked);
}

TEST(MaliciousPatterns, EveryTruncationAndEveryChangedBitIsNoticed) {
    expect_packed_truncation_noticed(sample_proof());
    expect_damage_noticed(sample_proof());
    expect_damage_noticed(four_in_a_square().text());
    expect_damage_noticed(gain_beside_two_eyes().text());
    expect_damage_noticed(linked_to_two_eyes().text());
}

TEST(MaliciousPatterns, LinesSayOnlyWhatTheFormatHas) {
    expect_proof_refused(1, "shikatsu-patterns 1", "expected 'shikatsu-patterns 4'");
    expect_proof_refused(2, "rules chess", "expected 'rules japanese-2003'");
    expect_proof_refused(3, "readings ko-pass=per-ko", "expected 'readings literal'");
    expect_proof_refused(4, "grid 26x26", "no such grid");
    expect_proof_refused(5, "....#X", "row");
    expect_proof_refused(8, "target", "'target'");
    expect_proof_refused(8, "target e3", "vertex");
    expect_proof_refused(8, "target E3 E2", "vertex");
    expect_proof_refused(8, "target E4", "vertex");
    expect_proof_refused(9, "patterns 010", "number");
    expect_proof_refused(9, "patterns -1", "number");
    expect_proof_refused(9, "patterns 18446744073709551616", "number");
    expect_proof_refused(10, "", "expected 'keeper' or 'opponent'");
    expect_proof_refused(10, "white .#..#1##### life", "expected 'keeper' or 'opponent'");
    expect_proof_refused(10, "opponent", "ends with what is known");
    expect_proof_refused(10, "opponent  life", "ends with what is known");
    expect_proof_refused(10, "opponent .#..#1#####7 life", "ends with what is known");
    expect_proof_refused(10, "opponent 18 life", "ends with what is known");
    expect_proof_refused(10, "opponent .#..#0##### life", "how many");
    expect_proof_refused(10, "opponent .#..#01##### life", "how many");
    expect_proof_refused(10, "opponent .#..#99999999999999999999##### life", "how many");
    expect_proof_refused(10, "opponent .#..#18446744073709551615##### life", "larger than the grid");
    expect_proof_refused(10, "opponent .#..#13# life", "larger than the grid");
    expect_proof_refused(10, "opponent .#..#1#####OOOOO..O life", "larger than the grid");
    expect_proof_refused(10, "opponent .#..#?##### life", "expected '#'");
    expect_proof_refused(10, "opponent .#..#1####X life", "expected '#'");
    expect_proof_refused(10, "opponent .#..#1##### alive", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### life 1", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1#####", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### life ", "blank");
    expect_proof_refused(10, "opponent .#..#1#####  life", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### vital 1", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### eyes", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### eyes ", "blank");
    expect_proof_refused(10, "opponent .#..#1##### eyes 1", "numbers of two eyes");
    expect_proof_refused(10, "opponent .#..#1##### eyes 1 2 3", "numbers of two eyes");
    expect_proof_refused(10, "opponent .#..#1##### eyes 1 0", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### eyes  1 2", "numbers of patterns");
    expect_proof_refused(10, "opponent .@..@1@@@@@ ", "blank");
    expect_proof_refused(10, "opponent: .#..#1##### life", "vertex after ':'");
    expect_proof_refused(10, "opponent:e3 .#..#1##### life", "vertex after ':'");
    expect_proof_refused(10, "opponent:G3 .#..#1##### life", "vertex after ':'");
    expect_proof_refused(10, "opponent:E3:E3 .#..#1##### life", "vertex after ':'");
    expect_proof_refused(10, "white:E3 .#..#1##### life", "expected 'keeper' or 'opponent'");
    expect_proof_refused(10, ":E3 .#..#1##### life", "expected 'keeper' or 'opponent'");
    expect_proof_refused(10, "opponent .#..#1##### joined", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### joined 1 2", "number of one pattern");
    expect_proof_refused(10, "opponent .#..#1##### joined 0", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### linked 1", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### apart", "numbers of patterns");
    expect_proof_refused(10, "opponent .#..#1##### apart 1", "numbers of a link and of another pattern");
    expect_proof_refused(10, "opponent .#..#1##### apart 1 2 3", "numbers of a link and of another pattern");
    expect_proof_refused(14, "keeper O...#1##### joined 1", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...#1##### linked", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...#1##### apart 1 2", "expected a vertex or 'pass'");
    expect_proof_refused(10, "opponent @1 vital", "ends with what is known");
    expect_proof_refused(10, "opponent 17@@ vital", "larger than the grid");
    expect_proof_refused(5, "....@O", "row");
    expect_proof_refused(14, "keeper O...@1##### vital", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...@1##### eyes 1 2", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...@1##### pass", "numbers of patterns");
    expect_proof_refused(14, "keeper O...@1#####", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...#1##### life", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...#1##### b3 1", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...#1##### 1", "expected a vertex or 'pass'");
    expect_proof_refused(14, "keeper O...#1##### B3", "numbers of patterns");
    expect_proof_refused(14, "keeper O...#1##### B3 0", "numbers of patterns");
    expect_proof_refused(14, "keeper O...#1##### B3 01", "numbers of patterns");
    expect_proof_refused(14, "keeper O...#1##### B3 4294967296", "numbers of patterns");
    expect_proof_refused(14, "keeper O...#1##### B3 1 1", "one pattern comes after");
    expect_proof_refused(19, "opponent ....#1##### 9 5  6 7 8", "numbers of patterns");
}

TEST(MaliciousPatterns, RegionsAreListsOfIntersections) {
    const std::string text = gain_in_a_row().text();
    const auto refused = [&](std::size_t line, const std::string& changed, const std::string& words,
                             std::source_location asked = std::source_location::current()) {
        expect_line_unusable(text, line, changed, words, asked);
    };
    for (const char* region : {"B3 B3", "C3 B3", "b3", "B3  C3", "B4", "B3 G3", "none"})
        refused(9, std::string("region ") + region, "in reading order");
    refused(9, "region ", "blank");
    refused(9, "region", "'patterns'");
    refused(9, "regions B3 C3", "'patterns'");
    refused(11, "opponent .#..#1##### life at", "numbers of patterns");
    refused(11, "opponent .#..#1##### life at ", "blank");
    refused(11, "opponent .#..#1##### life at b3", "after 'at'");
    refused(11, "opponent .#..#1##### life at B3 C3", "after 'at'");
    refused(11, "opponent .#..#1##### at B3", "numbers of patterns");
    refused(15, "keeper O...#1##### B3 1 at B3", "numbers of patterns");
}

TEST(MaliciousPatterns, CountsAreNotBelieved) {
    expect_unusable(repaired({"shikatsu-patterns 4"}), 2, "too early");
    std::vector<std::string> lines = four_in_a_row().lines;
    lines[8] = "patterns 99999999999";
    expect_unusable(repaired(lines), 20, "too early");
    lines[8] = "patterns 9";
    expect_unusable(repaired(lines), 19, "more lines than patterns");
}

TEST(MaliciousPatterns, PatternsAndSecondsAreLimited) {
    check::Limits few;
    few.states = 9;
    const Verdict many = check::check_bytes(sample_proof(), few);
    EXPECT_EQ(many.outcome, Outcome::unusable);
    EXPECT_EQ(many.sentence, "there are more patterns than the limit of 9");
    EXPECT_EQ(many.line, 18U);
    const auto certificate = four_in_a_row().read();
    EXPECT_EQ(reference::check(certificate, few).outcome, Outcome::unusable);
    check::Limits no_time;
    no_time.seconds = 0.0;
    EXPECT_EQ(reference::check(certificate, no_time).outcome, Outcome::unusable);
    EXPECT_EQ(reference::check(certificate, {}, [] { return true; }).outcome, Outcome::unusable);
}

TEST(MaliciousPatterns, ValuesFromElsewhereNeedNotFitTheGrid) {
    const auto expect_wrong_in = [](const HandMadePatterns& right, const std::string& words, auto change) {
        auto wrong = right.read();
        change(wrong);
        const Verdict verdict = reference::check(wrong, {});
        EXPECT_EQ(verdict.outcome, Outcome::rejected) << words;
        EXPECT_NE(verdict.sentence.find(words), std::string::npos) << verdict.sentence;
    };
    using Certificate = reference::PatternCertificate;
    const auto expect_wrong = [&](const std::string& words, auto change) {
        expect_wrong_in(four_in_a_row(), words, change);
    };
    expect_wrong("no stone on the target", [](Certificate& wrong) { wrong.target = Point{600}; });
    expect_wrong("of the grid's size", [](Certificate& wrong) { wrong.proof.lines[0].seen.clear(); });
    expect_wrong("and not to", [](Certificate& wrong) { wrong.proof.lines[0].next = {0}; });
    expect_wrong("and not to", [](Certificate& wrong) { wrong.proof.lines[4].ground = Ground::life; });
    expect_wrong("no such play", [](Certificate& wrong) { wrong.proof.lines[4].play = Point{600}; });
    expect_wrong("no such play", [](Certificate& wrong) { wrong.proof.lines[9].play = Point{0}; });
    expect_wrong("one pattern", [](Certificate& wrong) { wrong.proof.lines[4].next.clear(); });
    expect_wrong("one pattern", [](Certificate& wrong) { wrong.proof.lines[4].next = {0, 0}; });
    expect_wrong("no earlier one", [](Certificate& wrong) { wrong.proof.lines[4].next = {~0U}; });
    expect_wrong("after the opponent's pass", [](Certificate& wrong) { wrong.proof.lines[9].next.clear(); });
    expect_wrong("unconditionally alive", [](Certificate& wrong) {
        wrong.proof.lines[0].seen[0] = static_cast<Seen>(77);  // as good as unknown
    });
    expect_wrong("before two eyes",
                 [](Certificate& wrong) { wrong.proof.lines[4].ground = Ground::two_eyes; });
    const auto expect_wrong_joint = [&](const std::string& words, auto change) {
        expect_wrong_in(joined_to_two_eyes(), words, change);
    };
    expect_wrong_joint("no string of black",
                       [](Certificate& wrong) { wrong.proof.lines[0].target = Point{600}; });
    expect_wrong_joint("is joined", [](Certificate& wrong) { wrong.proof.lines[1].next = {0, 0}; });
    expect_wrong_joint("is joined", [](Certificate& wrong) { wrong.proof.lines[3].ground = Ground::joined; });
    const auto expect_wrong_eye = [&](const std::string& words, auto change) {
        expect_wrong_in(four_in_a_square(), words, change);
    };
    expect_wrong_eye("and not to", [](Certificate& wrong) { wrong.proof.lines[0].next = {0}; });
    expect_wrong_eye("and not to",
                     [](Certificate& wrong) { wrong.proof.lines[4].ground = Ground::vital_region; });
    expect_wrong_eye("one pattern", [](Certificate& wrong) { wrong.proof.lines[4].next.clear(); });
    expect_wrong_eye("before two eyes", [](Certificate& wrong) { wrong.proof.lines[10].next = {8}; });
    expect_wrong_eye("before two eyes", [](Certificate& wrong) { wrong.proof.lines[10].next = {8, 9, 9}; });
    expect_wrong_eye("no earlier one", [](Certificate& wrong) { wrong.proof.lines[10].next = {8, ~0U}; });
    expect_wrong_eye("by what is there or by moves", [](Certificate& wrong) {
        wrong.proof.lines[8].ground = static_cast<Ground>(77);
        wrong.proof.lines[8].next.clear();
    });
    const auto expect_wrong_link = [&](const std::string& words, auto change) {
        expect_wrong_in(linked_to_two_eyes(), words, change);
    };
    expect_wrong_link("and not to", [](Certificate& wrong) { wrong.proof.lines[1].next = {0}; });
    expect_wrong_link("of no link", [](Certificate& wrong) { wrong.proof.lines[0].ground = Ground::linked; });
    expect_wrong_link("is apart", [](Certificate& wrong) { wrong.proof.lines[2].ground = Ground::apart; });
    expect_wrong_link("is apart", [](Certificate& wrong) { wrong.proof.lines[5].next = {4}; });
    expect_wrong_link("is apart", [](Certificate& wrong) { wrong.proof.lines[5].next = {4, 0, 0}; });
    expect_wrong_link("no earlier one", [](Certificate& wrong) { wrong.proof.lines[5].next = {4, ~0U}; });
}

/// A pattern may have strings without liberty, or no intersection beside the target: no board shows it.
TEST(MaliciousPatterns, PatternsThatNoBoardShowsDoNoHarm) {
    for (const std::string pattern :
         {"#########", "#OOOOOOOO", "#O#O#O#O#", "#", "#O1O", "#.#.O.O.O", "@########", "@@@@@@@@@",
          "@OOOOOOOO", "O@O@O@O@O", "@", "@O1O", "#@", "1@"}) {
        for (const std::string rest : {"life", "vital", "linked", "eyes 1 1", "joined 1", "apart 1 1", "1",
                                       "1 1", "1 1 1", "1 1 1 1 1"}) {
            const std::string line = "opponent " + pattern + " " + rest;
            for (const auto& patterns :
                 {std::vector{line}, std::vector{line, "keeper " + pattern + " pass 1"}}) {
                const Verdict verdict =
                    check::check_bytes(repaired(pattern_lines("#../.../...", "A3", patterns)), {});
                EXPECT_EQ(verdict.outcome, Outcome::rejected) << line;
            }
        }
    }
}

/// What is read and accepted after any change is true.
class Tampering {
  public:
    explicit Tampering(std::uint32_t seed) : random_(seed) {}

    /// One word of one line is another one.
    void change_a_word(const std::string& text) {
        std::vector<std::string> lines = lines_of(text);
        std::string& line = lines[4 + random_() % (lines.size() - 5)];
        std::vector<std::string> words = words_of(line);
        std::string& word = words[random_() % words.size()];
        if (random_() % 3 == 0) {
            word = any_word(lines);
        } else {
            constexpr std::string_view signs = "#O.@123456789A";
            word[random_() % word.size()] = signs[random_() % signs.size()];
        }
        line = fmt::format("{}", fmt::join(words, " "));
        judge("a word", repaired(lines));
    }

    void print() const { changed_.print(); }
    int rejected() const { return changed_.rejected(); }

  private:
    static std::vector<std::string> words_of(std::string line) {
        std::replace(line.begin(), line.end(), ' ', '\n');
        return lines_of(line);
    }
    std::string any_word(const std::vector<std::string>& lines) {
        const std::vector<std::string> words = words_of(lines[4 + random_() % (lines.size() - 5)]);
        return words[random_() % words.size()];
    }
    void judge(const std::string& how, const std::string& text) {
        const Verdict verdict = check::check_bytes(text, {});
        changed_.note(how, verdict.accepted());
        if (!verdict.accepted()) return;
        EXPECT_TRUE(is_true(reference::read_patterns(text, {}).value())) << text;
    }

    std::mt19937 random_;
    ChangedOnes changed_;
};

TEST(MaliciousPatterns, WhatIsAcceptedAfterTamperingIsTrue) {
    Tampering tampering(20031);
    std::vector<std::string> texts;
    for (const HandMadePatterns& made : hand_made_patterns()) texts.push_back(made.text());
    std::mt19937 random(20032);
    while (texts.size() < 40) {
        const auto drawn = draw_patterns(random);
        if (drawn && drawn->proof.lines.size() > 5 && drawn->proof.lines.size() < 60)
            texts.push_back(tools::pattern_text(drawn->position, drawn->target, {}, drawn->proof));
    }
    while (texts.size() < 80) {
        const auto drawn = draw_eyes(random);
        if (drawn && drawn->proof.lines.size() < 60)
            texts.push_back(tools::pattern_text(drawn->position, drawn->target, {}, drawn->proof));
    }
    for (const std::string& text : texts) {
        ASSERT_TRUE(check::check_bytes(text, {}).accepted()) << text;
        for (int i = 0; i < 1000; ++i) tampering.change_a_word(text);
    }
    tampering.print();
    EXPECT_GT(tampering.rejected(), 1000);
}

}  // namespace
}  // namespace shikatsu::certificates
