#include "optimized/keeping/eye_cut.hpp"

#include <algorithm>

#include "optimized/keeping/region_lines.hpp"
#include "optimized/keeping/window_game.hpp"

namespace shikatsu::optimized {

namespace {

constexpr std::size_t most_states_of_small = 500;

/// The small ones first, each once.
void sort_by_size(std::vector<Mask>& sets) {
    std::sort(sets.begin(), sets.end(),
              [](Mask a, Mask b) { return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b); });
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
}

std::vector<Mask> usable_rectangles(const RegionShape& shape, int largest) {
    std::vector<Mask> all;
    constexpr int smallest = 3;
    for (const Mask rectangle : shape.rectangles) {
        for_each_string(shape, rectangle, [&](Mask part) {
            const int size = std::popcount(part);
            if (size >= smallest && size <= largest) all.push_back(part);
        });
    }
    sort_by_size(all);
    return all;
}

/// Connected ones, and a little larger ones that rectangles cut out, of at least two intersections.
std::vector<Mask> small_sets(const RegionShape& shape, int largest) {
    std::vector<Mask> all = connected_sets(shape, shape.all(), largest);
    for (const Mask rectangle : shape.rectangles) {
        if (std::popcount(rectangle) <= largest + 2) all.push_back(rectangle);
    }
    std::erase_if(all, [](Mask set) { return std::popcount(set) < 2; });
    sort_by_size(all);
    return all;
}

}  // namespace

Mask EyeSplit::zone() const {
    Mask zone = 0;
    for (const Small& window : small) zone |= window.points;
    for (const Eyes& window : eyes) zone |= window.game.field().points();
    return zone;
}

/// The windows of one state.
class EyeCut::Cutting {
  public:
    Cutting(EyeCut& cut, const RegionState& state)
        : cut_(cut), game_(cut.game_), shape_(game_.shape), state_(state), classes_(game_.classes(state)) {
        for (const RegionClass& one : classes_) kept_ |= one.stones;
        rest_ = shape_.all() & ~kept_;
    }

    std::optional<EyeSplit> run() {
        if (owed() == classes_.end()) return std::nullopt;
        split_.leader = owed()->leader;
        if (several()) {
            // If they had not even eyes together nothing else has to be looked at.
            if (!give_eyes() || !see_to_others()) return std::nullopt;
        }
        if (!give_eyes()) return std::nullopt;
        return std::move(split_);
    }

  private:
    using Classes = std::vector<RegionClass>;

    bool owes(const RegionClass& one) const {
        return game_.groups[one.leader].wanted > 0 && (served_ >> one.leader & 1U) == 0;
    }
    Classes::const_iterator owed() const {
        return std::find_if(classes_.begin(), classes_.end(),
                            [&](const RegionClass& one) { return owes(one); });
    }
    bool several() const {
        return std::count_if(classes_.begin(), classes_.end(),
                             [&](const RegionClass& one) { return owes(one); }) > 1;
    }

    /// Joins all to whom something is owed to the foremost, or sees to them by themselves.
    bool see_to_others() {
        // Joins hold for all windows after them.
        while (several() && join_any()) {
        }
        while (several()) {
            if (!serve_any()) return false;
        }
        return true;
    }

    /// Where windows may be that have no stones of the keeper.
    Mask room() const { return rest_ & ~state_.keeper; }
    Mask free_beside(const RegionClass& one) const { return one.beside & room() & ~state_.opponent; }

