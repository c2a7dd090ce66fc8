// Files of diagrams: what is accepted, where errors are reported, and that no input breaks the reader.
#include "tools/lib/diagram_file.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/values/diagram.hpp"
#include "tests/tools/random_positions.hpp"
#include "tools/lib/liberty_check.hpp"

namespace shikatsu::tools {
namespace {

std::string error_line(const std::string& text) {
    const auto positions = read_diagrams({"f", text});
    return positions.back() ? "no error" : to_line(positions.back().error());
}

std::vector<std::string> rows(const ReadPosition& read) {
    return rows_of(read.value().position);
}

TEST(DiagramFile, ReadsSeveralPositionsWithCommentsBlanksAndBothBlackSigns) {
    const auto positions = read_diagrams({"f",
                                          "; one\n# O .\nX . .\n\n\n  ; two\n;and more\n.o.  ; a row\r\n"
                                          "; inside\n.x.\r\n"});
    ASSERT_EQ(positions.size(), 2U);
    EXPECT_EQ(rows(positions[0]), (std::vector<std::string>{"#O.", "#.."}));
    EXPECT_EQ(positions[0]->caption, "one");
    EXPECT_EQ(positions[0]->place.line, 2);
    EXPECT_EQ(rows(positions[1]), (std::vector<std::string>{".O.", ".#."}));
    EXPECT_EQ(positions[1]->caption, "two\nand more");
    EXPECT_EQ(positions[1]->place.line, 8);
}

TEST(DiagramFile, LinesEndWithLineFeedCarriageReturnOrBoth) {
    for (const std::string end : {"\n", "\r", "\r\n"}) {
        std::string text = "; one_.#O_..._; two__.O_#._";
        for (std::size_t at = text.find('_'); at != text.npos; at = text.find('_', at + end.size()))
            text.replace(at, 1, end);
        const auto positions = read_diagrams({"f", text});
        ASSERT_EQ(positions.size(), 2U);
        EXPECT_EQ(rows(positions[0]), (std::vector<std::string>{".#O", "..."}));
        EXPECT_EQ(positions[0]->caption, "one");
        EXPECT_EQ(rows(positions[1]), (std::vector<std::string>{".O", "#."}));
        EXPECT_EQ(positions[1]->place.line, 6);
    }
    EXPECT_EQ(error_line(".#\r.\r"),
              "f:2:1: error: ragged diagram: this row has 1 intersections, the first has 2");
}

TEST(DiagramFile, ReadsAFileWithoutLineEnd) {
    EXPECT_EQ(rows(read_diagrams({"f", "."}).front()).front(), ".");
}

TEST(DiagramFile, NamesLineAndColumnOfWhatIsWrong) {
    EXPECT_EQ(error_line("#.\n#?\n"),
              "f:2:2: error: unknown sign '?'; a diagram has '#' or 'X', 'O' and '.'");
    EXPECT_EQ(error_line("#.\n\n . .\n .\n"),
              "f:4:1: error: ragged diagram: this row has 1 intersections, the first has 2");
    EXPECT_EQ(error_line("; c\n. . O\n. O #\n"), "f:3:5: error: the black-string at C1 has no liberty");
    EXPECT_TRUE(error_line(std::string(26, '.')).starts_with("f:1:1: error: grid 1x26 is too large"));
    EXPECT_EQ(error_line("2 .#\n1 ..\n  A B\n"),
              "f:1:1: error: unknown sign '2'; a diagram has '#' or 'X', 'O' and '.', but no coordinates");
    EXPECT_EQ(error_line("A B\n. #\n"),
              "f:1:1: error: unknown sign 'A'; a diagram has '#' or 'X', 'O' and '.', but no coordinates");
    EXPECT_TRUE(error_line(std::string("\n.\0\n", 4)).starts_with("f:2:2: error: unknown sign byte 0"));
}

TEST(DiagramFile, NamesTheFirstRowThatIsTooMany) {
    std::string text = "\n";
    for (int row = 0; row < 30; ++row) text += ".\n";
    EXPECT_EQ(error_line(text), "f:27:1: error: the grid is too large: a diagram has at most 25 rows");
}

TEST(DiagramFile, SaysSoIfThereIsNoPosition) {
    for (const char* text : {"", "\n\n", "; only words\n", "  \t\n"}) {
        EXPECT_TRUE(error_line(text).starts_with("f:1:1: error: there is no position in it")) << text;
    }
}

TEST(DiagramFile, AnErrorLeavesTheOtherPositionsOfTheFile) {
    const auto positions = read_diagrams({"f", "#.\n\n?\n\n.O\n"});
    ASSERT_EQ(positions.size(), 3U);
    EXPECT_TRUE(positions[0]);
    EXPECT_FALSE(positions[1]);
    EXPECT_TRUE(positions[2]);
}

RC_GTEST_PROP(DiagramFile, ReadingWhatWasPrintedGivesThePositionBack, ()) {
    const Position position = *random_position();
    const std::string blank = *rc::gen::elementOf(std::vector<std::string>{"", " ", "  ", "\t"});
    const std::string line_end = *rc::gen::elementOf(std::vector<std::string>{"\n", "\r\n", "\r", " ;x\n"});
    std::string text;
    for (const std::string& row : rows_of(position)) {
        for (const char sign : row) text += sign + blank;
        text += line_end;
    }
    const auto read = read_diagrams({"f", text + "\n\n" + text});
    RC_ASSERT(read.size() == 2U);
    RC_ASSERT(read[0] && read[1]);
    RC_ASSERT(read[0]->position == position);
    RC_ASSERT(read[1]->position == position);
}

RC_GTEST_PROP(DiagramFile, NoTextBreaksTheReader, ()) {
    const std::string text = *random_text("#OX.;  \n\n\r?");
    for (const ReadPosition& read : read_diagrams({"f", text})) {
        if (read) {
            RC_ASSERT(!string_without_liberty(read->position));
        } else {
            RC_ASSERT(read.error().place.line >= 1);
            RC_ASSERT(read.error().place.column >= 1);
            RC_ASSERT(to_line(read.error()).find('\n') == std::string::npos);
        }
    }
}

}  // namespace
}  // namespace shikatsu::tools
