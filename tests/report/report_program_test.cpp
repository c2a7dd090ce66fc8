// `shikatsu report` from outside: what it writes where, and the number it ends with.
#include <gtest/gtest.h>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using testing::Ended;

Ended report(const std::string& arguments, const std::string& input) {
    return testing::run("'" SHIKATSU_PROGRAM "' report " + arguments, input);
}

constexpr const char* two_eyes = "######\n#.#.O#\n######\n";
constexpr const char* two_positions = "..\n#.\n\n.O\n..\n";

TEST(ReportProgram, WritesThePageToAFile) {
    const testing::TemporaryFolder folder;
    const Ended ended = report(
        "--compare asura-1989,ikeda-area-3 --compare-seconds 0.2 -o '" + folder.file("page.html") + "' -",
        two_eyes);
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_EQ(ended.text, "");
    const std::string page = testing::text_of(folder.file("page.html"));
    EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    EXPECT_TRUE(page.ends_with("</html>\n"));
    EXPECT_TRUE(contains(page, "Black wins by 4"));
    EXPECT_TRUE(contains(page, "<th scope=\"col\">asura-1989</th><th scope=\"col\">ikeda-area-3</th>"));
}

TEST(ReportProgram, WritesThePageToStandardOutputAndComparesNothingIfSoAsked) {
    const Ended ended = report("--compare none -", two_eyes);
    EXPECT_EQ(ended.code, 0);
    EXPECT_TRUE(ended.text.starts_with("<!DOCTYPE html>"));
    EXPECT_FALSE(contains(ended.text, "asura-1989"));
}

TEST(ReportProgram, EndsWithThreeIfSomethingIsUndecided) {
    const Ended ended = report("--compare none --max-states 1 -", "..#.\n.OO.\n....\n");
    EXPECT_EQ(ended.code, 3);
    EXPECT_TRUE(contains(ended.text, "undecided: from")) << ended.text;
    EXPECT_TRUE(contains(ended.text, "Open is whether these are alive")) << ended.text;
}

TEST(ReportProgram, DrawsOneBoard) {
    const Ended one = report("--svg -", two_eyes);
    EXPECT_EQ(one.code, 0);
    EXPECT_TRUE(one.text.starts_with("<?xml")) << one.text;
    const Ended second = report("--svg --position 2 -", two_positions);
    EXPECT_TRUE(contains(second.text, "data-rows=\".O/..\"")) << second.text;
    const Ended several = report("--svg -", two_positions);
    EXPECT_EQ(several.code, 2);
    EXPECT_TRUE(contains(several.text, "there are 2 positions; choose one with --position N"));
    EXPECT_EQ(report("--svg --position 3 -", two_positions).code, 2);
}

TEST(ReportProgram, RefusesBadInputInOneLine) {
    const Ended bad = report("--compare none -", "#?\n");
    EXPECT_EQ(bad.code, 2);
    EXPECT_TRUE(contains(bad.text, "<stdin>:1:2: error:")) << bad.text;
    EXPECT_EQ(report("--compare chess -", two_eyes).code, 2);
    EXPECT_EQ(report("--rules ing-sst -", two_eyes).code, 2);
    EXPECT_EQ(report("--reading ko-pass=never -", two_eyes).code, 2);
    EXPECT_EQ(report("--compare none -o /nonexistent/page.html -", two_eyes).code, 2);
}

}  // namespace
}  // namespace shikatsu::tools
