// What is said of plays beside anchored stones, and of peace, is true of every board that shows them.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdio>

#include "optimized/patterns/local_plays.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/legal_generators.hpp"

namespace shikatsu::patterns {
namespace {

using optimized::Bits;
using optimized::Geometry;
using optimized::KnownBoard;
using optimized::LocalPlays;
using optimized::Side;
using optimized::StringTable;
using Draws = std::vector<int>;

/// Where the strings of anchored stones have a liberty for sure.
enum class Breath { where_known, where_unknown };

/// A real board and what is known of it, with anchored stones; black is the keeper.
struct Scene {
    Geometry<1> geometry;
    KnownBoard<1> real;
    KnownBoard<1> seen;
    std::string words;

    /// Small draws make more known and less anchored.
    Scene(const Position& position, const Draws& known, const Draws& anchored, int odds, Breath breath)
        : geometry(position.grid()) {
        real.known = geometry.all();
        Bits<1> looked_at;
        Bits<1> marked;
        for (const Point point : position.grid().points()) {
            if (!position.empty(point)) {
                const bool keepers = position.holds(point, Player::black);
                real.board.of(keepers ? Side::defender : Side::attacker).insert(point);
            }
            if (known[point.index] < odds) looked_at.insert(point);
            if (anchored[point.index] >= 5) marked.insert(point);
        }
        seen = real.on(looked_at);
        seen.anchored = geometry.flood(marked & breathing(breath) & seen.known, seen.of(Side::defender));
        real.anchored = geometry.flood(seen.anchored, real.of(Side::defender));
        words = one_line(position) + ", known" + indices(seen.known) + ", anchored" + indices(seen.anchored);
    }

    optimized::PlayEffect<1> effect(Side side, Point point) const {
        return StringTable<1>(geometry, real.board).effect(side, point);
    }

    /// The whole board after the play; all that is in one string with anchored stones is anchored.
    KnownBoard<1> after(Side side, Point point, const Bits<1>& captured) const {
        KnownBoard<1> after = real;
        after.board.of(side).insert(point);
        after.board.of(other(side)) -= captured;
        after.anchored = geometry.flood(real.anchored & after.of(Side::defender), after.of(Side::defender));
        return after;
    }

    /// Whether anchored stones still are after a play, whole strings of what is known then.
    bool stay_anchored(const KnownBoard<1>& after) const {
        return seen.anchored.subset_of(after.anchored) &&
               after.anchored.subset_of(after.of(Side::defender)) &&
               geometry.flood(after.anchored, after.of(Side::defender)) == after.anchored;
    }

