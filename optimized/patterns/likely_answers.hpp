// The keeper's answers on one board, the most promising first.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "optimized/patterns/answer_statistics.hpp"
#include "optimized/patterns/local_plays.hpp"

namespace shikatsu::optimized {

/// Finds out what a play does only when it is asked for: most are not.
template <int W>
class LikelyAnswers {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;

    struct Answer {
        /// None: a pass.
        std::optional<Point> play;
        Known after;
    };

    /// The keeper answers `play`, or a pass; `if_passed` would answer a pass. Keeps references to all but
    /// these.
    LikelyAnswers(const Geometry<W>& geometry, const LocalPlays<W>& plays, const AnswerStatistics& statistics,
                  const Known& seen, std::optional<Point> play, std::optional<Point> if_passed)
        : plays_(plays), seen_(seen) {
        constexpr double of_pass = 0.05;
        const Set near = play ? geometry.neighbours(Set::of(*play)) : Set{};
        const Set further = geometry.neighbours(near);
        const Set empty = seen.empty();
        left_.push_back({of_pass, std::nullopt});
        empty.for_each([&](Point point) {
            const double promise = statistics.promise(play, point) + (if_passed == point ? 0.3 : 0.0) +
                                   (near.contains(point) ? 0.1 : 0.0) +
                                   (further.contains(point) ? 0.05 : 0.0);
            left_.push_back({promise, point});
        });
        favour_captures(geometry, empty);
        std::make_heap(left_.begin(), left_.end(), promises_less);
    }

    /// The one of the rank, from 0; none if there are not so many.
    const Answer* at(std::size_t rank) {
        while (found_.size() <= rank && !left_.empty()) {
            std::pop_heap(left_.begin(), left_.end(), promises_less);
            const std::optional<Point> play = left_.back().play;
            left_.pop_back();
            if (auto answer = answer_by(play)) found_.push_back(std::move(*answer));
        }
        return rank < found_.size() ? &found_[rank] : nullptr;
    }

    /// Makes the play the answer of rank 1 if it is a later one. Requires that there is one of rank 0.
    void bring_forward(Point play) {
        const auto is_it = [&](const auto& one) { return one.play == play; };
        const auto second = found_.begin() + 1;
        const auto found = std::find_if(second, found_.end(), is_it);
        if (found != found_.end()) {
            std::rotate(second, found, found + 1);
            return;
        }
        const auto left = std::find_if(left_.begin(), left_.end(), is_it);
        if (left == left_.end()) return;
        left_.erase(left);
        std::make_heap(left_.begin(), left_.end(), promises_less);
        if (auto answer = answer_by(play)) found_.insert(second, std::move(*answer));
    }

  private:
    struct Candidate {
        double promise;
        std::optional<Point> play;
    };

    /// Of equals the pass comes first, then the first intersection.
    static bool promises_less(const Candidate& a, const Candidate& b) {
        if (a.promise != b.promise) return a.promise < b.promise;
        return b.play < a.play;
    }

    void favour_captures(const Geometry<W>& geometry, const Set& empty) {
        for_each_part(geometry, seen_.of(Side::attacker), [&](const Set& string) {
            const Set near = geometry.neighbours(string);
            const Set liberties = near & empty;
            if (!liberties.single() || !near.subset_of(seen_.known)) return;
            const auto last = std::find_if(left_.begin(), left_.end(), [&](const Candidate& candidate) {
                return candidate.play == liberties.first();
            });
            last->promise += 0.1 * string.count();
        });
    }

    std::optional<Answer> answer_by(std::optional<Point> play) const {
        if (!play) return Answer{play, seen_};
        auto effect = plays_.of_keeper(seen_, *play);
        if (!effect.may) return std::nullopt;
        return Answer{play, std::move(effect.after)};
    }

    const LocalPlays<W>& plays_;
    const Known& seen_;
    std::vector<Candidate> left_;
    std::vector<Answer> found_;
};

}  // namespace shikatsu::optimized
