// What is said of plays beside anchored stones, and of peace, is true of every board that shows them.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdio>

#include "tests/optimized/legal_generators.hpp"
#include "tests/patterns/anchored_scene.hpp"

namespace shikatsu::patterns {
namespace {

using optimized::Bits;
using optimized::KnownBoard;
using optimized::LocalPlays;
using optimized::Side;

AnchoredScene any_scene(Breath breath) {
    const Position position =
        *optimized::testing::legal_positions_on({{1, 7}, {2, 4}, {2, 6}, {3, 3}, {3, 5}, {4, 4}});
    const auto draws = rc::gen::container<std::vector<int>>(static_cast<std::size_t>(position.grid().size()),
                                                            rc::gen::inRange(0, 10));
    const std::vector<int> known = *draws;
    const std::vector<int> anchored = *draws;
    return {position, known, anchored, *rc::gen::inRange(5, 11), breath};
}

struct AnchoredCounts {
    /// Plays of the keeper that he may make by his anchored stones alone.
    int held = 0;
    int joined = 0;
    /// Plays of the opponent that anchored stones make impossible, or after which they stay.
    int prohibited = 0;
    int kept = 0;
    /// After plays elsewhere.
    int lost = 0;
    int captured_elsewhere = 0;
};

KnownBoard<1> bare(KnownBoard<1> seen) {
    seen.anchored = {};
    return seen;
}

void check_keeper(const AnchoredScene& scene, Point point, AnchoredCounts& counts) {
    const LocalPlays<1> plays(scene.geometry);
    const auto local = plays.of_keeper(scene.seen, point);
    if (!local.may) return;
    const auto real = scene.effect(Side::defender, point);
    const std::string play = scene.words + ": the keeper on " + std::to_string(point.index);
    if (!real.legal) RC_FAIL(play + " is suicide");
    if (real.ko_capture) RC_FAIL(play + " takes a ko");
    if (!scene.shows_after(Side::defender, point, local.after)) RC_FAIL(play);
    if (!scene.stay_anchored(local.after)) RC_FAIL(play + ": what is anchored");
    counts.held += plays.of_keeper(bare(scene.seen), point).may ? 0 : 1;
    counts.joined += local.after.anchored == scene.seen.anchored ? 0 : 1;
}

void check_opponent(const AnchoredScene& scene, Point point, AnchoredCounts& counts) {
    const LocalPlays<1> plays(scene.geometry);
    const auto local = plays.of_opponent(scene.seen, point);
    const auto without_anchors = plays.of_opponent(bare(scene.seen), point);
    const auto real = scene.effect(Side::attacker, point);
    const std::string play = scene.words + ": the opponent on " + std::to_string(point.index);
    counts.prohibited += without_anchors.may && !local.may ? 1 : 0;
    if (!scene.stay_anchored(local.after)) RC_FAIL(play + ": what is anchored");
    if (!real.legal) return;
    if (!local.may) RC_FAIL(play + " is possible");
    if (!scene.shows_after(Side::attacker, point, local.after)) RC_FAIL(play);
    counts.kept += without_anchors.after.known == local.after.known ? 0 : 1;
}

/// Of a play of either player's on an unknown intersection.
void check_peace(const AnchoredScene& scene, Side side, Point point, AnchoredCounts& counts) {
    const auto left = LocalPlays<1>(scene.geometry).in_peace(scene.seen);
    const auto real = scene.effect(side, point);
    const std::string play = scene.words +
                             (side == Side::defender ? ": the keeper on " : ": the opponent on ") +
                             std::to_string(point.index);
    if (!scene.stay_anchored(left)) RC_FAIL(play + ": what is anchored");
    if (!real.legal) return;
    if (!scene.shows_after(side, point, left)) RC_FAIL(play);
    counts.lost += left.known == scene.seen.known ? 0 : 1;
    counts.captured_elsewhere += real.captured.meets(scene.seen.known) ? 1 : 0;
}

// [J2003-MV-2] [J2003-MV-3] [J2003-D2-5]
TEST(AnchoredPlays, AreTrueBesideStringsWithLibertiesElsewhere) {
    AnchoredCounts counts;
    const bool holds = rc::check([&] {
        const AnchoredScene scene = any_scene(Breath::where_unknown);
        scene.seen.empty().for_each([&](Point point) {
            check_keeper(scene, point, counts);
            check_opponent(scene, point, counts);
        });
    });
    EXPECT_TRUE(holds);
    std::printf("held by anchored stones %d, joined to them %d; prohibited by them %d, kept by them %d\n",
                counts.held, counts.joined, counts.prohibited, counts.kept);
    EXPECT_GT(counts.held, 300);
    EXPECT_GT(counts.joined, 500);
    EXPECT_GT(counts.prohibited, 100);
    EXPECT_GT(counts.kept, 500);
}

// [J2003-MV-2] [J2003-MV-3]
TEST(AnchoredPlays, LeaveInPeaceWhatIsSaidToStay) {
    AnchoredCounts counts;
    const bool holds = rc::check([&] {
        const AnchoredScene scene = any_scene(Breath::where_known);
        (scene.real.empty() - scene.seen.known).for_each([&](Point point) {
            check_peace(scene, Side::attacker, point, counts);
            check_peace(scene, Side::defender, point, counts);
        });
    });
    EXPECT_TRUE(holds);
    std::printf("something lost %d, captured from elsewhere %d\n", counts.lost, counts.captured_elsewhere);
    EXPECT_GT(counts.lost, 500);
    EXPECT_GT(counts.captured_elsewhere, 500);
}

TEST(KnownBoard, ShowsWhatAnchorsNoMore) {
    int with_anchors = 0;
    const bool holds = rc::check([&] {
        const AnchoredScene scene = any_scene(Breath::where_known);
        Bits<1> points;
        for (const Point point : scene.geometry.grid().points()) {
            if (*rc::gen::arbitrary<bool>()) points.insert(point);
        }
        const KnownBoard<1> pattern = scene.seen.on(points);
        if (!pattern.anchored.subset_of(pattern.of(Side::defender)))
            RC_FAIL(scene.words + ": unknown anchors");
        if (!scene.seen.shows(pattern)) RC_FAIL(scene.words + ": a part is not shown");
        if (!scene.seen.shows(bare(pattern))) RC_FAIL(scene.words + ": fewer anchors are not shown");
        const bool shown = bare(scene.seen).shows(pattern);
        if (shown != pattern.anchored.empty()) RC_FAIL(scene.words + ": more anchors are shown");
        with_anchors += shown ? 0 : 1;
    });
    EXPECT_TRUE(holds);
    EXPECT_GT(with_anchors, 1'000);
}

}  // namespace
}  // namespace shikatsu::patterns
