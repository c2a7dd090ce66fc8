// Reading texts and wording errors.
#include "tools/lib/source.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string_view>
#include <utility>
#include <vector>

namespace shikatsu::tools {
namespace {

TEST(Source, DropsAByteOrderMark) {
    const auto path = std::filesystem::path(::testing::TempDir()) / "shikatsu_byte_order_mark.txt";
    std::ofstream(path, std::ios::binary) << "\xEF\xBB\xBF#.\r\n";
    const auto source = read_source(path.string());
    ASSERT_TRUE(source);
    EXPECT_EQ(source->text, "#.\r\n");
    EXPECT_EQ(source->name, path.string());
    std::filesystem::remove(path);
}

TEST(Source, SaysWhatIsWrongWithAFile) {
    EXPECT_EQ(to_line(read_source("/no/such/file").error()),
              "/no/such/file:1:1: error: cannot be opened: No such file or directory");
    EXPECT_EQ(to_line(read_source("/").error()), "/:1:1: error: is a directory, not a file");
}

TEST(Source, PlacesAreFoundByLineEndsOfAllKinds) {
    constexpr std::string_view text = "a\nb\rc\r\nde";
    const std::vector<std::pair<int, int>> places = {{1, 1}, {1, 2}, {2, 1}, {2, 2}, {3, 1},
                                                     {3, 2}, {3, 3}, {4, 1}, {4, 2}};
    for (std::size_t i = 0; i < text.size(); ++i) {
        EXPECT_EQ(place_at(text, i).line, places[i].first) << i;
        EXPECT_EQ(place_at(text, i).column, places[i].second) << i;
    }
}

TEST(Source, AnErrorIsOneLineWhateverTheNamesAre) {
    EXPECT_EQ(to_line({"a\nb", {3, 4}, "x\x1b[31m\r\ny"}), "a b:3:4: error: x [31m  y");
}

TEST(Source, AnErrorThatQuotesALongTextIsShortened) {
    std::string long_text;
    for (int i = 0; i < 100'000; ++i) long_text += "\u6b7b";
    const std::string line = to_line({"a", {1, 1}, long_text});
    EXPECT_LT(line.size(), 1100U);
    EXPECT_TRUE(line.ends_with("\u6b7b...")) << line;
}

}  // namespace
}  // namespace shikatsu::tools
