#include "optimized/clearing/clearing_experience.hpp"

#include <cmath>
#include <cstdint>

#include "optimized/answers/answer_worth.hpp"

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
    std::vector<double> worths;
    worths.reserve(tried.size());
    for (const Tried& one : tried) worths.push_back(one.worth);
    const std::vector<double> chances = logarithms_of_chances(worths);
    Worths steps{};
    const float share = rate / static_cast<float>(places_);
    for (std::size_t i = 0; i < tried.size(); ++i)
        steps[static_cast<std::size_t>(tried[i].place)] = -share * static_cast<float>(std::exp2(chances[i]));
    steps[static_cast<std::size_t>(tried.back().place)] += share;
    for_each_place_of(weights_, points, state, play, [&](std::span<float> weights) {
        for (std::size_t answer = 0; answer < places_; ++answer) weights[answer] += steps[answer];
    });
}

}  // namespace shikatsu::optimized
