// Clearings in which the opponent is banned in more than one region, at different times.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "optimized/clearing/find_clearing.hpp"
#include "tests/certificates/clearing_mutants.hpp"
#include "tests/certificates/clearing_truth.hpp"
#include "tests/certificates/drawn_walls.hpp"

namespace shikatsu::certificates {
namespace {

using reference::ClearingCertificate;

std::optional<ClearingCertificate> found_on(const Position& position) {
    const auto found = optimized::find_clearing(position, Player::black, position.grid().points(),
                                                optimized::clearing_effort(1), 1, [] { return false; });
    if (!found) return std::nullopt;
    return ClearingCertificate{position, Player::black, found->clearing};
}

int regions_that_rely_on_bans(const ClearingCertificate& certificate) {
    const auto& regions = certificate.clearing.regions;
    return static_cast<int>(std::count_if(regions.begin(), regions.end(), [](const ClearedRegion& region) {
        return region.bans != BansRelied::never;
    }));
}

/// Says anew when regions rely on bans.
void change_bans(std::vector<ClearedRegion>& regions, std::mt19937& random) {
    for (ClearedRegion& region : regions) {
        if (!region.filled && random() % 2 == 0) region.bans = static_cast<BansRelied>(random() % 4);
    }
}

// [J2003-HS-4, J2003-ST-6]
TEST(KosInManyRegions, AreAcceptedAndTrueAndChangedOnesClaimNothingWrong) {
    const std::string again = "; drawn with seed 2026; again: ctest --test-dir build/release -R clearing_kos";
    std::mt19937 random(2026);
    ClearingTruth truth;
    int found = 0;
    int in_many = 0;
    int rejected = 0;
    int accepted = 0;
    for (int i = 0; i < 10'000; ++i) {
        const auto certificate = found_on(wall_between(9, 3, random));
        const int regions = certificate ? regions_that_rely_on_bans(*certificate) : 0;
        if (regions == 0 || (regions == 1 && i % 20 != 0)) continue;
        ++found;
        in_many += regions > 1 ? 1 : 0;
        const auto verdict = reference::check(*certificate, {});
        EXPECT_TRUE(verdict.accepted())
            << verdict.line << ": " << verdict.sentence << again << '\n'
            << tools::clearing_text(certificate->position, Player::black, certificate->clearing);
        truth.expect(*certificate, "as found" + again);
        for (int change = 0; change < 40; ++change) {
            ClearingCertificate changed = *certificate;
            change_bans(changed.clearing.regions, random);
            if (random() % 2 == 0) mutate(changed, random);
            const bool is_accepted = reference::check(changed, {}).accepted();
            ++(is_accepted ? accepted : rejected);
            if (is_accepted) truth.expect(changed, "changed" + again);
        }
    }
    std::printf("found %d, in many %d; changed: accepted %d, rejected %d\n", found, in_many, accepted,
                rejected);
    EXPECT_GT(found, 100) << again;
    EXPECT_GT(in_many, 10) << again;
    EXPECT_GT(rejected, 100) << again;
}

}  // namespace
}  // namespace shikatsu::certificates
