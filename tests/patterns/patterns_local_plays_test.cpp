// What is said of plays by what is known of a board is true of every board that shows it.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>

#include "optimized/patterns/local_plays.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/drawn_positions.hpp"

namespace shikatsu::patterns {
namespace {

using optimized::Bits;
using optimized::Board;
using optimized::Geometry;
using optimized::KnownBoard;
using optimized::LocalPlays;
using optimized::Side;

/// A real board and what is known of it; black is the keeper.
struct Scene {
    Geometry<1> geometry;
    Board<1> real;
    KnownBoard<1> seen;
    std::string words;

    Scene(const Position& position, std::mt19937& random) : geometry(position.grid()) {
        const unsigned odds = 5 + random() % 6;
        words = one_line(position) + ", known";
        for (const Point point : position.grid().points()) {
            if (!position.empty(point)) {
                real.of(position.holds(point, Player::black) ? Side::defender : Side::attacker).insert(point);
            }
            if (random() % 10 >= odds) continue;
            seen.known.insert(point);
            words += " " + std::to_string(point.index);
        }
        seen.board = {{real.stones[0] & seen.known, real.stones[1] & seen.known}};
    }

    /// The whole board after the play, seen.
    KnownBoard<1> after(Side side, Point point, const Bits<1>& captured) const {
        Board<1> board = real;
        board.of(side).insert(point);
        board.of(other(side)) -= captured;
        return {geometry.all(), board};
    }
};

struct Counts {
    int relied_on = 0;
    int captures = 0;
    int prohibited = 0;
    int lost = 0;
};

void check_keeper(const Scene& scene, Point point, Counts& counts) {
    if (!scene.seen.empty().contains(point)) return;
    const auto local = LocalPlays<1>(scene.geometry).of_keeper(scene.seen, point);
    if (!local.may) return;
    const auto real = optimized::StringTable<1>(scene.geometry, scene.real).effect(Side::defender, point);
    ++counts.relied_on;
    counts.captures += local.captured.empty() ? 0 : 1;
    EXPECT_TRUE(real.legal) << scene.words << ": " << point.index;
    EXPECT_FALSE(real.ko_capture) << scene.words << ": " << point.index;
    EXPECT_TRUE(scene.after(Side::defender, point, real.captured).shows(local.after))
        << scene.words << ": " << point.index;
}

void check_opponent(const Scene& scene, Point point, Counts& counts) {
    const optimized::StringTable<1> table(scene.geometry, scene.real);
    if (!table.empty().contains(point)) return;
    const LocalPlays<1> plays(scene.geometry);
    const bool known = scene.seen.known.contains(point);
    const auto local = known ? plays.of_opponent(scene.seen, point)
                             : LocalPlays<1>::Effect{true, {}, plays.elsewhere(scene.seen)};
    const auto real = table.effect(Side::attacker, point);
    counts.prohibited += local.may ? 0 : 1;
    EXPECT_TRUE(local.may || !real.legal) << scene.words << ": " << point.index;
    if (!real.legal) return;
    counts.lost += local.after.known == scene.seen.known ? 0 : 1;
    EXPECT_TRUE(scene.after(Side::attacker, point, real.captured).shows(local.after))
        << scene.words << ": " << point.index;
}

// [J2003-MV-2] [J2003-MV-3] [J2003-D2-5]
TEST(LocalPlays, AreTrueOfWhateverShowsThem) {
    std::mt19937 random(20031);
    Counts counts;
    for (const auto& [rows, columns] : {std::pair{1, 7}, std::pair{2, 6}, std::pair{3, 5}, std::pair{4, 4}}) {
        for (const Position& position :
             reference::testing::drawn_positions(rows, columns, 3'000, ".#O", random)) {
            const Scene scene(position, random);
            for (const Point point : position.grid().points()) {
                check_keeper(scene, point, counts);
                check_opponent(scene, point, counts);
            }
        }
    }
    std::printf("relied on %d, with captures %d; prohibited %d, something lost %d\n", counts.relied_on,
                counts.captures, counts.prohibited, counts.lost);
    EXPECT_GT(counts.captures, 500);
    EXPECT_GT(counts.prohibited, 500);
    EXPECT_GT(counts.lost, 500);
}

}  // namespace
}  // namespace shikatsu::patterns
