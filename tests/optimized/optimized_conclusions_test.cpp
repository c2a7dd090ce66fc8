// What is concluded from the answers to the questions about a string.
#include <gtest/gtest.h>

#include "tests/optimized/conclusions.hpp"

namespace shikatsu::optimized {
namespace {

TEST(Conclusions, AreWhatAllPossibleAnswersHaveInCommon) {
    int looked_at = 0;
    testing::for_each_some_answers([&](const testing::SomeAnswers& some) {
        EXPECT_EQ(testing::conclusion_fault(some), "");
        ++looked_at;
    });
    EXPECT_EQ(looked_at, 20);
}

TEST(Conclusions, AboutCapturable3AreWhatAllPossibleAnswersHaveInCommon) {  // [J2003-LD-8]
    testing::for_each_some_answers([&](const testing::SomeAnswers& some) {
        for (const bool ko_stone : {false, true}) {
            for (const testing::KnownLocals known : testing::all_known_locals)
                EXPECT_EQ(testing::capturable_3_fault(some, ko_stone, known), "");
        }
    });
}

TEST(Conclusions, AboutLocal1FollowFromWhatContainsIt) {  // [J2003-LD-6]
    EXPECT_EQ(testing::implication_fault(), "");
}

TEST(Conclusions, AboutTheEndAreOpenWhereAStringsAre) {  // [J2003-AS-7]
    EXPECT_EQ(testing::fault_of_any_capturable_3(), "");
}

TEST(Conclusions, LifeIsFoundWhereLocal1IsOpen) {  // [J2003-LD-9]
    EXPECT_EQ(testing::fault_of_life_with_local_1_open(), "");
}

}  // namespace
}  // namespace shikatsu::optimized
