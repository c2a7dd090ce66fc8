// Files are written all or not at all, and what stands in the way is told before.
#include "tools/lib/whole_file.hpp"

#include <gtest/gtest.h>

#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

namespace fs = std::filesystem;

using testing::TemporaryFolder;
using testing::text_of;

TEST(WholeFile, ReplacesWhatIsThereAndLeavesNothingBeside) {
    const TemporaryFolder folder;
    EXPECT_TRUE(write_whole(folder.file("a", "old and long"), "new"));
    EXPECT_EQ(text_of(folder.file("a")), "new");
    EXPECT_FALSE(write_whole(folder.file("no/such"), "new"));
    EXPECT_FALSE(write_whole(folder.path(), "new"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST(WholeFile, ALinkStaysALink) {
    const TemporaryFolder folder;
    fs::create_symlink(folder.file("a", "old"), folder.file("link"));
    EXPECT_TRUE(write_whole(folder.file("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
    EXPECT_EQ(text_of(folder.file("a")), "new");
}

TEST(WholeFile, ADeviceStaysADevice) {
    EXPECT_TRUE(write_whole("/dev/null", "new"));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_FALSE(obstacle_to_file("/dev/null"));
}

TEST(WholeFile, ObstaclesAreTold) {
    const TemporaryFolder folder;
    const std::string file = folder.file("a", "");
    EXPECT_FALSE(obstacle_to_file(file));
    EXPECT_FALSE(obstacle_to_file(folder.file("b")));
    EXPECT_EQ(obstacle_to_file(folder.path()), "is a directory, not a file");
    EXPECT_EQ(obstacle_to_file(folder.file("c/d")), "cannot be written: No such file or directory");
    EXPECT_EQ(obstacle_to_file(file + "/d"), "cannot be written: Not a directory");
    EXPECT_FALSE(obstacle_to_folder(folder.path()));
    EXPECT_FALSE(obstacle_to_folder(folder.file("c/d")));
    EXPECT_EQ(obstacle_to_folder(file), "cannot be written: Not a directory");
    EXPECT_EQ(obstacle_to_folder(file + "/d/e"), "cannot be written: Not a directory");
}

}  // namespace
}  // namespace shikatsu::tools
