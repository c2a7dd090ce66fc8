// Whether the keeper can hold what is wanted in a region: each play is answered, until the region is left to
// windows.
#pragma once

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "optimized/keeping/region_game.hpp"

namespace shikatsu::optimized {

struct TreeLimits {
    /// Plays and answers, one after another.
    int depth = 4;
    /// States of which it is looked whether they hold at once.
    std::size_t states = 1'000;
};

/// Searches ever deeper. Where the answer lies that would hold the state with a move more, and what follows
/// it, the opponent's plays are tried first. What comes back to a state under way counts as held, as play
/// without end is as good as any; if that state turns out not to be, so may what counted on it. `Game` is the
/// play in the region; `Leaf` says of a state where the windows lie in which it holds at once, or nothing.
template <class Game, class Leaf>
class TreeSearch {
  public:
    /// `stopped` may be asked at any time.
    TreeSearch(const Game& game, const RegionState& start, Leaf leaf, const TreeLimits& limits,
               const std::function<bool()>& stopped)
        : game_(game), start_(start), leaf_(std::move(leaf)), limits_(limits), stopped_(stopped) {}

    /// Whether a strategy was found within the limits.
    bool run() {
        for (int depth = 0; depth <= limits_.depth && !over_; ++depth) {
            if (held(start_, depth)) return true;
        }
        return false;
    }
    std::size_t states() const { return looked_at_; }

    /// After a run that says yes: the answer to a play that was met.
    struct Answer {
        /// Nothing: a pass.
        std::optional<int> place;
        RegionState after;
    };
    Answer answer(const RegionState& after_play) const {
        const std::vector<Answer> all = answers(after_play);
        return *std::find_if(all.begin(), all.end(), [&](const Answer& one) {
            const auto known = known_.find(one.after);
            return known != known_.end() && known->second.held;
        });
    }

  private:
    struct Known {
        bool held = false;
        std::optional<bool> at_once;
        /// Up to this depth it was not held; -1: not tried.
        int lost_in = -1;
        /// The play that it was lost by.
        int refutation = -1;
        bool under_way = false;
        /// While it was under way something counted on it.
        bool counted_on = false;
        /// If it is held: where its windows and the answers before them are.
        Mask zone = 0;
    };

    bool given_up() {
        over_ = over_ || looked_at_ >= limits_.states || stopped_();
        return over_;
    }

    bool holds_at_once(const RegionState& state, Known& known) {
        if (known.at_once) return *known.at_once;
        if (given_up()) return false;
        ++looked_at_;
        const std::optional<Mask> zone = leaf_(state);
        known.at_once = zone.has_value();
        if (zone) known.zone = *zone;
        known.held = zone.has_value();
        return known.held;
    }

    bool held(const RegionState& state, int depth) {
        Known& known = known_[state];
        if (known.held || known.under_way) {
            known.counted_on = true;
            return true;
        }
        if (known.lost_in >= depth) return false;
        if (!game_.holds(state)) {
            known.lost_in = INT_MAX;
            return false;
        }
        if (holds_at_once(state, known)) return true;
        if (depth == 0 || over_) return false;
        const std::size_t before = counting_.size();
        known.under_way = true;
        known.counted_on = false;
        known.held = each_play_answered(state, known, depth);
        known.under_way = false;
        if (known.held) {
            counting_.push_back(&known);
            return true;
        }
        if (!over_) known.lost_in = depth;
        if (known.counted_on) {
            for (std::size_t i = before; i < counting_.size(); ++i) counting_[i]->held = false;
            counting_.resize(before);
        }
        return false;
    }

    bool each_play_answered(const RegionState& state, Known& known, int depth) {
        const Mask if_passed = answered_by(places(state), state, 0, depth).value_or(0);
        Mask zone = if_passed;
        for (const RegionState& after : game_.vanishings(state)) {
            if (!held(after, depth)) return false;
            zone |= known_[after].zone;
        }
        for (const int place : plays(state, known, if_passed)) {
            const auto after = game_.after_play(state, place);
            if (!after) continue;
            const std::optional<Mask> found = answered(*after, if_passed, depth);
            if (!found) {
                known.refutation = place;
                return false;
            }
            zone |= *found;
        }
        known.zone = zone;
        return true;
    }

    std::vector<int> plays(const RegionState& state, const Known& known, Mask hint) const {
        std::vector<int> plays;
        for_each_place(game_.empty(state), [&](int place) { plays.push_back(place); });
        std::stable_sort(plays.begin(), plays.end(), [&](int a, int b) {
            const auto order = [&](int place) {
                return std::tuple(place != known.refutation, (hint >> place & 1U) == 0,
                                  -static_cast<std::int64_t>(good_[index(place)]));
            };
            return order(a) < order(b);
        });
        return plays;
    }

    std::vector<Answer> answers(const RegionState& after_play) const {
        std::vector<Answer> all = places(after_play);
        if (game_.holds(after_play)) all.push_back({std::nullopt, after_play});
        return all;
    }

    /// Those that are no pass.
    std::vector<Answer> places(const RegionState& after_play) const {
        std::vector<Answer> all;
        for_each_place(game_.empty(after_play), [&](int place) {
            const auto after = game_.after_answer(after_play, place);
            if (after && game_.holds(*after)) all.push_back({place, *after});
        });
        return all;
    }

    void sort_answers(std::vector<Answer>& all, const RegionState& after_play, Mask hint) const {
        const auto order = [&](const Answer& one) {
            const int captured = std::popcount(after_play.opponent & ~one.after.opponent);
            return std::tuple(!one.place, -captured, (hint & mask_of_answer(one)) == 0,
                              one.place ? -static_cast<std::int64_t>(good_[index(*one.place)]) : 0);
        };
        std::stable_sort(all.begin(), all.end(),
                         [&](const Answer& a, const Answer& b) { return order(a) < order(b); });
    }

    /// The zone of an answer after which the state is held, with its place.
    std::optional<Mask> answered(const RegionState& after_play, Mask hint, int depth) {
        return answered_by(answers(after_play), after_play, hint, depth);
    }

    /// By one of these.
    std::optional<Mask> answered_by(std::vector<Answer> all, const RegionState& after_play, Mask hint,
                                    int depth) {
        sort_answers(all, after_play, hint);
        const auto good = [&](const Answer& one) {
            if (one.place) ++good_[index(*one.place)];
            return known_[one.after].zone | mask_of_answer(one);
        };
        for (const Answer& one : all) {
            if (known_[one.after].held) return good(one);
        }
        for (const Answer& one : all) {
            if (holds_at_once(one.after, known_[one.after])) return good(one);
            if (over_) return std::nullopt;
        }
        for (const Answer& one : all) {
            if (known_[one.after].under_way && held(one.after, depth)) return good(one);
        }
        for (int inner = 1; inner < depth; ++inner) {
            for (const Answer& one : all) {
                if (held(one.after, inner)) return good(one);
                if (over_) return std::nullopt;
            }
        }
        return std::nullopt;
    }

    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    static Mask mask_of_answer(const Answer& answer) { return answer.place ? mask_of(*answer.place) : 0; }

    Game game_;
    RegionState start_;
    Leaf leaf_;
    TreeLimits limits_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
    bool over_ = false;
    std::unordered_map<RegionState, Known, RegionStateHash> known_;
    /// How often an answer on a place was a good one.
    std::array<std::uint32_t, largest_region> good_{};
    /// Held by their answers, in the order in which that was found out: they may count on what is under way.
    std::vector<Known*> counting_;
};

}  // namespace shikatsu::optimized
