// Plays beside stones that have liberties elsewhere, and peace, on whole boards.
#include <random>

#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/patterns/anchored_scene.hpp"

namespace shikatsu::mutants {

namespace {

using optimized::Side;
using patterns::AnchoredScene;
using patterns::Breath;
using Known = AnchoredScene::Known;
using Set = AnchoredScene::Set;

std::string on(const AnchoredScene& scene, Side side, Point point) {
    return scene.words + (side == Side::defender ? ": the keeper" : ": the opponent") + " on " +
           std::to_string(point.index);
}

void check_known_plays(const AnchoredScene& scene, Cases& cases) {
    const optimized::LocalPlays<1> plays(scene.geometry);
    scene.seen.empty().for_each([&](Point point) {
        const auto keepers = plays.of_keeper(scene.seen, point);
        const auto keeps = scene.effect(Side::defender, point);
        cases.expect(!keepers.may || (keeps.legal && !keeps.ko_capture), on(scene, Side::defender, point));
        cases.expect(!keepers.may || scene.shows_after(Side::defender, point, keepers.after),
                     on(scene, Side::defender, point) + ", afterwards");
        cases.expect(scene.stay_anchored(keepers.after), on(scene, Side::defender, point) + ", anchored");
        const bool joins = scene.geometry.neighbours(Set::of(point)).meets(scene.seen.anchored);
        cases.expect(keepers.may || !joins, on(scene, Side::defender, point) + ", joined to anchored stones");
        const auto rivals = plays.of_opponent(scene.seen, point);
        const bool possible = scene.effect(Side::attacker, point).legal;
        cases.expect(rivals.may || !possible, on(scene, Side::attacker, point));
        cases.expect(!possible || scene.shows_after(Side::attacker, point, rivals.after),
                     on(scene, Side::attacker, point) + ", afterwards");
        cases.expect(scene.stay_anchored(rivals.after), on(scene, Side::attacker, point) + ", anchored");
    });
}

void check_peace(const AnchoredScene& scene, Cases& cases) {
    const Known left = optimized::LocalPlays<1>(scene.geometry).in_peace(scene.seen);
    cases.expect(scene.stay_anchored(left), scene.words + ": anchored in peace");
    (scene.real.empty() - scene.seen.known).for_each([&](Point point) {
        for (const Side side : {Side::attacker, Side::defender}) {
            if (!scene.effect(side, point).legal) continue;
            cases.expect(scene.shows_after(side, point, left), on(scene, side, point) + ", in peace");
        }
    });
}

void check_shows(const AnchoredScene& scene, std::mt19937& random, Cases& cases) {
    Set points;
    for (const Point point : scene.geometry.grid().points()) {
        if (random() % 2 == 0) points.insert(point);
    }
    const Known pattern = scene.seen.on(points);
    Known bare = scene.seen;
    bare.anchored = {};
    cases.expect(pattern.anchored.subset_of(pattern.of(Side::defender)), scene.words + ": unknown anchors");
    cases.expect(scene.seen.shows(bare), scene.words + ": fewer anchors are shown");
    cases.expect(bare.shows(scene.seen) == scene.seen.anchored.empty(),
                 scene.words + ": more anchors are not");
}

AnchoredScene scene_of(const Position& position, Breath breath, std::mt19937& random) {
    const auto draws = [&] {
        std::vector<int> draws(static_cast<std::size_t>(position.grid().size()));
        for (int& draw : draws) draw = static_cast<int>(random() % 10);
        return draws;
    };
    const std::vector<int> known = draws();
    const std::vector<int> anchored = draws();
    return {position, known, anchored, 5 + static_cast<int>(random() % 6), breath};
}

std::function<void(Cases&)> scenes_on(const std::vector<Position>& positions) {
    return [=](Cases& cases) {
        std::mt19937 random(20034);
        for (const Position& position : positions) {
            const AnchoredScene there = scene_of(position, Breath::where_unknown, random);
            check_known_plays(there, cases);
            check_shows(there, random, cases);
            check_peace(scene_of(position, Breath::where_known, random), cases);
        }
    };
}

}  // namespace

std::vector<Check> anchored_checks() {
    return {{"anchored stones on 1x7", Turn::first, scenes_on(sample_of(1, 7, 500))},
            {"anchored stones on 2x4", Turn::first, scenes_on(sample_of(2, 4, 2'000))},
            {"anchored stones on 3x3", Turn::first, scenes_on(sample_of(3, 3, 4'000))}};
}

}  // namespace shikatsu::mutants
