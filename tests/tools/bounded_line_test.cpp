// Lines of which no more is kept than is wanted.
#include "tools/lib/bounded_line.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

namespace shikatsu::tools {
namespace {

std::vector<std::string> lines_of(const std::string& text, std::size_t longest) {
    std::istringstream input(text);
    std::vector<std::string> lines;
    for (std::string line; read_bounded_line(input, line, longest);) lines.push_back(line);
    return lines;
}

using Lines = std::vector<std::string>;

TEST(BoundedLine, ReadsAsGetlineDoes) {
    EXPECT_EQ(lines_of("", 3), Lines{});
    EXPECT_EQ(lines_of("a\n\nabc\n", 3), (Lines{"a", "", "abc"}));
    EXPECT_EQ(lines_of("a\r\nb", 3), (Lines{"a\r", "b"})) << "the last line may have no end";
}

TEST(BoundedLine, KeepsOneByteMoreAndPassesOverTheRest) {
    EXPECT_EQ(lines_of("abcdefgh\nxy\n", 3), (Lines{"abcd", "xy"}));
    EXPECT_EQ(lines_of("abcdefgh", 0), Lines{"a"});
}

}  // namespace
}  // namespace shikatsu::tools
