// Game records in the encodings of the world, read as UTF-8.
#include "tools/lib/sgf_encoding.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/tools/random_positions.hpp"
#include "tools/lib/sgf_game.hpp"

namespace shikatsu::tools {
namespace {

std::string caption(const std::string& bytes) {
    const auto game = read_sgf_games({"f.sgf", bytes}).front();
    return game ? game->caption : to_line(game.error());
}

TEST(SgfEncoding, ReadsWhatCaNames) {
    EXPECT_EQ(caption("(;CA[GBK]SZ[3]GN[\xCB\xC0\xBB\xEE])"), "死活");
    EXPECT_EQ(caption("(;SZ[3]CA[gb2312]GN[\xCB\xC0\xBB\xEE])"), "死活");
    EXPECT_EQ(caption("(;CA[Shift_JIS]SZ[3]GN[\x8E\x80\x8A\x88])"), "死活");
    EXPECT_EQ(caption("(;CA [ EUC-KR ]SZ[3]GN[\xB9\xD9\xB5\xCF])"), "바둑");
    EXPECT_EQ(caption("(;CA[Big5]SZ[3]GN[\xA6\xBA\xAC\xA1])"), "死活");
    EXPECT_EQ(caption("(;CA[ISO-8859-1]SZ[3]GN[J\xFCrgen])"), "Jürgen");
    EXPECT_EQ(caption("(;CA[windows-1252]SZ[3]GN[\x80])"), "€");
    EXPECT_EQ(caption("(;CA[utf8]SZ[3]GN[死活])"), "死活");
}

TEST(SgfEncoding, BracketsAndBackslashesInsideOfCharactersAreNoSigns) {
    // The second byte of these is that of a backslash and of a bracket.
    EXPECT_EQ(caption("(;CA[Shift_JIS]SZ[3]GN[\x95\x5C])"), "表");
    EXPECT_EQ(caption("(;CA[GBK]SZ[3]GN[\x81\x5D])"), "乚");
}

TEST(SgfEncoding, SignsMayBeWrittenInAscii) {
    // The second byte of the first two is a bracket.
    EXPECT_EQ(caption("(;CA[ISO-2022-JP]SZ[3]GN[\x1B$B%]%]%Z\x1B(B])"), "ポポペ");
    // The first byte of this one.
    EXPECT_EQ(caption("(;CA[ISO-2022-JP]SZ[3]GN[\x1B$B]!\x1B(B])"), "檗");
    EXPECT_EQ(caption("(;CA[UTF-7]SZ[3]GN[+bTs-])"), "活");
    EXPECT_EQ(caption("(;CA[Shift_JIS]SZ[3]GN[a~])"), "a~");
    EXPECT_NE(caption("(;CA[ISO-2022-JP]SZ[3]GN[\x1B$B%])").find("no sign of CA[ISO-2022-JP]"),
              std::string::npos);
}

TEST(SgfEncoding, WithoutNameItIsUtf8OrElseLatin1) {
    EXPECT_EQ(caption("(;SZ[3]GN[死活])"), "死活");
    EXPECT_EQ(caption("(;SZ[3]GN[J\xFCrgen])"), "Jürgen");
    EXPECT_EQ(caption("(;CA[no-such-set]SZ[3]GN[死活])"), "死活");
    EXPECT_EQ(caption("\xEF\xBB\xBF(;SZ[3]GN[a])"), "a");
}

TEST(SgfEncoding, ReadsUtf16ByItsMark) {
    const std::string ascii = "(;SZ[3]GN[a])";
    std::string little = "\xFF\xFE";
    std::string big = "\xFE\xFF";
    for (const char sign : ascii) {
        little.append({sign, '\0'});
        big.append({'\0', sign});
    }
    EXPECT_EQ(caption(little), "a");
    EXPECT_EQ(caption(big), "a");
}

TEST(SgfEncoding, BytesThatTheEncodingDoesNotHaveAreReplaced) {
    EXPECT_EQ(caption("(;CA[UTF-8]SZ[3]GN[a\xFF"
                      "b])"),
              "a\uFFFDb");
    EXPECT_EQ(sgf_utf8({"f", "CA[UTF-8]\xE6"}), "CA[UTF-8]\uFFFD");
    EXPECT_EQ(caption("(;CA[windows-1252]SZ[3]GN[a\x81])"), "a\uFFFD");
}

TEST(SgfEncoding, WhereSignsCanHaveBracketsEveryByteMustBelongToOne) {
    EXPECT_EQ(caption("(;CA[GBK]SZ[3]\nGN[a\xFF])"),
              "f.sgf:2:5: error: a byte here is no sign of CA[GBK], and what follows may be read wrongly");
    EXPECT_EQ(caption("(;CA[Big5]SZ[3]GN[\x81"),
              "f.sgf:1:19: error: a byte here is no sign of CA[Big5], and what follows may be read wrongly");
}

TEST(SgfEncoding, NamesInsideOfOtherValuesAreNotMeant) {
    EXPECT_EQ(caption("(;SZ[3]C[CA[Big5\\]]CA[UTF-8]GN[\xE5\x91\x89])"), "呉");
    EXPECT_EQ(caption("(;SZ[3]C[see CA[Big5]CA[UTF-8]GN[\xE5\x91\x89])"), "呉");
    EXPECT_EQ(caption("(;SZ[3]C[CA[UTF-8\\]]CA[GBK]GN[\xCB\xC0])"), "死");
    EXPECT_EQ(caption("(;SZ[3]GN[\x95\x5C]CA[Shift_JIS])"), "表");
}

TEST(SgfEncoding, AWrongNameDoesNotHideBrackets) {
    const std::string moves = "PB[\xE5\x91\x89];B[aa];W[bb])";
    for (const std::string name : {"GBK", "Big5", "Shift_JIS"}) {
        EXPECT_EQ(caption("(;SZ[3]\nCA[" + name + "]" + moves).substr(0, 22 + name.size()),
                  "f.sgf:2:1: error: CA[" + name + "]")
            << caption("(;SZ[3]\nCA[" + name + "]" + moves);
    }
    EXPECT_EQ(caption("(;CA[GBK]SZ[3]" + moves),
              "f.sgf:1:3: error: CA[GBK] may be wrong: by it the ']' before 1:24 is part of a sign, but the "
              "text is SGF with that bracket, too");
    // A name in Latin-1, and one of which half a sign was cut off.
    EXPECT_TRUE(caption("(;CA[GBK]SZ[3]PB[Ren\xE9];B[aa])").starts_with("f.sgf:1:3: error: CA[GBK] may be"));
    EXPECT_TRUE(caption("(;CA[GBK]SZ[3]PB[\xCB\xC0\xBB];B[aa])")
                    .starts_with("f.sgf:1:3: error: CA[GBK] may be wrong"));
    EXPECT_EQ(
        caption("(;CA[GBK]SZ[3]C[\xE6\xAD\xBB\\]AB[aa])"),
        "f.sgf:1:3: error: CA[GBK] may be wrong: the text is SGF in UTF-8, too, and says something else");
}

TEST(SgfEncoding, ANameThatCannotBeFollowedIsAnError) {
    EXPECT_EQ(caption("(;SZ[3]\nCA[klingon]GN[J\xFCrgen])"),
              "f.sgf:2:1: error: CA[klingon] is no encoding that is known, and the text is not in UTF-8");
    EXPECT_EQ(caption("(;CA[ISO-8859-99]SZ[3]GN[J\xFCrgen])"),
              "f.sgf:1:3: error: CA[ISO-8859-99] is no encoding that is known, and the text is not in UTF-8");
    EXPECT_EQ(caption("(;SZ[3]GN[Ren\xE9]CA[GBK])"),
              "f.sgf:1:17: error: CA[GBK] is not the encoding of the text, which has no such CA in it");
}

TEST(SgfEncoding, WhatIsUtf8ByChanceIsReadAsItsNameSays) {
    // In both encodings there are the same brackets.
    EXPECT_EQ(caption("(;CA[GBK]SZ[3]GN[\xC4\xA3])"), "模");
}

RC_GTEST_PROP(SgfEncoding, WhatComesOutIsUtf8, ()) {
    const auto names = std::vector<std::string>{"UTF-8",  "GBK",    "Shift_JIS", "Big5",        "EUC-JP",
                                                "EUC-KR", "latin1", "cp1251",    "ISO-8859-99", "x"};
    const std::string body = *random_text("\x81\x5C\x5D\xE6\xAD\xBB[]");
    const auto text = sgf_utf8({"f", "(;CA[" + *rc::gen::elementOf(names) + "]GN[" + body + "])"});
    if (!text) {
        RC_ASSERT(text.error().place.line >= 1);
        return;
    }
    RC_ASSERT(text->starts_with("(;CA["));
    RC_ASSERT(sgf_utf8({"f", "CA[UTF-8]" + *text}).value() == "CA[UTF-8]" + *text);
}

}  // namespace
}  // namespace shikatsu::tools
