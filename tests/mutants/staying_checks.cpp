// Clearings by which a stone comes to stay where one can be captured.
#include <algorithm>
#include <array>
#include <random>

#include "optimized/adjudication.hpp"
#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/lists_of_regions.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/reference/commentary.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using reference::ClearingCertificate;

std::optional<ClearingCertificate> found_on(const Position& position, Player keeper, Point stays) {
    optimized::AreaClearing clearing(position, keeper, position.grid().points(), stays);
    auto found = clearing.find({4'000, 64}, 1, [] { return false; });
    if (!found) return std::nullopt;
    ClearingCertificate certificate{position, keeper, std::move(found->clearing)};
    if (reference::captured_by(certificate).empty()) return std::nullopt;
    return certificate;
}

std::string where(const ClearingCertificate& certificate) {
    return difftest::one_line(certificate.position, {}) + ": " + name(certificate.keeper) + " stays: ";
}

/// A stone stays elsewhere, a region is filled, there is no work or a first play.
void change_what_stays(ClearingCertificate& certificate, std::mt19937& random) {
    Clearing& clearing = certificate.clearing;
    const std::vector<Point>& points = certificate.position.grid().points();
    ClearedRegion& region = certificates::any_region(clearing.regions, random);
    switch (random() % 4) {
        case 0:
            clearing.stays = points[random() % points.size()];
            break;
        case 1:
            region.states.clear();
            region.filled = true;
            break;
        case 2:
            if (!region.states.empty()) region.states[random() % region.states.size()].work.reset();
            break;
        default:
            clearing.first_play = points[random() % points.size()];
    }
}

/// Clearings with a first play, said to make a stone stay.
void add_with_first_play(const Position& position, std::vector<ClearingCertificate>& all) {
    auto found = optimized::find_clearing(position, Player::black, position.grid().points(), {4'000, 64}, 1,
                                          [] { return false; });
    if (!found || !found->clearing.first_play) return;
    for (const ClearedRegion& region : found->clearing.regions) {
        for (const Point point : region.points) {
            if (!position.holds(point, Player::black)) continue;
            all.push_back({position, Player::black, found->clearing});
            all.back().clearing.stays = point;
        }
    }
}

struct Staying {
    std::vector<ClearingCertificate> found;
    std::vector<ClearingCertificate> changed;
};

Staying drawn_ones() {
    Staying all;
    std::mt19937 random(1604);
    std::vector<Position> positions = drawn_positions(3, 4, 60, "####OO..");
    for (const Position& position : drawn_positions(2, 7, 60, "####OO..")) positions.push_back(position);
    for (const Position& position : positions) {
        add_with_first_play(position, all.changed);
        for (const Point stone : position.grid().points()) {
            if (!position.holds(stone, Player::black)) continue;
            const auto found = found_on(position, Player::black, stone);
            if (!found) continue;
            all.found.push_back(*found);
            for (int i = 0; i < 6; ++i) {
                all.changed.push_back(*found);
                change_what_stays(all.changed.back(), random);
            }
        }
    }
    return all;
}

/// What was found is found again and accepted; of the changed ones the same are as at first.
std::function<void(Cases&)> staying_stones() {
    Staying all = drawn_ones();
    std::vector<bool> accepted;
    for (const auto& certificate : all.changed)
        accepted.push_back(reference::check(certificate, {}).accepted());
    return [all = std::move(all), accepted](Cases& cases) {
        for (std::size_t i = 0; i < all.changed.size(); ++i)
            cases.expect(reference::check(all.changed[i], {}).accepted() == accepted[i],
                         where(all.changed[i]) + "changed");
        for (const ClearingCertificate& known : all.found) {
            const auto found = found_on(known.position, known.keeper, *known.clearing.stays);
            cases.expect(found.has_value(), where(known) + "not found");
            if (!found) continue;
            const auto verdict = reference::check(*found, {});
            cases.expect(verdict.accepted(), where(known) + verdict.sentence);
            cases.expect(found->clearing.stays == known.clearing.stays, where(known) + "elsewhere");
        }
    };
}

/// Example II.16 of the official commentary on the Japanese 1989 Rules: White can take Black's stone on K6,
/// and a stone of Black's comes to stay there.
void check_both_sides(Cases& cases) {
    using enum optimized::Status;
    using reference::testing::position_line;
    const Position position = reference::testing::position_in(position_line("J1989-II.16"));
    optimized::Options options;
    options.budget.max_states = 50'000;
    const auto result = optimized::adjudicate(position, 0, options);
    constexpr std::array statuses{dead, dead,         uncapturable, capturable_1, dead,
                                  dead, uncapturable, dead,         uncapturable};
    cases.expect(std::equal(result.strings.begin(), result.strings.end(), statuses.begin(), statuses.end(),
                            [](const auto& string, auto status) { return string.status == status; }),
                 "kos on both sides of a wall: statuses");
}

}  // namespace

std::vector<Check> staying_checks() {
    return {{"stones that stay in clearings", Turn::middle, staying_stones()},
            {"kos on both sides of a wall", Turn::last, check_both_sides}};
}

}  // namespace shikatsu::mutants
