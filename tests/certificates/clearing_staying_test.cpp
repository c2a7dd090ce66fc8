// Clearings by which a stone comes to stay where one of the player's can be captured.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "tests/certificates/area_of.hpp"
#include "tests/certificates/changed_ones.hpp"
#include "tests/certificates/clearing_mutants.hpp"
#include "tests/certificates/clearing_truth.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/drawn_positions.hpp"

namespace shikatsu::certificates {
namespace {

using reference::ClearingCertificate;

const std::string how_again = "; again: ctest --test-dir build/release -R clearing_staying";

std::string drawn_with(unsigned seed) {
    return "; drawn with seed " + std::to_string(seed) + how_again;
}

std::optional<ClearingCertificate> found_on(const Position& position, const std::vector<Point>& area,
                                            Point stays, std::size_t states) {
    optimized::AreaClearing clearing(position, Player::black, area, stays);
    auto found = clearing.find({states, 64}, 1, [] { return false; });
    if (!found) return std::nullopt;
    return ClearingCertificate{position, Player::black, std::move(found->clearing)};
}

/// Whether White, who begins, captures Black's string there.
bool can_be_captured(const Position& position, Point stone) {
    for (const optimized::StringVerdict& string : optimized::adjudicate(position, 0, {}).strings) {
        if (std::binary_search(string.points.begin(), string.points.end(), stone))
            return string.findings.front().attacker_forces == true;
    }
    return false;
}

/// Calls visit(certificate) for what is found on drawn positions, of which the whole grid is cleared.
void for_each_found(int positions, unsigned seed,
                    const std::function<void(const ClearingCertificate&)>& visit) {
    std::mt19937 random(seed);
    for (const auto& [rows, columns] : {std::pair{2, 7}, std::pair{3, 4}, std::pair{3, 5}}) {
        const Grid grid = Grid::create(rows, columns).value();
        for (int i = 0; i < positions; ++i) {
            const Position position = reference::testing::drawn_position(grid, "####OO..", random);
            for (const Point stone : grid.points()) {
                if (!position.holds(stone, Player::black)) continue;
                const auto found = found_on(position, grid.points(), stone, 20'000);
                if (found && !reference::captured_by(*found).empty()) visit(*found);
            }
        }
    }
}

// [J2003-LD-4]
TEST(StayingStones, AreAcceptedAndTrueAndChangedOnesClaimNothingWrong) {
    constexpr unsigned seed = 2026;
    ClearingTruth truth;
    int found = 0;
    int captured = 0;
    ChangedOnes changed;
    std::mt19937 random(seed);
    for_each_found(150, seed, [&](const ClearingCertificate& certificate) {
        ++found;
        const auto verdict = reference::check(certificate, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << drawn_with(seed);
        truth.expect(certificate, "as found" + drawn_with(seed));
        captured += can_be_captured(certificate.position, *certificate.clearing.stays) ? 1 : 0;
        for (int change = 0; change < 20; ++change) {
            ClearingCertificate wrong = certificate;
            const std::string how = mutate(wrong, random);
            const bool accepted = reference::check(wrong, {}).accepted();
            changed.note(how, accepted);
            if (accepted) truth.expect(wrong, how + drawn_with(seed));
        }
    });
    changed.print();
    std::printf("found %d, on points of strings that can be captured %d\n", found, captured);
    EXPECT_GT(found, 300) << drawn_with(seed);
    EXPECT_GT(captured, 10) << drawn_with(seed);
    EXPECT_GT(changed.rejected(), 1'000) << drawn_with(seed);
}

// A stone that stays if the player begins need not if the opponent does.
TEST(StayingStones, DoNotStayAfterFirstPlays) {
    constexpr unsigned seed = 2028;
    std::mt19937 random(seed);
    ClearingTruth truth;
    int wrong = 0;
    for (int i = 0; i < 300; ++i) {
        const Position position =
            reference::testing::drawn_position(Grid::create(3, 4).value(), "####OO..", random);
        const auto found = optimized::find_clearing(position, Player::black, position.grid().points(),
                                                    optimized::clearing_effort(0), 1, [] { return false; });
        if (!found || !found->clearing.first_play) continue;
        ClearingCertificate certificate{position, Player::black, found->clearing};
        if (reference::captured_by(certificate).empty()) continue;
        for (const Point stone : position.grid().points()) {
            if (!position.holds(stone, Player::black)) continue;
            certificate.clearing.stays = stone;
            if (truth.is_true(certificate)) continue;
            ++wrong;
            EXPECT_FALSE(reference::check(certificate, {}).accepted()) << drawn_with(seed);
        }
    }
    EXPECT_GT(wrong, 5) << drawn_with(seed);
}

/// Example II.16 of the official commentary on the Japanese 1989 Rules. White can take K6 from J6.
TEST(StayingStones, ComeBackAfterKosOnBothSidesOfAWall) {
    using reference::testing::position_in;
    const Position position = position_in(reference::testing::position_line("J1989-II.16"));
    const Point stone = at(position, "K6");
    const auto found = found_on(position, area_of(position, "L6", {"E3"}), stone, 400'000);
    ASSERT_TRUE(found) << how_again;
    const auto verdict = reference::check(*found, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << how_again;
    EXPECT_EQ(found->clearing.stays, stone);
    EXPECT_FALSE(found->clearing.first_play);
}

}  // namespace
}  // namespace shikatsu::certificates
