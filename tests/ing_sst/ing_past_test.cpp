// Positions that had not been, remembered one by one or by what they have in common.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "optimized/ing_sst/past.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

using optimized::ing_sst::AbsentPositions;
using optimized::ing_sst::PositionCode;

/// No position of a game, as it says that a point has stones of both players.
constexpr PositionCode nowhere = 3;

/// Up to so many, which have one point in common.
std::vector<PositionCode> draw_positions(int most) {
    const auto stone = rc::gen::element<PositionCode>(0, 1, 2);
    const PositionCode in_common = *stone;
    // From the first case on: only many are summarized.
    const auto count = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, most));
    std::vector<PositionCode> positions;
    for (int i = 0; i < count; ++i) {
        PositionCode code = in_common;
        for (const PositionCode one : *rc::gen::container<std::vector<PositionCode>>(6, stone))
            code = code << 2 | one;
        positions.push_back(code);
    }
    return positions;
}

bool has_one_of(const std::vector<PositionCode>& positions, const std::vector<PositionCode>& others) {
    return std::find_first_of(positions.begin(), positions.end(), others.begin(), others.end()) !=
           positions.end();
}

// An answer may count again less often than it might, but never where one of its positions has been.
RC_GTEST_PROP(AbsentPositions, AreNeverMissed, ()) {
    const auto inserted = draw_positions(40);
    const auto added = draw_positions(40);
    auto have_been = draw_positions(3);
    // By chance one of them has hardly ever been.
    for (const auto& positions : {inserted, added}) {
        if (!positions.empty() && *rc::gen::arbitrary<bool>())
            have_been.push_back(*rc::gen::elementOf(positions));
    }
    AbsentPositions one;
    AbsentPositions other;
    for (const PositionCode code : inserted) one.insert(code);
    for (const PositionCode code : added) other.insert(code);
    one.add(other);
    const bool has_been = has_one_of(have_been, inserted) || has_one_of(have_been, added);
    constexpr std::size_t few = 24;
    RC_CLASSIFY(has_been, "one has been");
    RC_CLASSIFY(inserted.size() + added.size() > few, "many");
    if (has_been) RC_ASSERT(!one.lack(have_been, nowhere));
    if (!has_been && inserted.size() + added.size() <= few) RC_ASSERT(one.lack(have_been, nowhere));
}

TEST(AbsentPositions, AreToldApartByWhatManyHaveInCommon) {
    AbsentPositions many;
    // Black's stone on the first point, with each of two others.
    for (PositionCode first = 1; first < 10; ++first) {
        for (PositionCode second = first + 1; second < 10; ++second)
            many.insert(1U | 1U << (2 * first) | 1U << (2 * second));
    }
    const PositionCode with_it = 1U | 2U << 4 | 2U << 6;
    const PositionCode without_it = 2U | 1U << 4 | 1U << 6;
    EXPECT_FALSE(many.lack(std::vector{with_it}, nowhere));
    EXPECT_TRUE(many.lack(std::vector{with_it}, with_it));
    EXPECT_TRUE(many.lack(std::vector{without_it}, nowhere));
    EXPECT_TRUE(many.lack(std::vector<PositionCode>{1U}, nowhere));
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
