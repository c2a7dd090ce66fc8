// What can be said of the answers of clearings at a glance.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>

#include "optimized/clearing/clearing_features.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::optimized {
namespace {

constexpr int width = 5;
constexpr int height = 4;

int mirrored(int place) {
    return place / width * width + (width - 1 - place % width);
}
Mask mirrored(Mask set) {
    Mask image = 0;
    for_each_place(set, [&](int place) { image |= mask_of(mirrored(place)); });
    return image;
}
RegionState mirrored(const RegionState& state) {
    return {mirrored(state.opponent), mirrored(state.keeper), mirrored(state.marked)};
}

/// Of a whole grid.
RegionShape rectangle() {
    const Grid grid = Grid::create(height, width).value();
    Points points;
    for (int i = 0; i < grid.size(); ++i) points.push_back(Point{static_cast<std::uint16_t>(i)});
    return shape_of(
        points, [&](Point point) { return grid.adjacent(point); }, [](int, Point) {});
}

struct FeatureScene {
    std::vector<RegionGroup> groups;
    RegionState state;
    std::optional<int> play;
};

FeatureScene some_feature_scene() {
    const auto mask = [] { return *rc::gen::arbitrary<Mask>() & (mask_of(width * height) - 1); };
    FeatureScene scene;
    scene.groups = {{mask(), *rc::gen::inRange(0, 3)}, {mask(), *rc::gen::inRange(0, 3)}};
    scene.state.opponent = mask() & mask();
    scene.state.keeper = mask() & mask() & ~scene.state.opponent;
    if (*rc::gen::arbitrary<bool>() && scene.state.opponent != 0)
        scene.play = std::countr_zero(scene.state.opponent);
    return scene;
}

FeatureScene mirrored(const FeatureScene& scene) {
    FeatureScene image{scene.groups, mirrored(scene.state), std::nullopt};
    for (RegionGroup& group : image.groups) group.beside = mirrored(group.beside);
    if (scene.play) image.play = mirrored(*scene.play);
    return image;
}

/// Calls `visit(place, feature)` with each answer.
template <class Visit>
void each_answer(const RegionShape& shape, const FeatureScene& scene, Visit visit) {
    const ClearingGame game(shape, shape.all(), scene.groups, BansRelied::never, 0);
    const ClearingFeatures features(game, scene.state, scene.play);
    for_each_place(game.field().empty(scene.state), [&](int place) {
        if (const auto after = game.field().after_answer(scene.state, place))
            visit(place, features.of(place, *after));
    });
}

RC_GTEST_PROP(ClearingFeatures, AreOneOfEachRespect, ()) {
    each_answer(rectangle(), some_feature_scene(), [](int, const ClearingFeature& feature) {
        int first = 0;
        for (std::size_t i = 0; i < feature.size(); ++i) {
            RC_ASSERT(feature[i] >= first);
            first += clearing_respects[i];
            RC_ASSERT(feature[i] < first);
        }
    });
}

RC_GTEST_PROP(ClearingFeatures, AreTheSameInAMirror, ()) {
    const RegionShape shape = rectangle();
    const FeatureScene scene = some_feature_scene();
    std::vector<ClearingFeature> seen(width * height);
    each_answer(shape, scene, [&](int place, const ClearingFeature& feature) {
        seen[static_cast<std::size_t>(mirrored(place))] = feature;
    });
    each_answer(shape, mirrored(scene), [&](int place, const ClearingFeature& feature) {
        RC_ASSERT(seen[static_cast<std::size_t>(place)] == feature);
    });
}

RC_GTEST_PROP(ClearingFeatures, TellChancesThatAreOneTogether, ()) {
    std::vector<double> worths;
    each_answer(rectangle(), some_feature_scene(), [&](int, const ClearingFeature& feature) {
        worths.push_back(clearing_weights.worth(feature, 0.5));
    });
    RC_PRE(!worths.empty());
    const auto logarithms = logarithms_of_chances(worths);
    const double sum = std::accumulate(logarithms.begin(), logarithms.end(), 0.0,
                                       [](double all, double one) { return all + std::exp2(one); });
    RC_ASSERT(std::abs(sum - 1) < 1e-9);
    for (std::size_t i = 1; i < worths.size(); ++i)
        RC_ASSERT((worths[i] > worths[0]) == (logarithms[i] > logarithms[0]));
}

}  // namespace
}  // namespace shikatsu::optimized
