// Cases survive being written down.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/shell/temporary_folder.hpp"
#include "tools/difftest/plan.hpp"

namespace shikatsu::difftest {
namespace {

TEST(Cases, AreReadAsTheyWereWritten) {
    const testing::TemporaryFolder folder;
    Plan plan;
    plan.grids = grids_of_list("1x1..3x3").value();
    plan.readings = register_one_by_one();
    std::vector<Case> written;
    std::string text;
    for (std::uint64_t trial = 0; trial < 40; ++trial) {
        for (const Case& one : plan.cases(trial)) {
            written.push_back(one);
            text += file_text(one, {"a remark"}) + "\n";
        }
    }
    std::ofstream(folder.file("cases.txt")) << text;
    const auto read = cases_of_file(folder.file("cases.txt"));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, written);
}

TEST(Cases, OptionsNameAllOfThem) {
    const Position position = position_of_line("#./.O").value();
    const Case one{position, with_reading({}, "ko-pass=per-ko").value(),
                   game_of_line(position.grid(), "white A1 pass").value()};
    EXPECT_EQ(options_of(one), "--position '#./.O' --reading ko-pass=per-ko --moves 'white A1 pass'");
}

TEST(Cases, BadOnesAreRefused) {
    const Grid grid = Grid::create(2, 2).value();
    for (const char* bad : {"", "A1", "green A1", "black A3", "black A1 P"}) {
        EXPECT_FALSE(game_of_line(grid, bad)) << bad;
    }
    for (const char* bad : {"", "#/..", "##/##", "?"}) EXPECT_FALSE(position_of_line(bad)) << bad;
    const testing::TemporaryFolder folder;
    std::ofstream(folder.file("bad.txt")) << "; reading ko-pass=never\n#.\n";
    EXPECT_FALSE(cases_of_file(folder.file("bad.txt")));
    EXPECT_FALSE(cases_of_file(folder.file("missing.txt")));
}

}  // namespace
}  // namespace shikatsu::difftest