    bool join_any() {
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            if (!owes(classes_[i])) continue;
            for (std::size_t j = i + 1; j < classes_.size(); ++j) {
                if (owes(classes_[j]) && join(i, j)) return true;
            }
        }
        return false;
    }

    bool join(std::size_t one, std::size_t other) {
        const Mask a = free_beside(classes_[one]);
        const Mask b = free_beside(classes_[other]);
        if (std::popcount(a) < 2 || std::popcount(b) < 2) return false;
        const Mask common = a & b;
        if (std::popcount(common) >= 2) {
            const Mask first = lowest_of(common);
            if (join_in(first | lowest_of(common & ~first), one, other)) return true;
        }
        const Mask beside_one = classes_[one].beside & rest_;
        const Mask beside_other = classes_[other].beside & rest_;
        return std::any_of(cut_.sets_.begin(), cut_.sets_.end(), [&](Mask each) {
            const Mask set = each & room();
            if ((set & beside_one) == 0 || (set & beside_other) == 0) return false;
            if ((set & state_.opponent) == 0)
                return std::popcount(set & a) >= 2 && std::popcount(set & b) >= 2 && join_in(set, one, other);
            // He might be joined by a capture.
            return join_in(with_two(with_two(set, a), b), one, other);
        });
    }

    /// Two of the liberties have to be there from the start; outside of the set those count that are worth
    /// least.
    Mask with_two(Mask set, Mask liberties) const {
        const auto worth = [&](int place) {
            return std::popcount(shape_.adjacent[static_cast<std::size_t>(place)] & rest_);
        };
        while (std::popcount(set & liberties) < 2 && (liberties & ~set) != 0) {
            int least = std::countr_zero(liberties & ~set);
            for_each_place(liberties & ~set, [&](int place) {
                if (worth(place) < worth(least)) least = place;
            });
            set |= mask_of(least);
        }
        return set;
    }

    bool join_in(Mask set, std::size_t one, std::size_t other) {
        EyeSplit::Small window = small_window(set);
        window.game.link = RegionLink{place(window, one), place(window, other)};
        if (!cut_.small_.held(window.game)) return false;
        take_small(std::move(window));
        // The foremost of the two stands for both.
        classes_[one].beside |= classes_[other].beside;
        classes_[one].members |= classes_[other].members;
        classes_.erase(classes_.begin() + static_cast<std::ptrdiff_t>(other));
        return true;
    }

    /// Gives the hindmost two liberties, or a join to whoever is before it.
    bool serve_any() {
        for (std::size_t i = classes_.size(); i-- > 0;) {
            if (owes(classes_[i]) && classes_[i].leader != owed()->leader && serve(i)) return true;
        }
        return false;
    }

    bool serve(std::size_t one) {
        const Mask near = free_beside(classes_[one]);
        if (std::popcount(near) < 2) return false;
        const Mask first = lowest_of(near);
        const Mask second = lowest_of(near & ~first);
        if (std::popcount(near) == 2 && (shape_.neighbours(first) & second) == 0 && serve_in(near, one))
            return true;
        return std::any_of(cut_.sets_.begin(), cut_.sets_.end(), [&](Mask set) {
            return std::popcount(set & room() & near) >= 2 && serve_in(set & room(), one);
        });
    }

    bool serve_in(Mask set, std::size_t one) {
        EyeSplit::Small window = small_window(set);
        window.game.groups[place(window, one)].wanted = 2;
        if (!cut_.small_.held(window.game)) return false;
        // Perhaps it does for others, too.
        for (std::size_t i = 0; i < window.groups.size(); ++i) {
            const std::size_t leader = classes_[window.groups[i]].leader;
            if (!owes(classes_[window.groups[i]]) || leader == owed()->leader) continue;
            int& wanted = window.game.groups[i].wanted;
            if (wanted > 0) continue;
            wanted = 2;
            if (!cut_.small_.held(window.game)) wanted = 0;
        }
        for (std::size_t i = 0; i < window.groups.size(); ++i) {
            if (window.game.groups[i].wanted > 0)
                served_ |= std::uint64_t{1} << classes_[window.groups[i]].leader;
        }
        take_small(std::move(window));
        return true;
    }

    /// By group of its game: the number of the class.
    EyeSplit::Small small_window(Mask set) const {
        std::vector<Mask> beside;
        for (const RegionClass& each : classes_) beside.push_back(each.beside);
        EyeSplit::Small window{set, {}, {}};
        window.game = window_game(shape_, state_, set, kept_, beside, window.groups);
        return window;
    }

    static std::size_t place(const EyeSplit::Small& window, std::size_t number) {
        const auto& all = window.groups;
        return static_cast<std::size_t>(std::find(all.begin(), all.end(), number) - all.begin());
    }

    /// Requires that it is held.
    void take_small(EyeSplit::Small window) {
        rest_ &= ~window.points;
        for (std::size_t& group : window.groups) group = classes_[group].leader;
        split_.small.push_back(std::move(window));
    }

    Mask beside() const {
        Mask all = 0;
        for (const RegionClass& one : classes_) {
            if (owes(one)) all |= one.beside;
        }
        return all;
    }

    bool give_eyes() {
        split_.eyes.clear();
        has_ = 0;
        open_ = rest_;
        beside_ = beside();
        for (Mask left = rest_; left != 0 && lacking() > 0;) {
            const Mask part = shape_.flood(lowest_of(left), left);
            left &= ~part;
            if (std::popcount(part) > cut_.limits_.largest) continue;
            const int eyes = eyes_in(part, lacking());
            if (eyes > 0) add(part, eyes);
            open_ &= ~part;
        }
        return lacking() == 0 || take_rectangles();
    }

    int lacking() const { return cut_.wanted_ - has_; }

    void add(Mask part, int eyes) {
        split_.eyes.push_back({window(part, eyes), state_in(part)});
        has_ += eyes;
    }

    RegionState state_in(Mask part) const {
        return {state_.opponent & part, state_.keeper & part, state_.marked & part};
    }

    EyeGame window(Mask part, int eyes) const {
        const Mask outside = shape_.all() & ~kept_ & ~part;
        const Mask border = part & (shape_.border | shape_.neighbours(outside));
        return {{shape_, part, border, beside_ & part}, eyes};
    }

    /// How many liberties the part is found to give, up to `most`.
    int eyes_in(Mask part, int most) {
        if ((part & beside_) == 0) return 0;
        const RegionState state = state_in(part);
        int eyes = 0;
        while (eyes < most) {
            const EyeGame game = window(part, eyes + 1);
            const Mask border = game.field().border();
            // The capture of a loose string has to be decided in the window.
            if (border == part || (border & state.keeper) != 0) return 0;
            if (!cut_.memory_.held(game, state)) break;
            ++eyes;
        }
        return eyes;
    }

    bool take_rectangles() {
        std::vector<Mask> single;
        for (const Mask rectangle : cut_.rectangles_) {
            const Mask part = rectangle & open_;
            if (part == 0 || 2 * std::popcount(part & state_.opponent) > std::popcount(part)) continue;
            const int eyes = eyes_in(part, lacking());
            if (eyes == 0) continue;
            if (eyes == lacking()) {
                add(part, eyes);
                return true;
            }
            const auto other =
                std::find_if(single.begin(), single.end(), [&](Mask one) { return (one & part) == 0; });
            if (other != single.end()) {
                add(*other, 1);
                add(part, 1);
                return true;
            }
            single.push_back(part);
        }
        return false;
    }

    EyeCut& cut_;
    const RegionGame& game_;
    const RegionShape& shape_;
    const RegionState& state_;
    /// In the order of their ranks.
    Classes classes_;
    Mask kept_ = 0;
    /// Without kept stones and windows that join.
    Mask rest_ = 0;
    /// Of it what is in no small part.
    Mask open_ = 0;
    /// Beside those to whom something is owed.
    Mask beside_ = 0;
    int has_ = 0;
    /// By group: seen to as the leader of its class.
    std::uint64_t served_ = 0;
    EyeSplit split_;
};

