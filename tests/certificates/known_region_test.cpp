// What plays do to what is known of a region: the engine beside the checker.
#include "tests/certificates/known_region.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shikatsu::certificates {
namespace {

RC_GTEST_PROP(KnownRegions, PlaysAreAsTheCheckerHasThem, ()) {
    const auto byte = rc::gen::arbitrary<std::uint8_t>();
    Draws draws(*rc::gen::resize(100, rc::gen::container<std::vector<std::uint8_t>>(byte)));
    const std::string difference = KnownRegion(draws).difference();
    if (!difference.empty()) RC_FAIL(difference);
}

TEST(KnownRegions, AreTheSameByTheThousand) {
    int barred = 0;
    int several = 0;
    for (unsigned seed = 0; seed < 160'000; ++seed) {
        Draws draws = Draws::of_seed(seed, 100);
        const KnownRegion region(draws);
        ASSERT_EQ(region.difference(), "") << "seed " << seed;
        barred += region.barred() > 0 ? 1 : 0;
        several += region.barred() > 1 ? 1 : 0;
    }
    EXPECT_GT(barred, 800);
    EXPECT_GT(several, 2);
}

}  // namespace
}  // namespace shikatsu::certificates
