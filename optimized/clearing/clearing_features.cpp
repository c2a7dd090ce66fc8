#include "optimized/clearing/clearing_features.hpp"

#include <algorithm>
#include <bit>

namespace shikatsu::optimized {

namespace {

/// The index of the first bound that the number is not above; how many there are if it is above all.
template <std::size_t Size>
int step_of(int number, const std::array<int, Size>& bounds) {
    return static_cast<int>(std::lower_bound(bounds.begin(), bounds.end(), number) - bounds.begin());
}

int strings_beside(const RegionShape& shape, Mask near, Mask stones) {
    int strings = 0;
    for (Mask left = near & stones; left != 0; ++strings) left &= ~shape.flood(lowest_of(left), stones);
    return strings;
}

}  // namespace

ClearingFeatures::ClearingFeatures(const ClearingGame& game, const RegionState& state,
                                   std::optional<int> play)
    : game_(game),
      field_(game.field()),
      state_(state),
      played_(play.has_value()),
      free_(field_.empty(state)) {
    if (play) {
        const Mask here = mask_of(*play);
        if ((state.opponent & here) != 0)
            liberties_ = field_.neighbours(field_.shape().flood(here, state.opponent)) & free_;
        adjacent_ = field_.adjacent(*play);
        const Mask second = field_.neighbours(adjacent_) & ~adjacent_ & ~here;
        for_each_place(second, [&](int place) {
            const bool around = std::popcount(field_.adjacent(place) & adjacent_) > 1;
            (around ? diagonal_ : straight_) |= mask_of(place);
        });
        third_ = field_.neighbours(second) & ~second & ~adjacent_ & ~here;
    }
    for (const RegionGroup& group : game.groups()) {
        const int spare = std::popcount(group.beside & free_) - group.wanted;
        spare_.push_back(std::max(spare, 0));
        if (spare < 0) beside_lacking_ |= group.beside;
        if (group.wanted == 0) continue;
        const int tight = std::min(spare_.back(), 3);
        if (tight < tightest_) beside_tightest_ = 0;
        if (tight <= tightest_) {
            tightest_ = tight;
            beside_tightest_ |= group.beside;
        }
    }
    for_each_string(field_.shape(), state.keeper, [&](Mask string) {
        const Mask liberties = field_.neighbours(string) & free_;
        if (std::popcount(liberties) == 1) ataris_ |= liberties;
    });
}

int ClearingFeatures::opponents_beside(int place) const {
    return std::popcount(field_.adjacent(place) & state_.opponent);
}

int ClearingFeatures::groups_beside(int place) const {
    return static_cast<int>(
        std::count_if(game_.groups().begin(), game_.groups().end(),
                      [&](const RegionGroup& group) { return (group.beside & mask_of(place)) != 0; }));
}

int ClearingFeatures::spare_beside(int place) const {
    int least = 4;
    for (std::size_t i = 0; i < spare_.size(); ++i) {
        const RegionGroup& group = game_.groups()[i];
        if (group.wanted > 0 && (group.beside & mask_of(place)) != 0) least = std::min(least, spare_[i]);
    }
    return least;
}

int ClearingFeatures::surroundings(int place) const {
    const Mask near = field_.adjacent(place);
    const int own = (near & state_.keeper) != 0 ? 1 : 0;
    return ((opponents_beside(place) * 5 + std::popcount(near & free_)) * 2 + own) * 3 +
           std::min(groups_beside(place), 2);
}

int ClearingFeatures::distance(int place) const {
    const Mask here = mask_of(place);
    if (!played_) return 0;
    if ((adjacent_ & here) != 0) return 1;
    if ((diagonal_ & here) != 0) return 2;
    if ((straight_ & here) != 0) return 3;
    return (third_ & here) != 0 ? 4 : 5;
}

int ClearingFeatures::attack(int place, const RegionState& after) const {
    const int captured = std::popcount(state_.opponent) - std::popcount(after.opponent);
    int least = 0;
    for (Mask left = field_.adjacent(place) & after.opponent; left != 0;) {
        const Mask string = field_.shape().flood(lowest_of(left), after.opponent);
        left &= ~string;
        const int liberties = std::min(4, std::popcount(field_.neighbours(string) & field_.empty(after)));
        least = least == 0 ? liberties : std::min(least, liberties);
    }
    return std::min(captured, 3) * 5 + least;
}

int ClearingFeatures::own_liberties(int place, const RegionState& after) const {
    const Mask own = field_.shape().flood(mask_of(place), after.keeper);
    if ((own & field_.walls()) != 0) return 0;
    return std::min(3, std::popcount(field_.neighbours(own) & field_.empty(after)));
}

int ClearingFeatures::parts(int place, const RegionState& after) const {
    const Mask body = field_.body(after);
    if ((body & mask_of(place)) == 0) return 12;
    int count = 0;
    int largest = 0;
    for_each_string(field_.shape(), field_.points() & ~body, [&](Mask part) {
        ++count;
        largest = std::max(largest, std::popcount(part));
    });
    const int less = std::popcount(field_.points()) - largest;
    return (std::clamp(count, 1, 3) - 1) * 4 + step_of<3>(less, {1, 2, 4});
}

int ClearingFeatures::farther(int place) const {
    const Mask near = field_.adjacent(place);
    const Mask second = field_.neighbours(near) & ~near & ~mask_of(place);
    return (std::min(3, std::popcount(second & state_.opponent)) * 5 +
            std::min(4, std::popcount(second & free_))) *
               3 +
           std::min(groups_beside(place), 2);
}

int ClearingFeatures::joined(int place) const {
    const Mask near = field_.adjacent(place);
    const int opponents = strings_beside(field_.shape(), near, state_.opponent);
    const int own = groups_beside(place) + strings_beside(field_.shape(), near, state_.keeper);
    return std::min(opponents, 3) * 4 + std::min(own, 3);
}

int ClearingFeatures::eyes(int place) const {
    int eyes = 0;
    for_each_place(field_.adjacent(place) & free_ & ~field_.walls(), [&](int near) {
        if ((field_.adjacent(near) & ~mask_of(place) & ~state_.opponent) == 0) ++eyes;
    });
    return std::min(eyes, 2);
}

ClearingFeature ClearingFeatures::of(int place, const RegionState& after) const {
    const Mask here = mask_of(place);
    const Mask near = field_.adjacent(place);
    const Mask empty = near & free_;
    const int wall = (field_.walls() & here) != 0 ? 1 : 0;
    const int opponents = opponents_beside(place);
    const int touches = opponents > 0 ? 1 : 0;
    const int played = std::min(5, std::popcount(liberties_));
    const int captures = after.opponent != state_.opponent ? 1 : 0;
    const int mover = played_ ? 2 : state_.opponent != 0 ? 1 : 0;
    const auto among = [](Mask set, Mask others) { return (set & others) != 0 ? 1 : 0; };

    FeatureCollector all(clearing_respects);
    all.add(surroundings(place));
    all.add((distance(place) * 2 + wall) * 2 + touches);
    all.add(attack(place, after));
    all.add(played * 2 + among(liberties_, here));
    all.add(own_liberties(place, after));
    all.add(spare_beside(place));
    all.add((beside_lacking_ != 0 ? 2 : 0) + among(beside_lacking_, here));
    all.add(parts(place, after));
    all.add(std::min(7, std::popcount(field_.neighbours(empty) & free_ & ~here & ~near)));
    all.add(among(ataris_, here));
    all.add((mover * 2 + wall) * 5 + std::popcount(empty));
    all.add(farther(place));
    all.add(((wall * 4 + std::min(3, std::popcount(empty & field_.walls()))) * 3 + std::min(opponents, 2)) *
                2 +
            captures);
    all.add(joined(place));
    all.add(eyes(place) * 2 + touches);
    all.add(played * 2 + among(liberties_, near));
    all.add(step_of<5>(std::popcount(free_), {3, 6, 10, 15, 22}) * 6 + distance(place));
    all.add(tightest_ * 2 + among(beside_tightest_, here));
    return all.collected();
}

}  // namespace shikatsu::optimized
