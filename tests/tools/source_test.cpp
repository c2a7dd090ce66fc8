// Reading texts and wording errors.
#include "tools/lib/source.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

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

TEST(Source, AnErrorIsOneLineWhateverTheNamesAre) {
    EXPECT_EQ(to_line({"a\nb", {3, 4}, "x\x1b[31m\r\ny"}), "a b:3:4: error: x [31m  y");
}

}  // namespace
}  // namespace shikatsu::tools
