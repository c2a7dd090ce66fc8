// What a search for clearings learns on the way about answers.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <vector>

#include "optimized/clearing/clearing_experience.hpp"

namespace shikatsu::optimized {
namespace {

using Tried = ClearingExperience::Tried;

constexpr int places = 5;
constexpr Mask whole = (Mask{1} << places) - 1;

/// A state of a part of the region and the play that is answered there.
struct Scene {
    Mask points;
    RegionState state;
    std::optional<int> play;
};

Scene some_scene() {
    Scene scene{*rc::gen::inRange<Mask>(0, whole + 1), {}, std::nullopt};
    scene.state.opponent = scene.points & *rc::gen::inRange<Mask>(0, whole + 1);
    scene.state.keeper = scene.points & ~scene.state.opponent & *rc::gen::inRange<Mask>(0, whole + 1);
    if (const int play = *rc::gen::inRange(-1, places); play >= 0) scene.play = play;
    return scene;
}

/// One or more different ones, with what they are worth there.
std::vector<Tried> some_tried(const ClearingExperience::Worths& worths) {
    std::vector<Tried> tried;
    const auto chosen = *rc::gen::nonEmpty(rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, places)));
    for (const int place : chosen)
        tried.push_back({place, static_cast<double>(worths[static_cast<std::size_t>(place)])});
    return tried;
}

/// The same, as its definition has it.
class PlainExperience {
  public:
    double worth(const Scene& scene, int answer) const {
        double sum = 0;
        for_each_weight(scene, answer, [&](const Weight& weight) {
            const auto found = weights_.find(weight);
            sum += found == weights_.end() ? 0 : found->second;
        });
        return sum;
    }
    void learn(const Scene& scene, const std::vector<Tried>& tried) {
        const double all = std::accumulate(tried.begin(), tried.end(), 0.0, [](double sum, const Tried& one) {
            return sum + std::exp(one.worth);
        });
        for (const Tried& one : tried) {
            const double wins = &one == &tried.back() ? 1 : 0;
            for_each_weight(scene, one.place, [&](const Weight& weight) {
                weights_[weight] += (wins - std::exp(one.worth) / all) / places;
            });
        }
    }

  private:
    /// The play, -1 for none and -2 for any; a place, what is on it, and the answer.
    using Weight = std::tuple<int, int, char, int>;

    template <class Visit>
    static void for_each_weight(const Scene& scene, int answer, Visit visit) {
        for (int place = 0; place < places; ++place) {
            const Mask here = Mask{1} << place;
            const char content = (scene.points & here) == 0           ? '-'
                                 : (scene.state.opponent & here) != 0 ? 'O'
                                 : (scene.state.keeper & here) != 0   ? 'P'
                                                                      : '.';
            visit({scene.play.value_or(-1), place, content, answer});
            visit({-2, place, content, answer});
        }
    }

    std::map<Weight, double> weights_;
};

RC_GTEST_PROP(ClearingExperience, IsThatOfItsDefinition, ()) {
    ClearingExperience experience(places);
    PlainExperience plain;
    const int lessons = *rc::gen::inRange(0, 20);
    for (int lesson = 0; lesson < lessons; ++lesson) {
        const Scene scene = some_scene();
        const auto worths = experience.worths(scene.points, scene.state, scene.play);
        for (int answer = 0; answer < places; ++answer) {
            const auto worth = static_cast<double>(worths[static_cast<std::size_t>(answer)]);
            RC_ASSERT(std::abs(worth - plain.worth(scene, answer)) < 1e-3);
        }
        const std::vector<Tried> tried = some_tried(worths);
        experience.learn(scene.points, scene.state, scene.play, tried);
        plain.learn(scene, tried);
    }
}

RC_GTEST_PROP(ClearingExperience, LeadsToWhatWon, ()) {
    ClearingExperience experience(places);
    const Scene scene = some_scene();
    const std::vector<Tried> tried = some_tried(experience.worths(scene.points, scene.state, scene.play));
    const auto winner = static_cast<std::size_t>(tried.back().place);
    for (int lesson = 0; lesson < 20; ++lesson) {
        const auto worths = experience.worths(scene.points, scene.state, scene.play);
        std::vector<Tried> now = tried;
        for (Tried& one : now) one.worth = static_cast<double>(worths[static_cast<std::size_t>(one.place)]);
        experience.learn(scene.points, scene.state, scene.play, now);
    }
    const auto worths = experience.worths(scene.points, scene.state, scene.play);
    for (std::size_t answer = 0; answer < places; ++answer) {
        const auto is_it = [&](const Tried& one) { return static_cast<std::size_t>(one.place) == answer; };
        const bool was_tried = std::any_of(tried.begin(), tried.end(), is_it);
        if (!was_tried || tried.size() == 1) RC_ASSERT(worths[answer] == 0.0F);
        if (was_tried && answer != winner) RC_ASSERT(worths[answer] + 1 < worths[winner]);
    }
}

}  // namespace
}  // namespace shikatsu::optimized
