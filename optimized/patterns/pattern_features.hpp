// What can be said of the keeper's answers at a glance. Orders the search by patterns, decides nothing.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "optimized/answers/answer_worth.hpp"
#include "optimized/patterns/known_board.hpp"

namespace shikatsu::optimized {

/// How many kinds of answers there are in each respect, in the order of `PatternFeatures::of`.
inline constexpr std::array<int, 14> pattern_respects{376, 24, 20, 12, 10, 5, 10, 16, 9, 25, 2, 8, 4, 30};
using PatternFeature = AnswerFeature<pattern_respects.size()>;

/// Printed by tools/learn_answers, see there.
extern const AnswerWeights<feature_count(pattern_respects)> pattern_weights;

/// Of the answers to one play, or to a pass.
template <int W>
class PatternFeatures {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;

    /// The keeper is to move and wants to keep the target. `if_passed` would answer a pass. Keeps references
    /// to geometry and board.
    PatternFeatures(const Geometry<W>& geometry, const Known& seen, const Set& target,
                    std::optional<Point> play, std::optional<Point> if_passed)
        : geometry_(geometry),
          seen_(seen),
          free_(seen.empty()),
          played_(play.has_value()),
          if_passed_(if_passed),
          own_(strings(Side::defender, target)),
          rivals_(strings(Side::attacker, play ? Set::of(*play) : Set{})) {
        if (play) measure_from(*play);
        for (const String& string : own_) {
            if (!string.marked) continue;
            target_liberties_ |= string.liberties;
            near_target_[0] |= geometry.neighbours(string.stones) - string.stones;
        }
        near_target_[1] = geometry.neighbours(near_target_[0]);
        near_target_[2] = geometry.neighbours(near_target_[1]);
        for (const String& string : rivals_) {
            if (string.marked) played_liberties_ |= string.liberties;
        }
    }

    /// Of a pass.
    PatternFeature of_pass() const {
        FeatureCollector all(pattern_respects);
        all.add(375);
        for (std::size_t i = 1; i < pattern_respects.size(); ++i) all.add(0);
        return all.collected();
    }

    /// Of a play on a known empty intersection.
    PatternFeature of(Point point) const {
        const Set here = Set::of(point);
        const Set near = geometry_.neighbours(here);
        const Set second = geometry_.neighbours(near) - near - here;
        const int rivals = (near & seen_.of(Side::attacker)).count();
        const int own = (near & seen_.of(Side::defender)).count();
        const int distance = distance_to_play(point);
        const int played = std::min(played_liberties_.count(), 5);
        const Attack attack = attack_by(point);
        const Joined joined = joined_by(point, attack.captured);

        FeatureCollector all(pattern_respects);
        all.add(((rivals * 5 + own) * 5 + (near & free_).count()) * 3 + 4 - near.count());
        all.add((distance * 2 + (own > 0 ? 1 : 0)) * 2 + (rivals > 0 ? 1 : 0));
        all.add(std::min(attack.captured.count(), 3) * 5 + attack.fewest_liberties);
        all.add(played * 2 + (played_liberties_.contains(point) ? 1 : 0));
        all.add(std::min(joined.liberties, 4) * 2 + (joined.with_target ? 1 : 0));
        all.add(joined.saved);
        all.add(std::clamp(target_liberties_.count() - 1, 0, 4) * 2 +
                (target_liberties_.contains(point) ? 1 : 0));
        all.add(std::min(joined.strings, 3) * 4 + std::min(attack.strings, 3));
        all.add(eyes(here, near));
        all.add(around_the_corner(near, second));
        all.add(if_passed_ == point ? 1 : 0);
        all.add(distance_to_target(point) * 2 + (played_ ? 1 : 0));
        all.add((near.subset_of(seen_.known) ? 1 : 0) + (played_ ? 0 : 2));
        all.add(std::min((second & free_).count(), 4) * 6 + distance);
        return all.collected();
    }

  private:
    struct String {
        Set stones;
        Set liberties;
        /// It is the one that matters most.
        bool marked;
    };
    struct Attack {
        int strings = 0;
        Set captured;
        /// Of the strings that stay: from 1 to 4, or 0 if there is none.
        int fewest_liberties = 0;
    };
    struct Joined {
        int strings = 0;
        int liberties = 0;
        bool with_target = false;
        /// Whether a string had one liberty left, by its size; 4: the target's.
        int saved = 0;
    };

