// Boards of whole games are decided with few states, which takes every method that decides strings.
#include <gtest/gtest.h>

#include "optimized/adjudication.hpp"
#include "tests/optimized/finished_boards.hpp"

namespace shikatsu::optimized {
namespace {

TEST(FinishedBoards, AreDecided) {
    for (const Position& position : testing::finished_boards()) {
        Options options;
        options.budget = {20'000, 600.0};
        for (const StringVerdict& verdict : adjudicate(position, 0, options).strings) {
            EXPECT_TRUE(verdict.alive.has_value())
                << one_line(position) << ", string at index " << verdict.points.front().index;
        }
    }
}

}  // namespace
}  // namespace shikatsu::optimized
