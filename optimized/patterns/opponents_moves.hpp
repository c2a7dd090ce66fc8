// That each move of the opponent is answered, and how much has to be known for that.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/patterns/pattern_table.hpp"
#include "optimized/patterns/relevant_points.hpp"

namespace shikatsu::optimized {

/// The first of the points of which `score` is greatest. Requires that there is one.
template <int W, class Score>
Point first_of_most(const Bits<W>& points, Score score) {
    Point best = points.first();
    int most = score(best);
    points.for_each([&](Point point) {
        const int here = score(point);
        if (here <= most) return;
        most = here;
        best = point;
    });
    return best;
}

/// The opponent's moves on one board. In patterns of eyes he does not pass: nothing may be lost in peace.
template <int W>
class OpponentsMoves {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Number = std::uint32_t;
    using Effect = typename LocalPlays<W>::Effect;

    /// Keeps references to all but `points`, which matter in any case.
    OpponentsMoves(const LocalPlays<W>& plays, const RelevantPoints<W>& relevant,
                   const std::vector<ShownPattern<W>>& shown, const Known& seen, const Set& points)
        : plays_(plays), relevant_(relevant), shown_(shown), seen_(seen), points_(points) {}

    /// The known empty intersections that matter and on which nothing was tried yet.
    Set untried() const { return (points_ & seen_.empty()) - tried_; }

    /// His pass, and whatever he does elsewhere, is answered.
    void pass_answered(Number number) {
        pass_ = number;
        points_ = relevant_.before_pass(seen_, shown_[number].seen.known, points_);
    }
    std::optional<Number> pass() const { return pass_; }

    void not_possible(Point point) {
        tried_.insert(point);
        points_ = relevant_.against_rival(seen_, point, points_);
    }
    void answered(Point point, const Effect& effect, Number number) {
        tried_.insert(point);
        answers_.emplace_back(point, number);
        points_ = relevant_.before_rival(seen_, point, effect, shown_[number].seen.known, points_);
    }

    /// Whether the answers do with what is known on the points; if not, there are more now.
    bool covered() {
        const Set before = points_;
        if (!pass_) points_ = relevant_.in_peace(seen_, points_);
        const Known local = seen_.on(before);
        if (pass_ && !plays_.elsewhere(local).shows(shown_[*pass_].seen))
            points_ = relevant_.before_pass(seen_, shown_[*pass_].seen.known, points_);
        for (const auto& [point, number] : answers_) {
            if (before.contains(point)) widen_for(point, shown_[number].seen, local);
        }
        if (points_ != before) return false;
        // Where less is known more may be possible.
        const bool all = each_possible(local, [&](Point point) { return answer_to(point).has_value(); });
        if (!all) points_ = seen_.known;
        return all;
    }

    /// Requires that they are covered.
    ShownPattern<W> pattern() const {
        ShownPattern<W> pattern{seen_.on(points_), Side::attacker, Ground::moves, std::nullopt, {}};
        if (pass_) pattern.next.push_back(*pass_);
        each_possible(pattern.seen, [&](Point point) {
            pattern.next.push_back(*answer_to(point));
            return true;
        });
        return pattern;
    }

  private:
    void widen_for(Point point, const Known& wanted, const Known& local) {
        const Set before = points_;
        const Effect effect = plays_.of_opponent(local, point);
        if (!effect.may || effect.after.shows(wanted)) return;
        points_ =
            relevant_.before_rival(seen_, point, plays_.of_opponent(seen_, point), wanted.known, points_);
        if (points_ == before) points_ = seen_.known;
    }

    std::optional<Number> answer_to(Point point) const {
        const auto found = std::find_if(answers_.begin(), answers_.end(),
                                        [&](const auto& answer) { return answer.first == point; });
        return found == answers_.end() ? std::nullopt : std::optional(found->second);
    }

    /// Whether `holds` does for each of his possible plays, in the order of intersections.
    template <class Holds>
    bool each_possible(const Known& seen, Holds holds) const {
        bool all = true;
        seen.empty().for_each([&](Point point) {
            if (plays_.of_opponent(seen, point).may) all = holds(point) && all;
        });
        return all;
    }

    const LocalPlays<W>& plays_;
    const RelevantPoints<W>& relevant_;
    const std::vector<ShownPattern<W>>& shown_;
    const Known& seen_;
    Set points_;
    Set tried_;
    std::optional<Number> pass_;
    std::vector<std::pair<Point, Number>> answers_;
};

}  // namespace shikatsu::optimized