    std::vector<String> strings(Side side, const Set& marked) const {
        std::vector<String> all;
        for_each_part(geometry_, seen_.of(side), [&](const Set& stones) {
            all.push_back({stones, geometry_.neighbours(stones) & free_, stones.meets(marked)});
        });
        return all;
    }

    void measure_from(Point play) {
        const Set here = Set::of(play);
        near_play_[0] = geometry_.neighbours(here);
        const Set second = geometry_.neighbours(near_play_[0]) - near_play_[0] - here;
        second.for_each([&](Point point) {
            const bool around = (geometry_.neighbours(Set::of(point)) & near_play_[0]).count() > 1;
            near_play_[around ? 1 : 2].insert(point);
        });
        near_play_[3] = geometry_.neighbours(second) - second - near_play_[0];
    }

    int distance_to_play(Point point) const {
        if (!played_) return 0;
        for (std::size_t i = 0; i < near_play_.size(); ++i) {
            if (near_play_[i].contains(point)) return static_cast<int>(i) + 1;
        }
        return 5;
    }
    int distance_to_target(Point point) const {
        for (std::size_t i = 0; i < near_target_.size(); ++i) {
            if (near_target_[i].contains(point)) return static_cast<int>(i);
        }
        return 3;
    }

    Attack attack_by(Point point) const {
        Attack attack;
        for (const String& string : rivals_) {
            if (!string.liberties.contains(point)) continue;
            ++attack.strings;
            const int left = std::min(string.liberties.count() - 1, 4);
            if (left == 0)
                attack.captured |= string.stones;
            else if (attack.fewest_liberties == 0 || left < attack.fewest_liberties)
                attack.fewest_liberties = left;
        }
        // Where all are captured nothing stays; where nothing was there it is the same.
        if (attack.strings > 0 && attack.fewest_liberties == 0) attack.fewest_liberties = 4;
        return attack;
    }

    Joined joined_by(Point point, const Set& captured) const {
        Joined joined;
        Set stones = Set::of(point);
        for (const String& string : own_) {
            if (!string.liberties.contains(point)) continue;
            ++joined.strings;
            stones |= string.stones;
            joined.with_target = joined.with_target || string.marked;
            if (!string.liberties.single()) continue;
            const int size = string.stones.count();
            joined.saved = std::max(joined.saved, string.marked ? 4 : size > 3 ? 3 : size > 1 ? 2 : 1);
        }
        joined.liberties = ((geometry_.neighbours(stones) & (free_ | captured)) - Set::of(point)).count();
        return joined;
    }

    /// Empty intersections that it leaves with stones of one player only around them.
    int eyes(const Set& here, const Set& near) const {
        int own = 0;
        int rivals = 0;
        (near & free_).for_each([&](Point eye) {
            const Set around = geometry_.neighbours(Set::of(eye)) - here;
            if (around.subset_of(seen_.of(Side::defender)))
                ++own;
            else if (around.subset_of(seen_.of(Side::attacker)))
                ++rivals;
        });
        return std::min(own, 2) * 3 + std::min(rivals, 2);
    }

    int around_the_corner(const Set& near, const Set& second) const {
        int own = 0;
        int rivals = 0;
        (second & seen_.board.occupied()).for_each([&](Point point) {
            if ((geometry_.neighbours(Set::of(point)) & near).count() < 2) return;
            ++(seen_.of(Side::defender).contains(point) ? own : rivals);
        });
        return std::min(own, 4) * 5 + std::min(rivals, 4);
    }

    const Geometry<W>& geometry_;
    const Known& seen_;
    Set free_;
    bool played_;
    std::optional<Point> if_passed_;
    /// Those with stones of the target, or the one that was played, are marked.
    std::vector<String> own_;
    std::vector<String> rivals_;
    Set played_liberties_;
    Set target_liberties_;
    /// By distance from the play less 1; two steps: around the corner and straight on.
    std::array<Set, 4> near_play_;
    /// By distance from the target's string less 1.
    std::array<Set, 3> near_target_;
};

}  // namespace shikatsu::optimized