  private:
    /// The keeper's strings that have a liberty there.
    Bits<1> breathing(Breath breath) const {
        const Bits<1> there = breath == Breath::where_known ? seen.known : geometry.all() - seen.known;
        const StringTable<1> table(geometry, real.board);
        Bits<1> strings;
        for (const auto& string : table.strings(Side::defender)) {
            if (string.liberties.meets(there)) strings |= string.stones;
        }
        return strings;
    }
    static std::string indices(const Bits<1>& set) {
        std::string text;
        set.for_each([&](Point point) { text += " " + std::to_string(point.index); });
        return text;
    }
};

Scene any_scene(Breath breath) {
    const Position position =
        *optimized::testing::legal_positions_on({{1, 7}, {2, 4}, {2, 6}, {3, 3}, {3, 5}, {4, 4}});
    const auto draws =
        rc::gen::container<Draws>(static_cast<std::size_t>(position.grid().size()), rc::gen::inRange(0, 10));
    const Draws known = *draws;
    const Draws anchored = *draws;
    return {position, known, anchored, *rc::gen::inRange(5, 11), breath};
}

struct Counts {
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

void check_keeper(const Scene& scene, Point point, Counts& counts) {
    const LocalPlays<1> plays(scene.geometry);
    const auto local = plays.of_keeper(scene.seen, point);
    if (!local.may) return;
    const auto real = scene.effect(Side::defender, point);
    const std::string play = scene.words + ": the keeper on " + std::to_string(point.index);
    if (!real.legal) RC_FAIL(play + " is suicide");
    if (real.ko_capture) RC_FAIL(play + " takes a ko");
    if (!scene.after(Side::defender, point, real.captured).shows(local.after)) RC_FAIL(play);
    if (!scene.stay_anchored(local.after)) RC_FAIL(play + ": what is anchored");
    counts.held += plays.of_keeper(bare(scene.seen), point).may ? 0 : 1;
    counts.joined += local.after.anchored == scene.seen.anchored ? 0 : 1;
}

void check_opponent(const Scene& scene, Point point, Counts& counts) {
    const LocalPlays<1> plays(scene.geometry);
    const auto local = plays.of_opponent(scene.seen, point);
    const auto without_anchors = plays.of_opponent(bare(scene.seen), point);
    const auto real = scene.effect(Side::attacker, point);
    const std::string play = scene.words + ": the opponent on " + std::to_string(point.index);
    counts.prohibited += without_anchors.may && !local.may ? 1 : 0;
    if (!scene.stay_anchored(local.after)) RC_FAIL(play + ": what is anchored");
    if (!real.legal) return;
    if (!local.may) RC_FAIL(play + " is possible");
    if (!scene.after(Side::attacker, point, real.captured).shows(local.after)) RC_FAIL(play);
    counts.kept += without_anchors.after.known == local.after.known ? 0 : 1;
}

/// Of a play of either player's on an unknown intersection.
void check_peace(const Scene& scene, Side side, Point point, Counts& counts) {
    const auto left = LocalPlays<1>(scene.geometry).in_peace(scene.seen);
    const auto real = scene.effect(side, point);
    const std::string play = scene.words +
                             (side == Side::defender ? ": the keeper on " : ": the opponent on ") +
                             std::to_string(point.index);
    if (!scene.stay_anchored(left)) RC_FAIL(play + ": what is anchored");
    if (!real.legal) return;
    if (!scene.after(side, point, real.captured).shows(left)) RC_FAIL(play);
    counts.lost += left.known == scene.seen.known ? 0 : 1;
    counts.captured_elsewhere += real.captured.meets(scene.seen.known) ? 1 : 0;
}

// [J2003-MV-2] [J2003-MV-3] [J2003-D2-5]
TEST(LocalPlays, AreTrueBesideStringsWithLibertiesElsewhere) {
    Counts counts;
    EXPECT_TRUE(rc::check([&] {
        const Scene scene = any_scene(Breath::where_unknown);
        scene.seen.empty().for_each([&](Point point) {
            check_keeper(scene, point, counts);
            check_opponent(scene, point, counts);
        });
    }));
    std::printf("held by anchored stones %d, joined to them %d; prohibited by them %d, kept by them %d\n",
                counts.held, counts.joined, counts.prohibited, counts.kept);
    EXPECT_GT(counts.held, 300);
    EXPECT_GT(counts.joined, 500);
    EXPECT_GT(counts.prohibited, 100);
    EXPECT_GT(counts.kept, 500);
}

// [J2003-MV-2] [J2003-MV-3]
TEST(LocalPlays, LeaveInPeaceWhatIsSaidToStay) {
    Counts counts;
    EXPECT_TRUE(rc::check([&] {
        const Scene scene = any_scene(Breath::where_known);
        (scene.real.empty() - scene.seen.known).for_each([&](Point point) {
            check_peace(scene, Side::attacker, point, counts);
            check_peace(scene, Side::defender, point, counts);
        });
    }));
    std::printf("something lost %d, captured from elsewhere %d\n", counts.lost, counts.captured_elsewhere);
    EXPECT_GT(counts.lost, 500);
    EXPECT_GT(counts.captured_elsewhere, 500);
}

TEST(KnownBoard, ShowsWhatAnchorsNoMore) {
    int with_anchors = 0;
    EXPECT_TRUE(rc::check([&] {
        const Scene scene = any_scene(Breath::where_known);
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
    }));
    EXPECT_GT(with_anchors, 1'000);
}

}  // namespace
}  // namespace shikatsu::patterns
