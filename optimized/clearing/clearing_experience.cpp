#include "optimized/clearing/clearing_experience.hpp"

#include <algorithm>
#include <cmath>

namespace shikatsu::optimized {

namespace {

/// What can be on a place of the region. In the order of the weights.
enum class Content : std::uint8_t { empty, opponent, keeper, other_part };
constexpr std::size_t contents = 4;

/// Of the steps, shared among the places.
constexpr float rate = 1;

Content content_of(Mask points, const RegionState& state, std::size_t place) {
    const Mask here = mask_of(static_cast<int>(place));
    if ((points & here) == 0) return Content::other_part;
    if ((state.opponent & here) != 0) return Content::opponent;
    return (state.keeper & here) != 0 ? Content::keeper : Content::empty;
}

}  // namespace

ClearingExperience::ClearingExperience(std::size_t places)
    : places_(places), weights_((places + 2) * places * contents * places) {}

template <class Weights, class Visit>
void ClearingExperience::for_each_place_of(Weights& weights, Mask points, const RegionState& state,
                                           std::optional<int> play, Visit visit) const {
    const std::size_t to_this = play ? static_cast<std::size_t>(*play) : places_;
    const std::size_t to_any = places_ + 1;
    for (const std::size_t answered : {to_this, to_any}) {
        for (std::size_t place = 0; place < places_; ++place) {
            const auto content = static_cast<std::size_t>(content_of(points, state, place));
            visit(std::span(weights).subspan(((answered * places_ + place) * contents + content) * places_,
                                             places_));
        }
    }
}

ClearingExperience::Worths ClearingExperience::worths(Mask points, const RegionState& state,
                                                      std::optional<int> play) const {
    Worths sums{};
    for_each_place_of(weights_, points, state, play, [&](std::span<const float> weights) {
        for (std::size_t answer = 0; answer < places_; ++answer) sums[answer] += weights[answer];
    });
    return sums;
}

void ClearingExperience::learn(Mask points, const RegionState& state, std::optional<int> play,
                               std::span<const Tried> tried) {
    if (tried.size() == 1) return;  // then there is nothing to be mended
    const auto best = std::max_element(tried.begin(), tried.end(), [](const Tried& one, const Tried& other) {
        return one.worth < other.worth;
    });
    double all = 0;
    for (const Tried& one : tried) all += std::exp(one.worth - best->worth);
    Worths steps{};
    const float share = rate / static_cast<float>(places_);
    for (const Tried& one : tried) {
        const auto chance = static_cast<float>(std::exp(one.worth - best->worth) / all);
        steps[static_cast<std::size_t>(one.place)] = -share * chance;
    }
    steps[static_cast<std::size_t>(tried.back().place)] += share;
    for_each_place_of(weights_, points, state, play, [&](std::span<float> weights) {
        for (std::size_t answer = 0; answer < places_; ++answer) weights[answer] += steps[answer];
    });
}

}  // namespace shikatsu::optimized
