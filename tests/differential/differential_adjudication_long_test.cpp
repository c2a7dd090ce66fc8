// The reference's decision and the engine on every string of every legal position of 2x3.
#include <gtest/gtest.h>

#include "tests/differential/agreement.hpp"

namespace shikatsu::differential {
namespace {

TEST(AdjudicationLong, AgreesOnTwoByThree) {
    expect_agreement({{2, 3}}, {});
}  // [J2003-HA-1]

}  // namespace
}  // namespace shikatsu::differential
