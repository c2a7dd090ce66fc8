// A question whose strategy is found part by part: what was decided apart stands in the certificate like all
// else.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/certificates/certificates_of.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

/// Both sides have an eye and share a double ko. White can fill his eye and be captured, and begins anew in
/// the room of fifteen intersections that is empty then; so the stones in the kos take hundreds of thousands
/// of states each, where the same on 4×4 takes thousands.
TEST(DoubleKo, IsDecidedInASekiOfLargeStrings) {  // [J2003-HS-4] [J2003-LD-10]
    const std::vector<Certified> all = certificates_of(board("####./#####/#.#O#/O#O.O/OOOOO/OOOO."));
    for (const Certified& certified : all) {
        const check::Verdict verdict = check::check_bytes(certified.text, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
    }
    const auto shown_dead = std::ranges::count_if(all, [](const Certified& certified) {
        return certified.finding.question.region.size() > 1 && *certified.finding.attacker_forces;
    });
    EXPECT_EQ(shown_dead, 2);
}

}  // namespace
}  // namespace shikatsu::certificates
