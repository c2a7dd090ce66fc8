// The numbers of legal positions, counted with the engine's kernel, are the published ones.
// (J. Tromp and G. Farnebäck, "Combinatorics of Go", 2007.)
#include <gtest/gtest.h>

#include "tests/optimized/legal_count.hpp"

namespace shikatsu::optimized {
namespace {

using testing::count_legal;

TEST(LegalPositions, HaveThePublishedNumbers) {  // [J2003-D1-6] [J2003-MV-3]
    EXPECT_EQ(count_legal(1, 1), 1);
    EXPECT_EQ(count_legal(1, 2), 5);
    EXPECT_EQ(count_legal(2, 2), 57);
    EXPECT_EQ(count_legal(2, 3), 489);
    EXPECT_EQ(count_legal(3, 2), 489);
    EXPECT_EQ(count_legal(2, 4), 4125);
    EXPECT_EQ(count_legal(3, 3), 12675);
    EXPECT_EQ(count_legal(3, 4), 321689);
}

}  // namespace
}  // namespace shikatsu::optimized
