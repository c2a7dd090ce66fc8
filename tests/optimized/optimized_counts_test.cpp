// How many strings can be captured at all, and how many so that no stone of their own stays on local-1.
#include <gtest/gtest.h>

#include "optimized/adjudication.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

struct Counts {
    int strings = 0;
    int capture_forced = 0;
    int forced_without_local_1_stone = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Counts& counts) {
        return out << counts.strings << ", " << counts.capture_forced << ", "
                   << counts.forced_without_local_1_stone;
    }
};

Counts counts_of(int rows, int columns) {
    Counts counts;
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        for (const StringVerdict& verdict : adjudicate(position, 0, {}).strings) {
            EXPECT_NE(verdict.status, Status::undecided);
            ++counts.strings;
            if (verdict.status == Status::uncapturable) continue;
            ++counts.capture_forced;
            if (verdict.status != Status::capturable_1) ++counts.forced_without_local_1_stone;
        }
    }
    return counts;
}

// The figures were found by independent programs on the full graphs of all states.
TEST(Counts, AreTheKnownOnes) {  // [J2003-LD-1] [J2003-LD-4]
    EXPECT_EQ(counts_of(1, 2), (Counts{4, 4, 4}));
    EXPECT_EQ(counts_of(1, 3), (Counts{18, 16, 12}));
    EXPECT_EQ(counts_of(1, 4), (Counts{62, 56, 44}));
    EXPECT_EQ(counts_of(1, 5), (Counts{212, 176, 132}));
    EXPECT_EQ(counts_of(2, 2), (Counts{88, 80, 80}));
    EXPECT_EQ(counts_of(2, 3), (Counts{1070, 856, 816}));
    EXPECT_EQ(counts_of(3, 2), (Counts{1070, 856, 816}));
}

}  // namespace
}  // namespace shikatsu::optimized
