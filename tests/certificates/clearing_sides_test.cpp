// Clearings of regions on several sides of kept strings, where kos on one side hang together with those on
// another.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "optimized/clearing/find_clearing.hpp"
#include "optimized/scoring.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "reference/values/vertex.hpp"
#include "tests/certificates/certificates_of.hpp"

namespace shikatsu::certificates {
namespace {

using reference::ClearingCertificate;
using Regions = std::vector<ClearedRegion>;

/// Example II.16 of the official commentary on the Japanese 1989 Rules: kos on both sides, and one ko-pass
/// for all of them.
const char* const two_sides = ".OO.O.O#.#O/O##OOOO##OO/##.##O##O.O/.###O####OO/##OOOOO##.O/OOO.O.O###O";

/// What lies around White's living string at E3, cleared by Black.
std::optional<ClearingCertificate> found_on_both_sides(std::size_t states) {
    const Position position = board(two_sides);
    const auto point = [&](const char* name) { return point_of_vertex(position.grid(), name).value(); };
    optimized::PointSet barriers(static_cast<std::size_t>(position.grid().size()), false);
    for (const Point stone : reference::string_at(position, point("E3")).points) barriers[stone.index] = true;
    const auto found = optimized::find_clearing(position, Player::black,
                                                optimized::local(position.grid(), {point("L6")}, barriers),
                                                {states, 64}, 1, [] { return false; });
    if (!found) return std::nullopt;
    return ClearingCertificate{position, Player::black, found->clearing};
}

const ClearingCertificate& both_sides() {
    static const ClearingCertificate found = found_on_both_sides(200'000).value();
    return found;
}

/// Each state of the regions, and of the parts into which they fall.
void for_each_state(Regions& regions, const std::function<void(ClearedState&)>& visit) {
    for (ClearedRegion& region : regions) {
        for (ClearedState& state : region.states) {
            visit(state);
            for_each_state(state.parts, visit);
        }
    }
}

// [J2003-HS-4, J2003-LD-10] The commentary: the right big white string is dead.
TEST(ClearedSides, CaptureAllThatHangsTogetherByKos) {
    const ClearingCertificate& certificate = both_sides();
    const auto verdict = reference::check(certificate, {});
    ASSERT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
    std::set<std::string> captured;
    for (const Point stone : reference::captured_by(certificate))
        captured.insert(vertex(certificate.position.grid(), stone));
    EXPECT_EQ(captured, (std::set<std::string>{"B6", "E6", "L6", "A5", "J4"}));
}

TEST(ClearedSides, TakeBackAfterAKoPassWhatCannotBeTakenBackBefore) {
    ClearingCertificate certificate = both_sides();
    int not_allowed = 0;
    int left_out = 0;
    for_each_state(certificate.clearing.regions, [&](ClearedState& state) {
        if (!state.after_ko_pass || *state.after_ko_pass == state.work || not_allowed + left_out > 40) return;
        const ClearedState as_it_was = state;
        state.work = state.after_ko_pass;
        const std::string sentence = reference::check(certificate, {}).sentence;
        not_allowed += sentence.find("the work is not allowed: ") != std::string::npos ? 1 : 0;
        state = as_it_was;
        state.after_ko_pass.reset();
        EXPECT_FALSE(reference::check(certificate, {}).accepted());
        ++left_out;
        state = as_it_was;
    });
    EXPECT_GT(left_out, 0);
    EXPECT_GT(not_allowed, 0);
    EXPECT_TRUE(reference::check(certificate, {}).accepted());
}

}  // namespace
}  // namespace shikatsu::certificates
