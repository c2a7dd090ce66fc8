// The engine's witnesses for every question about every legal position of 3x3, and samples of larger grids.
#include <gtest/gtest.h>

#include "tests/differential/proofs_of_verdicts.hpp"

namespace shikatsu::differential {
namespace {

void expect_sample_verified(int rows, int columns, std::size_t count) {
    Verification verification;
    for (const Position& position : sample_of(rows, columns, count)) verify_all(position, {}, verification);
    expect_verified(std::to_string(rows) + "x" + std::to_string(columns), verification);
}

TEST(WitnessesLong, StandUpOnAllOfThreeByThree) {
    expect_sample_verified(3, 3, SIZE_MAX);
}  // [J2003-ST-6]
TEST(WitnessesLong, StandUpOnOneByEight) {
    expect_sample_verified(1, 8, 300);
}  // [J2003-ST-6]
TEST(WitnessesLong, StandUpOnTwoByFour) {
    expect_sample_verified(2, 4, 500);
}  // [J2003-ST-6]

}  // namespace
}  // namespace shikatsu::differential
