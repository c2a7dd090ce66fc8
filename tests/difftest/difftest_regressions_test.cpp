// What once failed, or is the smallest of its kind, never fails again.
#include <gtest/gtest.h>

#include <filesystem>

#include "tools/difftest/checker.hpp"

namespace shikatsu::difftest {
namespace {

TEST(Regressions, AllAgree) {
    const Engine engine = optimized_engine();
    Checker checker(engine);
    int compared = 0;
    for (const auto& file : std::filesystem::directory_iterator(SHIKATSU_TEST_DATA "/regressions")) {
        if (file.path().extension() != ".txt") continue;
        const auto cases = cases_of_file(file.path().string());
        ASSERT_TRUE(cases) << cases.error();
        for (const Case& one : *cases) {
            const Comparison comparison = checker.compare(one);
            EXPECT_TRUE(comparison.differences.empty())
                << file.path() << ": " << options_of(one) << ": " << comparison.differences.front();
            ++compared;
        }
    }
    EXPECT_GT(compared, 0);
}

Tally seen_in(const std::string& file) {
    const Engine engine = optimized_engine();
    Checker checker(engine);
    Tally seen;
    const auto cases = cases_of_file(SHIKATSU_TEST_DATA "/regressions/" + file);
    for (const Case& one : cases.value()) seen += checker.compare(one).seen;
    return seen;
}

// [J2003-HS-3] [J2003-ST-6]
TEST(Regressions, InfinitePlayDecidesItsSmallestPositions) {
    EXPECT_GT(seen_in("infinite-play.txt")[Counter::infinite_play], 0U);
}

}  // namespace
}  // namespace shikatsu::difftest
