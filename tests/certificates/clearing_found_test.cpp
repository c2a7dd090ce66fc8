// Clearings that are found on random positions: they are accepted and true, and changed ones claim nothing
// that is wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>

#include "optimized/clearing/find_clearing.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_ones.hpp"
#include "tests/certificates/clearing_mutants.hpp"
#include "tests/certificates/clearing_truth.hpp"
#include "tests/certificates/clearings.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/clearing_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Verdict;
using reference::ClearingCertificate;

/// A position in which each string has a liberty, with more stones of black.
Position crowded(int rows, int columns, std::mt19937& random) {
    return reference::testing::drawn_position(Grid::create(rows, columns).value(), "#####OO...", random);
}

/// The connected parts of the points.
std::vector<std::vector<Point>> connected(const Grid& grid, reference::PointSet left) {
    std::vector<std::vector<Point>> areas;
    while (!left.empty()) {
        std::vector<Point> area{*left.begin()};
        left.erase(left.begin());
        for (std::size_t i = 0; i < area.size(); ++i) {
            for (const Point near : grid.adjacent(area[i])) {
                if (left.erase(near) > 0) area.push_back(near);
            }
        }
        std::sort(area.begin(), area.end());
        areas.push_back(std::move(area));
    }
    return areas;
}

/// The grid without some of white's strings, cut into what is connected.
std::vector<std::vector<Point>> some_areas(const Position& position, std::mt19937& random) {
    reference::PointSet left;
    for (const Point point : position.grid().points()) left.insert(point);
    for (const reference::String& string : reference::strings(position)) {
        if (string.player == Player::black || random() % 3 > 0) continue;
        for (const Point stone : string.points) left.erase(stone);
    }
    return connected(position.grid(), std::move(left));
}

struct ClearingCounts {
    int found = 0;
    int first_plays = 0;
    int parts = 0;
    int several_units = 0;
    int loose = 0;
    int filled = 0;
    int filled_parts = 0;
    int bans = 0;

    void add(const ClearingCertificate& certificate) {
        ++found;
        first_plays += certificate.clearing.first_play ? 1 : 0;
        several_units += certificate.clearing.units.size() > 1 ? 1 : 0;
        for (const ClearedRegion& region : certificate.clearing.regions) {
            parts += falls_apart(region) ? 1 : 0;
            filled += region.filled ? 1 : 0;
            bans += region.bans != BansRelied::never ? 1 : 0;
            for (const ClearedState& state : region.states) filled_parts += filled_in(state);
            for (const Point point : region.points)
                loose += certificate.position.holds(point, certificate.keeper) ? 1 : 0;
        }
    }
    static int filled_in(const ClearedState& state) {
        int sum = 0;
        for (const ClearedRegion& part : state.parts) {
            sum += part.filled ? 1 : 0;
            for (const ClearedState& inside : part.states) sum += filled_in(inside);
        }
        return sum;
    }
    static bool falls_apart(const ClearedRegion& region) {
        return std::any_of(region.states.begin(), region.states.end(),
                           [](const ClearedState& state) { return !state.parts.empty(); });
    }
};

/// Calls visit(certificate) for what is found on so many positions of each of some grids.
void for_each_found(int positions, const std::function<void(const ClearingCertificate&)>& visit) {
    std::mt19937 random(20031);
    for (const auto& [rows, columns] : {std::pair{2, 6}, std::pair{3, 4}, std::pair{3, 5}}) {
        for (int i = 0; i < positions; ++i) {
            const Position position = crowded(rows, columns, random);
            for (const std::vector<Point>& area : some_areas(position, random)) {
                const auto found = optimized::find_clearing(
                    position, Player::black, area, optimized::clearing_effort(1), 1, [] { return false; });
                if (!found) continue;
                const ClearingCertificate certificate{position, Player::black, found->clearing};
                if (!reference::captured_by(certificate).empty()) visit(certificate);
            }
        }
    }
}

