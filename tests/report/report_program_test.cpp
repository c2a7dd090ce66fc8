// `shikatsu report` from outside: what it writes where, and the number it ends with.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace shikatsu::tools {
namespace {

struct Ended {
    int code = -1;
    /// Standard output and standard error.
    std::string text;
};

Ended run(const std::string& arguments, const std::string& input) {
    const std::string command =
        "printf '" + input + "' | '" SHIKATSU_PROGRAM "' report " + arguments + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error("no pipe");
    Ended ended;
    std::array<char, 4096> buffer{};
    while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) ended.text += buffer.data();
    const int status = pclose(pipe);
    if (WIFEXITED(status)) ended.code = WEXITSTATUS(status);
    return ended;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

constexpr const char* two_eyes = "######\\n#.#.O#\\n######\\n";
constexpr const char* two_positions = "..\\n#.\\n\\n.O\\n..\\n";

TEST(ReportProgram, WritesThePageToAFile) {
    const auto path = std::filesystem::temp_directory_path() / "shikatsu-report-test.html";
    const Ended ended =
        run("--compare asura-1989,ikeda-area-3 --compare-seconds 0.2 -o '" + path.string() + "' -", two_eyes);
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_EQ(ended.text, "");
    std::ostringstream page;
    page << std::ifstream(path).rdbuf();
    std::filesystem::remove(path);
    EXPECT_TRUE(page.str().starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    EXPECT_TRUE(page.str().ends_with("</html>\n"));
    EXPECT_TRUE(contains(page.str(), "Black wins by 4"));
    EXPECT_TRUE(contains(page.str(), "<th scope=\"col\">asura-1989</th><th scope=\"col\">ikeda-area-3</th>"));
}

TEST(ReportProgram, WritesThePageToStandardOutputAndComparesNothingIfSoAsked) {
    const Ended ended = run("--compare none -", two_eyes);
    EXPECT_EQ(ended.code, 0);
    EXPECT_TRUE(ended.text.starts_with("<!DOCTYPE html>"));
    EXPECT_FALSE(contains(ended.text, "asura-1989"));
}

TEST(ReportProgram, EndsWithThreeIfSomethingIsUndecided) {
    const Ended ended = run("--compare none --max-states 1 -", "..#.\\n.OO.\\n....\\n");
    EXPECT_EQ(ended.code, 3);
    EXPECT_TRUE(contains(ended.text, "undecided: from")) << ended.text;
    EXPECT_TRUE(contains(ended.text, "Open is whether these are alive")) << ended.text;
}

TEST(ReportProgram, DrawsOneBoard) {
    const Ended one = run("--svg -", two_eyes);
    EXPECT_EQ(one.code, 0);
    EXPECT_TRUE(one.text.starts_with("<?xml")) << one.text;
    const Ended second = run("--svg --position 2 -", two_positions);
    EXPECT_TRUE(contains(second.text, "data-rows=\".O/..\"")) << second.text;
    const Ended several = run("--svg -", two_positions);
    EXPECT_EQ(several.code, 2);
    EXPECT_TRUE(contains(several.text, "there are 2 positions; choose one with --position N"));
    EXPECT_EQ(run("--svg --position 3 -", two_positions).code, 2);
}

TEST(ReportProgram, RefusesBadInputInOneLine) {
    const Ended bad = run("--compare none -", "#?\\n");
    EXPECT_EQ(bad.code, 2);
    EXPECT_TRUE(contains(bad.text, "<stdin>:1:2: error:")) << bad.text;
    EXPECT_EQ(run("--compare chess -", two_eyes).code, 2);
    EXPECT_EQ(run("--rules ing-sst -", two_eyes).code, 2);
    EXPECT_EQ(run("--reading ko-pass=never -", two_eyes).code, 2);
    EXPECT_EQ(run("--compare none -o /nonexistent/page.html -", two_eyes).code, 2);
}

}  // namespace
}  // namespace shikatsu::tools
