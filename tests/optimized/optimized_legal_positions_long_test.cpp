// The number of legal positions of 4x4, counted with the engine's kernel.
#include <gtest/gtest.h>

#include "tests/optimized/legal_count.hpp"

namespace shikatsu::optimized {
namespace {

TEST(LegalPositionsLong, FourByFour) {
    EXPECT_EQ(testing::count_legal(4, 4), 24318165);
}  // [J2003-D1-6]

}  // namespace
}  // namespace shikatsu::optimized
