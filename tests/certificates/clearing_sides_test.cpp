// Clearings of regions on several sides of kept strings, where kos on one side hang together with those on
// another.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "reference/values/vertex.hpp"
#include "tests/certificates/area_of.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/lists_of_regions.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::certificates {
namespace {

using reference::ClearingCertificate;
using reference::testing::position_in;
using reference::testing::position_line;

/// What lies around White's living string at E3, cleared by Black, in example II.16 of the official
/// commentary on the Japanese 1989 Rules: kos on both sides, and one ko-pass for all of them.
std::optional<ClearingCertificate> found_on_both_sides(std::size_t states) {
    const Position position = position_in(position_line("J1989-II.16"));
    const auto found = optimized::find_clearing(position, Player::black, area_of(position, "L6", {"E3"}),
                                                {states, 64}, 1, [] { return false; });
    if (!found) return std::nullopt;
    return ClearingCertificate{position, Player::black, found->clearing};
}

const ClearingCertificate& both_sides() {
    static const ClearingCertificate found = found_on_both_sides(200'000).value();
    return found;
}

/// Those in which other work follows on a ko-pass than on a pass.
std::vector<ClearedState*> states_with_other_work_after_ko_passes(ClearingCertificate& certificate) {
    std::vector<ClearedState*> states;
    for_each_state(certificate.clearing.regions, [&](ClearedState& state) {
        if (state.after_ko_pass && *state.after_ko_pass != state.work) states.push_back(&state);
    });
    return states;
}

const char* const again = "; again: ctest --test-dir build/release -R clearing_sides";

// [J2003-HS-4, J2003-LD-10] The commentary: the right big white string is dead.
TEST(ClearedSides, CaptureAllThatHangsTogetherByKos) {
    const ClearingCertificate& certificate = both_sides();
    const auto verdict = reference::check(certificate, {});
    ASSERT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << again;
    std::set<std::string> captured;
    for (const Point stone : reference::captured_by(certificate))
        captured.insert(vertex(certificate.position.grid(), stone));
    EXPECT_EQ(captured, (std::set<std::string>{"B6", "E6", "L6", "A5", "J4"})) << again;
}

TEST(ClearedSides, TakeBackAfterAKoPassWhatCannotBeTakenBackBefore) {
    constexpr std::size_t most = 16;
    ClearingCertificate certificate = both_sides();
    std::vector<ClearedState*> states = states_with_other_work_after_ko_passes(certificate);
    ASSERT_FALSE(states.empty()) << again;
    states.resize(std::min(states.size(), most));
    int not_allowed = 0;
    for (ClearedState* state : states) {
        const ClearedState as_it_was = *state;
        state->work = state->after_ko_pass;
        const std::string sentence = reference::check(certificate, {}).sentence;
        not_allowed += sentence.find("the work is not allowed: ") != std::string::npos ? 1 : 0;
        *state = as_it_was;
        state->after_ko_pass.reset();
        EXPECT_FALSE(reference::check(certificate, {}).accepted()) << again;
        *state = as_it_was;
    }
    EXPECT_GT(not_allowed, 0) << again;
    EXPECT_TRUE(reference::check(certificate, {}).accepted()) << again;
}

}  // namespace
}  // namespace shikatsu::certificates
