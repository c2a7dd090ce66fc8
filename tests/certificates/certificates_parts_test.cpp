// A question whose strategy is found part by part: what was decided apart stands in the certificate like all
// else.
#include <gtest/gtest.h>

#include <string>

#include "reference/values/vertex.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

/// Whether the string's capture without a permanent-stone on its local-2 has an accepted certificate.
bool shown_dead(const Position& position, const optimized::StringVerdict& verdict) {
    const optimized::Finding* finding = verdict.found(optimized::Stage::local_2);
    if (finding == nullptr || !finding->attacker_forces.value_or(false) || !finding->witness) return false;
    return check::check_bytes(tools::certificate_text(position, {}, *finding), {}).accepted();
}

/// Both sides have an eye and share a double ko. White can fill his eye and be captured, and begins anew in
/// the room of fifteen intersections that is empty then. The stones in the kos take some hundred thousand
/// states each; forty times as many do not suffice without parts.
TEST(DoubleKo, IsDecidedInASekiOfLargeStrings) {  // [J2003-HS-4] [J2003-LD-10]
    const char* rows = "####./#####/#.#O#/O#O.O/OOOOO/OOOO.";
    const Position position = board(rows);
    optimized::Options options;
    options.budget = {2'000'000, 3600.0};
    options.max_witness_states = 1'000'000;
    int dead = 0;
    SCOPED_TRACE(std::string("printf '") + rows +
                 "\\n' | tr / '\\n' | shikatsu adjudicate --explain --verify -");
    for (const auto& verdict : optimized::adjudicate(position, 0, options).strings) {
        const std::string at = vertex(position.grid(), verdict.points.front());
        ASSERT_TRUE(verdict.alive.has_value()) << at;
        EXPECT_EQ(*verdict.alive, verdict.points.size() > 1) << at;
        if (!*verdict.alive) dead += shown_dead(position, verdict) ? 1 : 0;
    }
    EXPECT_EQ(dead, 2);
}

}  // namespace
}  // namespace shikatsu::certificates
