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

TEST(SgfEncoding, WithoutNameItIsUtf8OrElseLatin1) {
    EXPECT_EQ(caption("(;SZ[3]GN[死活])"), "死活");
    EXPECT_EQ(caption("(;SZ[3]GN[J\xFCrgen])"), "Jürgen");
    EXPECT_EQ(caption("(;CA[no-such-set]SZ[3]GN[J\xFCrgen])"), "Jürgen");
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
    EXPECT_EQ(sgf_utf8("CA[UTF-8]\xE6"), "CA[UTF-8]\uFFFD");
}

RC_GTEST_PROP(SgfEncoding, WhatComesOutIsUtf8, ()) {
    const auto names = std::vector<std::string>{"UTF-8",  "GBK",    "Shift_JIS", "Big5",        "EUC-JP",
                                                "EUC-KR", "latin1", "cp1251",    "ISO-8859-99", "x"};
    const std::string body = *random_text("\x81\x5C\x5D\xE6\xAD\xBB[]");
    const std::string text = sgf_utf8("(;CA[" + *rc::gen::elementOf(names) + "]GN[" + body + "])");
    RC_ASSERT(text.starts_with("(;CA["));
    RC_ASSERT(sgf_utf8("CA[UTF-8]" + text) == "CA[UTF-8]" + text);
}

}  // namespace
}  // namespace shikatsu::tools
