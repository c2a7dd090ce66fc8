// spec/findings/japanese-2003.md: its rows are counted anew.
#include "tests/findings/findings.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::findings {
namespace {

bool documented(const std::string& row) {
    static const std::vector<std::string> lines =
        shikatsu::testing::source_file("spec/findings/japanese-2003.md").lines;
    return std::find(lines.begin(), lines.end(), row) != lines.end();
}

void expect_documented(const std::string& row) {
    EXPECT_TRUE(documented(row)) << "counted now, but not in the document: " << row;
}

void count_anew(const std::vector<std::pair<int, int>>& grids) {
    for (const auto& [rows, columns] : grids) {
        const Grid grid = Grid::create(rows, columns).value();
        expect_documented(status_row(grid));
        expect_documented(dame_row(grid));
        for (const std::string& reading : readings_of_positions())
            expect_documented(reading_row(reading, grid));
    }
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-8]
TEST(Findings, TheRowsAreWhatIsCounted) {
    count_anew({{1, 4}, {2, 2}, {1, 5}, {1, 6}, {2, 3}});
}

// [J2003-LD-1] [J2003-D3-6] [J2003-D3-7]
TEST(Findings, TheRowsOfLifeAreWhatIsCounted) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, std::pair{2, 2}, std::pair{1, 5}, std::pair{2, 3}})
        expect_documented(life_row(Grid::create(rows, columns).value()));
}

// [DAMS2006-TE-3] [J2003-LD-9]
TEST(Findings, TheRowsOfTwoEyesAreWhatIsCounted) {
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{1, 6}, std::pair{2, 2}, std::pair{2, 3}})
        expect_documented(two_eyes_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}, std::pair{2, 4}})
        expect_documented(two_eyes_status_row(Grid::create(rows, columns).value()));
}

// [J2003-HS-3] [J2003-HS-4]
TEST(Findings, TheRowsOfEndlessPlayAreWhatIsCounted) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, std::pair{2, 2}, std::pair{1, 5}, std::pair{1, 6}})
        expect_documented(endless_row(Grid::create(rows, columns).value()));
}

// [J2003-AS-7] [J2003-LD-8] [J2003-D2-3]
TEST(Findings, TheRowsOfPlayersWithoutAPlayAreWhatIsCounted) {
    for (const auto& [rows, columns] : {std::pair{1, 2}, std::pair{1, 7}, std::pair{2, 4}, std::pair{3, 3}})
        expect_documented(stuck_row(Grid::create(rows, columns).value()));
}

// [J2003-AS-5] [J2003-RS-1] [J2003-D3-9]
TEST(Findings, TheRowsOfBestPlayAreWhatIsCounted) {
    for (const auto& [rows, columns] :
         {std::pair{1, 1}, std::pair{1, 2}, std::pair{1, 3}, std::pair{1, 4}, std::pair{1, 5},
          std::pair{1, 6}, std::pair{2, 2}, std::pair{2, 3}, std::pair{2, 4}})
        expect_documented(worth_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] :
         {std::pair{1, 4}, std::pair{1, 5}, std::pair{1, 6}, std::pair{2, 2}, std::pair{2, 3}})
        expect_documented(worths_row(Grid::create(rows, columns).value()));
}

// In the long mode only.
TEST(Findings, DISABLED_TheRowsOfLargerGridsAreWhatIsCountedLong) {
    count_anew({{1, 7}, {2, 4}, {2, 5}, {3, 3}});
    const Grid longest = Grid::create(1, 8).value();
    for (const auto& [rows, columns] : {std::pair{3, 3}, std::pair{2, 5}, std::pair{1, 7}, std::pair{1, 8}})
        expect_documented(worth_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] : {std::pair{1, 7}, std::pair{2, 4}, std::pair{2, 5}, std::pair{3, 3}})
        expect_documented(worths_row(Grid::create(rows, columns).value()));
    for (const auto& row : {status_row(longest), dame_row(longest), two_eyes_row(longest),
                            endless_row(longest), reading_row("capturable-2=local-2-minus-local-1", longest)})
        expect_documented(row);
    for (const auto& [rows, columns] : {std::pair{1, 6}, std::pair{1, 7}, std::pair{1, 8}, std::pair{2, 4},
                                        std::pair{2, 5}, std::pair{3, 3}})
        expect_documented(life_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] : {std::pair{1, 7}, std::pair{2, 4}, std::pair{3, 3}, std::pair{2, 5}})
        expect_documented(endless_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] : {std::pair{1, 10}, std::pair{2, 5}})
        expect_documented(stuck_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] : {std::pair{1, 7}, std::pair{2, 4}, std::pair{2, 5}, std::pair{3, 3}})
        expect_documented(two_eyes_row(Grid::create(rows, columns).value()));
    for (const auto& [rows, columns] : {std::pair{1, 7}, std::pair{2, 5}, std::pair{3, 3}})
        expect_documented(two_eyes_status_row(Grid::create(rows, columns).value()));
    expect_documented(two_eyes_sample_row(Grid::create(3, 4).value(), 200));
}

}  // namespace
}  // namespace shikatsu::findings
