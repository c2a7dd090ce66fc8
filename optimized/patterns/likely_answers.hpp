// The keeper's answers on one board, the most promising first.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "optimized/patterns/local_plays.hpp"

namespace shikatsu::optimized {

/// Finds out what a play does only when it is asked for: most are not.
template <int W>
class LikelyAnswers {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;

    /// None: a pass.
    struct Candidate {
        double promise;
        std::optional<Point> play;
    };
    struct Answer {
        std::optional<Point> play;
        Known after;
        double promise;
    };

    /// Of these the ones that are possible. Keeps references to `plays` and `seen`.
    LikelyAnswers(const LocalPlays<W>& plays, const Known& seen, std::vector<Candidate> candidates)
        : plays_(plays), seen_(seen), left_(std::move(candidates)) {
        std::make_heap(left_.begin(), left_.end(), promises_less);
    }

    /// The one of the rank, from 0; none if there are not so many.
    const Answer* at(std::size_t rank) {
        while (found_.size() <= rank && !left_.empty()) {
            std::pop_heap(left_.begin(), left_.end(), promises_less);
            const Candidate candidate = left_.back();
            left_.pop_back();
            if (auto answer = answer_by(candidate)) found_.push_back(std::move(*answer));
        }
        return rank < found_.size() ? &found_[rank] : nullptr;
    }

    /// Makes the play the answer of rank 1, with such promise, if it is a later one. Requires that there is
    /// one of rank 0.
    void bring_forward(Point play, double promise) {
        const auto is_it = [&](const auto& one) { return one.play == play; };
        const auto second = found_.begin() + 1;
        const auto found = std::find_if(second, found_.end(), is_it);
        if (found != found_.end()) {
            found->promise = promise;
            std::rotate(second, found, found + 1);
            return;
        }
        const auto left = std::find_if(left_.begin(), left_.end(), is_it);
        if (left == left_.end()) return;
        left_.erase(left);
        std::make_heap(left_.begin(), left_.end(), promises_less);
        if (auto answer = answer_by({promise, play})) found_.insert(second, std::move(*answer));
    }

  private:
    /// Of equals the pass comes first, then the first intersection.
    static bool promises_less(const Candidate& a, const Candidate& b) {
        if (a.promise != b.promise) return a.promise < b.promise;
        return b.play < a.play;
    }

    std::optional<Answer> answer_by(const Candidate& candidate) const {
        if (!candidate.play) return Answer{std::nullopt, seen_, candidate.promise};
        auto effect = plays_.of_keeper(seen_, *candidate.play);
        if (!effect.may) return std::nullopt;
        return Answer{candidate.play, std::move(effect.after), candidate.promise};
    }

    const LocalPlays<W>& plays_;
    const Known& seen_;
    std::vector<Candidate> left_;
    std::vector<Answer> found_;
};

}  // namespace shikatsu::optimized