EyeCut::EyeCut(const RegionGame& game, const EyeCutLimits& limits)
    : game_(game),
      wanted_(0),
      limits_(limits),
      rectangles_(usable_rectangles(game.shape, limits.largest)),
      memory_(limits.states),
      small_(most_states_of_small) {
    for (const RegionGroup& group : game.groups) wanted_ = std::max(wanted_, group.wanted);
    const auto owed = [](const RegionGroup& group) { return group.wanted > 0; };
    if (std::count_if(game.groups.begin(), game.groups.end(), owed) > 1)
        sets_ = small_sets(game.shape, limits.largest_small);
}

std::optional<EyeSplit> EyeCut::split(const RegionState& state) {
    return Cutting(*this, state).run();
}

Keeping EyeCut::written(const EyeSplit& split, const RegionNames& names) {
    Keeping keeping;
    for (const EyeSplit::Small& window : split.small) {
        RegionNames inner;
        for_each_place(window.points, [&](int place) {
            inner.points.push_back(names.points[static_cast<std::size_t>(place)]);
        });
        for (const std::size_t group : window.groups) inner.groups.push_back(names.groups[group]);
        keeping.regions.push_back(written_region(window.game, inner, small_));
    }
    for (const EyeSplit::Eyes& window : split.eyes) {
        KeepingRegion& region = keeping.regions.emplace_back();
        for_each_place(window.game.field().points(), [&](int place) {
            region.points.push_back(names.points[static_cast<std::size_t>(place)]);
        });
        region.needs.emplace_back(names.groups[split.leader], window.game.wanted());
        region.states = region_lines(
            window.game, window.start, names.points,
            [](const RegionState&) { return std::optional<Keeping>(); },
            [&](const RegionState& after_play) {
                const EyeWindows::Answer answer = memory_.answer(window.game, after_play);
                return std::pair(answer.place, answer.after);
            });
    }
    return keeping;
}

}  // namespace shikatsu::optimized