// [J2003-ST-6]
TEST(FoundClearings, AreAcceptedAndTrue) {
    ClearingCounts counts;
    ClearingTruth truth;
    for_each_found(600, [&](const ClearingCertificate& certificate) {
        counts.add(certificate);
        const std::string text =
            tools::clearing_text(certificate.position, certificate.keeper, certificate.clearing);
        const Verdict verdict = check::check_bytes(text, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << "\n" << text;
        truth.expect(certificate, "as found");
    });
    std::printf(
        "found %d, first plays %d, falling apart %d, of several units %d, loose stones %d, filled %d and %d "
        "parts, relying on bans %d; %zu questions\n",
        counts.found, counts.first_plays, counts.parts, counts.several_units, counts.loose, counts.filled,
        counts.filled_parts, counts.bans, truth.asked());
    EXPECT_GT(counts.found, 300);
    EXPECT_GT(counts.first_plays, 20);
    EXPECT_GT(counts.parts, 100);
    EXPECT_GT(counts.several_units, 50);
    EXPECT_GT(counts.loose, 10);
    EXPECT_GT(counts.filled, 300);
    EXPECT_GT(counts.filled_parts, 300);
    EXPECT_GT(counts.bans, 20);
}

/// Most of the keeper's strings are kept, and all between them is filled; those around a region count on so
/// many liberties there as chance wants.
ClearingCertificate all_filled(const Position& position, std::mt19937& random) {
    ClearingCertificate certificate{position, Player::black, {}};
    Clearing& clearing = certificate.clearing;
    const Grid& grid = position.grid();
    reference::PointSet left;
    for (const Point point : grid.points()) left.insert(point);
    std::vector<reference::String> kept;
    for (const reference::String& string : reference::strings(position)) {
        if (string.player == Player::white || (string.points.size() < 3 && random() % 2 == 0)) continue;
        kept.push_back(string);
        clearing.units.push_back(*string.points.begin());
        for (const Point stone : string.points) left.erase(stone);
    }
    for (const std::vector<Point>& points : connected(grid, left)) {
        ClearedRegion& region = clearing.regions.emplace_back();
        region.points = points;
        region.filled = true;
        if (random() % 4 == 0) continue;
        for (const reference::String& string : kept) {
            const auto beside = [&](Point point) {
                const auto near = grid.adjacent(point);
                return std::any_of(near.begin(), near.end(),
                                   [&](Point next) { return string.points.contains(next); });
            };
            if (std::any_of(points.begin(), points.end(), beside) && random() % 8 > 0)
                region.needs.emplace_back(*string.points.begin(), random() % 16 > 0 ? 1 : 2);
        }
    }
    if (random() % 2 == 0) clearing.first_play = grid.points()[random() % grid.points().size()];
    return certificate;
}

// [J2003-ST-6]
TEST(FilledRegions, ThatAreAcceptedAreCleared) {
    std::mt19937 random(1949);
    ClearingCounts counts;
    ClearingTruth truth;
    for (const auto& [rows, columns] :
         {std::pair{1, 7}, std::pair{2, 5}, std::pair{3, 4}, std::pair{4, 4}, std::pair{4, 5}}) {
        for (int i = 0; i < 20'000; ++i) {
            const ClearingCertificate certificate = all_filled(crowded(rows, columns, random), random);
            if (!reference::check(certificate, {}).accepted()) continue;
            counts.add(certificate);
            truth.expect(certificate, "all filled");
        }
    }
    std::printf(
        "accepted %d, first plays %d, of several units %d, loose stones %d, filled %d; %zu questions\n",
        counts.found, counts.first_plays, counts.several_units, counts.loose, counts.filled, truth.asked());
    EXPECT_GT(counts.found, 500);
    EXPECT_GT(counts.several_units, 30);
    EXPECT_GT(counts.loose, 5);
}

// The first play is a ko-capture, and Black works at C1 as if White still were banned from taking back on A1.
// But White has made a ko-pass. [J2003-HS-4]
TEST(FoundClearings, WouldBeWrongIfBansOutlastedKoPasses) {
    // What is left after C1, with this work.
    const auto after_c1 = [](const std::string& work) {
        return std::vector<std::string>{"parts 1",
                                        "needs D1 2",
                                        "points A2 B2 C2 D2 A1",
                                        "bans",
                                        "states 2",
                                        work,
                                        "parts 1",
                                        "needs D1 2",
                                        "points A2 B2 C2 A1",
                                        "states 3",
                                        "work none answers C2 B2",
                                        "parts 1",
                                        "needs D1 2",
                                        "points A2 B2 A1",
                                        "states 1",
                                        "work none answers none",
                                        "parts 2",
                                        "needs D1 1",
                                        "points C2",
                                        "filled",
                                        "needs D1 1",
                                        "points A1",
                                        "filled"};
    };
    HandMadeClearing made{
        "work while White is banned",
        ".OO./O#.#",
        "black",
        {"units D1 B1", "first-play A2", "regions 1", "needs D1 2 B1 2", "points A2 B2 C2 D2 A1 C1", "bans",
         "states 5", "work C1 after-ko-pass C1 answers C1 D2"}};
    for (const char* const work : {"work D2 after-ko-pass D2 answers none", "work D2 answers none"}) {
        const std::vector<std::string> left = after_c1(work);
        made.lines.insert(made.lines.end(), left.begin(), left.end());
    }
    for (const char* const line : {"parts 1",
                                   "needs D1 2",
                                   "points A2 B2 C2 D2 A1",
                                   "states 3",
                                   "work none answers C2 B2 C2",
                                   "parts 2",
                                   "needs D1 1",
                                   "points D2",
                                   "filled",
                                   "needs D1 1",
                                   "points A2 B2 A1",
                                   "states 1",
                                   "work none answers none",
                                   "known A2 B2 D2 A1",
                                   "parts 2",
                                   "needs D1 1",
                                   "points A1",
                                   "filled",
                                   "needs D1 1",
                                   "points C2 D2",
                                   "filled",
                                   "parts 1",
                                   "needs D1 2 B1 2",
                                   "points A2 B2 C2 A1 C1",
                                   "states 3",
                                   "work none answers C2 C1 C2",
                                   "parts 2",
                                   "needs D1 1 B1 1",
                                   "points C1",
                                   "filled",
                                   "needs D1 1 B1 1",
                                   "points A2 B2 A1",
                                   "states 1",
                                   "work none answers none",
                                   "parts 1",
                                   "needs D1 2",
                                   "points A2 B2 C2 A1",
                                   "states 2",
                                   "work B2 answers none",
                                   "again"})
        made.lines.emplace_back(line);
    const Verdict verdict = check::check_bytes(made.text(), {});
    EXPECT_EQ(verdict.outcome, check::Outcome::rejected) << verdict.sentence;
    EXPECT_EQ(verdict.sentence,
              "in the region of A2 after ko-pass C1: in the region of A2: there is no answer to A1");
    EXPECT_FALSE(ClearingTruth().is_true(made.read()));
}

TEST(FoundClearings, ChangedClaimNothingWrong) {
    std::mt19937 random(1976);
    ChangedOnes changed_ones;
    ClearingTruth truth;
    const auto try_mutants = [&](const ClearingCertificate& certificate) {
        for (int i = 0; i < 60; ++i) {
            ClearingCertificate changed = certificate;
            const std::string how = mutate(changed, random);
            if (how.empty()) continue;
            const bool accepted = reference::check(changed, {}).accepted();
            changed_ones.note(how, accepted);
            if (accepted) truth.expect(changed, how);
        }
    };
    for (const HandMadeClearing& made : hand_made_clearings()) try_mutants(made.read());
    for_each_found(60, try_mutants);
    changed_ones.print();
    EXPECT_GT(changed_ones.rejected(), 1000);
}

}  // namespace
}  // namespace shikatsu::certificates
