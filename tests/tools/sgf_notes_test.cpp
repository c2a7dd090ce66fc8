// What KM, RE and HA mean, and which rules a name in RU means.
#include "tools/lib/sgf_notes.hpp"

#include <gtest/gtest.h>

#include "tools/lib/rules_aliases.hpp"

namespace shikatsu::tools {
namespace {

std::string komi(const char* note) {
    const auto read = sgf_komi(note);
    return read ? to_text(read->points) + (read->remark.empty() ? "" : "; " + read->remark) : read.error();
}

TEST(SgfNotes, ReadsKomi) {
    EXPECT_EQ(komi(""), "0");
    EXPECT_EQ(komi("6.5"), "6.5");
    EXPECT_EQ(komi(" 6.50 "), "6.5");
    EXPECT_EQ(komi("-5.5"), "-5.5");
    EXPECT_EQ(komi("+7"), "7");
    EXPECT_EQ(komi("0"), "0");
    EXPECT_EQ(komi("49"), "49");
}

TEST(SgfNotes, ReadsKomiInHundredthsAndInStones) {
    EXPECT_EQ(komi("550"), "5.5; komi '550' is read as 5.5");
    EXPECT_EQ(komi("650"), "6.5; komi '650' is read as 6.5");
    EXPECT_EQ(komi("700"), "7; komi '700' is read as 7");
    EXPECT_EQ(komi("50"), "0.5; komi '50' is read as 0.5");
    EXPECT_EQ(komi("375"), "7.5; komi '375' is read as 3.75 stones, that is 7.5 points");
    EXPECT_EQ(komi("3.25"), "6.5; komi '3.25' is read as 3.25 stones, that is 6.5 points");
    EXPECT_EQ(komi("550.0"), "550") << "with a point it is meant";
}

TEST(SgfNotes, RefusesWhatIsNoKomi) {
    EXPECT_EQ(komi("six"), "komi 'six' is no number");
    EXPECT_EQ(komi("6,5"), "komi '6,5' is no number");
    EXPECT_EQ(komi("6.3"), "komi '6.3' is no number of points");
    EXPECT_EQ(komi("1e3"), "komi '1e3' is no number");
    EXPECT_EQ(komi("nan"), "komi 'nan' is no number");
    EXPECT_EQ(komi("999999"), "komi '999999' is no number of points");
}

std::string result(const char* note) {
    const SgfResult read = sgf_result(note);
    const std::string winner = read.winner ? name(*read.winner) : "nobody";
    switch (read.kind) {
        case SgfResult::Kind::score:
            return winner + " " + to_text(read.margin);
        case SgfResult::Kind::without_score:
            return winner + " wins";
        case SgfResult::Kind::unclear:
            return "unclear";
        case SgfResult::Kind::none:
            break;
    }
    return "none";
}

TEST(SgfNotes, ReadsResults) {
    EXPECT_EQ(result("B+3.5"), "black 3.5");
    EXPECT_EQ(result("W+12"), "white -12");
    EXPECT_EQ(result("w + 0.50"), "white -0.5");
    EXPECT_EQ(result("White+2"), "white -2");
    for (const char* tie : {"0", "Draw", "jigo", "B+0", "W+0.0"}) EXPECT_EQ(result(tie), "nobody 0") << tie;
    for (const char* won : {"B+R", "B+Resign", "B+T", "B+Time", "B+F", "B+"})
        EXPECT_EQ(result(won), "black wins") << won;
    for (const char* none : {"", "?", "Void"}) EXPECT_EQ(result(none), "none") << none;
    for (const char* unclear :
         {"White resigns", "B+0.3", "3.5", "B+-2", "B+nan", "B+8,5", "B+8 {more}", "+8"})
        EXPECT_EQ(result(unclear), "unclear") << unclear;
}

TEST(SgfNotes, ReadsHandicap) {
    EXPECT_EQ(sgf_handicap("2"), 2);
    EXPECT_EQ(sgf_handicap(" 0 "), 0);
    EXPECT_FALSE(sgf_handicap("two"));
    EXPECT_FALSE(sgf_handicap("-1"));
    EXPECT_FALSE(sgf_handicap("99999999999"));
}

std::string rules(const char* note) {
    const Ruleset* meant = ruleset_meant_by(note);
    return meant == nullptr ? "none" : meant->name;
}

TEST(SgfNotes, RulesHaveManyNames) {
    for (const char* name : {"Japanese", "JAPANESE", "jp", "korean", "japanese-2003", "Japanese_2003"})
        EXPECT_EQ(rules(name), "japanese-2003") << name;
    EXPECT_EQ(rules("asura 1989"), "asura-1989");
    EXPECT_EQ(rules("Chinese"), "ikeda-area-2");
    EXPECT_EQ(rules("cn"), "ikeda-area-2");
    EXPECT_EQ(rules("AGA"), "ikeda-territory-3");
    EXPECT_EQ(rules("GOE"), "ing-sst");
    EXPECT_EQ(rules("ing"), "ing-sst");
    for (const char* name : {"", "NZ", "Tromp/Taylor", "x"}) EXPECT_EQ(rules(name), "none") << name;
}

}  // namespace
}  // namespace shikatsu::tools
