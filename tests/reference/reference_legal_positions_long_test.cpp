// The published numbers of legal positions on larger grids.
#include <gtest/gtest.h>

#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference {
namespace {

TEST(LegalPositions, NumberOnThreeByFour) {  // [J2003-D1-6] [J2003-D1-9]
    EXPECT_EQ(testing::count_legal_positions(3, 4), 321689);
}

TEST(LegalPositions, NumberOnFourByFour) {  // [J2003-D1-6] [J2003-D1-9]
    EXPECT_EQ(testing::count_legal_positions(4, 4), 24318165);
}

}  // namespace
}  // namespace shikatsu::reference
