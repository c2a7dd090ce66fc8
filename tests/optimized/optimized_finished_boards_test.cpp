// Boards of whole games are decided with few states, for which patterns are needed among other methods.
#include <gtest/gtest.h>

#include "tests/optimized/finished_boards.hpp"

namespace shikatsu::optimized {
namespace {

TEST(FinishedBoards, AreDecided) {
    for (const Position& position : testing::finished_boards()) EXPECT_EQ(testing::fault_of(position), "");
}

}  // namespace
}  // namespace shikatsu::optimized
