// Looks for patterns in which some stones are taken to stay: what the keeper can always have there, with no
// move elsewhere (proofs/patterns.md).
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "optimized/answers/answer_statistics.hpp"
#include "optimized/force/search.hpp"
#include "optimized/patterns/effort.hpp"
#include "optimized/patterns/likely_answers.hpp"
#include "optimized/patterns/opponents_moves.hpp"
#include "optimized/patterns/pattern_memory.hpp"

namespace shikatsu::optimized {

/// The first of the points with the most touched stones, stones of the keeper and few empty intersections
/// beside them.
template <int W>
Point in_closest_touch(const Geometry<W>& geometry, const KnownBoard<W>& seen, const Bits<W>& touched,
                       const Bits<W>& points) {
    return first_of_most(points, [&](Point point) {
        const Bits<W> near = geometry.neighbours(Bits<W>::of(point));
        return 2 * (near & touched).count() + (near & seen.of(Side::defender)).count() -
               (near & seen.empty()).count();
    });
}

/// What a search with anchored stones is for. A goal has
///
/// - `reached(seen)`, the pattern by which it is reached without further moves, if it is;
/// - `possible(seen)`, whether it may still be reached with the opponent to move, and `lost(seen)`, whether
///   it is missed for good after his play;
/// - `needed(seen)`, intersections that matter in any case;
/// - `touched(seen)`, the stones beside which plays are looked at first.
template <int W, class Goal>
class AnchoredSearch {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Memory = PatternMemory<W>;
    using Node = typename Memory::Node;
    using Number = typename Memory::Number;

    /// Keeps a reference to the geometry. Looks at no more boards than the limits allow.
    AnchoredSearch(const Geometry<W>& geometry, Goal goal, Limits limits)
        : geometry_(geometry),
          goal_(std::move(goal)),
          limits_(std::move(limits)),
          plays_(geometry),
          relevant_(geometry),
          statistics_(static_cast<std::size_t>(geometry.grid().size())) {}
    AnchoredSearch(const AnchoredSearch&) = delete;
    AnchoredSearch& operator=(const AnchoredSearch&) = delete;

    /// What is left of a board if both players play elsewhere.
    Known in_peace(const Known& seen) const { return plays_.in_peace(seen); }
    /// The number of a pattern that the board shows, with the opponent to move, as far as that is known.
    std::optional<Number> known(const Known& seen) const { return memory_.find(Side::attacker, seen); }

    /// The pattern by which the goal is reached with the opponent to move. Requires that nothing is lost in
    /// peace.
    std::optional<Number> held(const Known& seen, int effort) {
        Node& node = memory_.node(Side::attacker, seen);
        if (memory_.is_settled(Side::attacker, seen, node, effort)) return node.number;
        if (!node.looked_at) {
            node.looked_at = true;
            if (auto pattern = goal_.reached(seen)) return memory_.add(*std::move(pattern), node);
        }
        if (effort <= 0 || !goal_.possible(seen) || (!each_play_answered(seen, node, effort) && !over_))
            node.lost_with = effort;
        return node.number;
    }

    Point in_closest_touch(const Known& seen, const Set& points) const {
        return shikatsu::optimized::in_closest_touch(geometry_, seen, goal_.touched(seen), points);
    }

    const Goal& goal() const { return goal_; }
    /// A limit was reached: no more than what is known is found out.
    bool over() const { return over_; }
    const std::vector<ShownPattern<W>>& shown() const { return memory_.shown(); }
    std::uint64_t boards() const { return memory_.boards(); }

  private:
    bool gives_up() {
        constexpr std::uint64_t between_looks = 256;
        if (boards() >= limits_.max_states) over_ = true;
        if (++visits_ % between_looks == 0 && limits_.interrupted()) over_ = true;
        return over_;
    }

    bool each_play_answered(const Known& seen, Node& node, int effort) {
        OpponentsMoves<W> moves(plays_, relevant_, memory_.shown(), seen,
                                relevant_.in_peace(seen, goal_.needed(seen)));
        do {
            for (Set left = moves.untried(); !left.empty(); left = moves.untried()) {
                const Point point = in_closest_touch(seen, left);
                const auto effect = plays_.of_opponent(seen, point);
                if (!effect.may) {
                    moves.not_possible(point);
                    continue;
                }
                if (goal_.lost(effect.after)) return false;
                const auto number = answered(effect.after, effort, point);
                if (!number) return false;
                moves.answered(point, effect, *number);
            }
        } while (!moves.covered());
        memory_.add(moves.pattern(), node);
        return true;
    }

    /// The pattern by which it is reached with the keeper to move after the play.
    std::optional<Number> answered(const Known& seen, int effort, Point play) {
        Node& node = memory_.node(Side::defender, seen);
        if (memory_.is_settled(Side::defender, seen, node, effort)) return node.number;
        if (gives_up()) return std::nullopt;
        LikelyAnswers<W> all(plays_, seen, candidates(seen, play));
        for (std::size_t rank = 0; !over_; ++rank) {
            const int left = effort - cost_of_answer(rank);
            const Answer* one = left >= 0 ? all.at(rank) : nullptr;
            if (one == nullptr) break;
            const Known after = plays_.in_peace(one->after);
            if (!goal_.possible(after)) continue;
            Node& next = memory_.node(Side::attacker, after);
            if (next.under_way) continue;
            next.under_way = true;
            const auto number = held(after, left);
            next.under_way = false;
            if (number) return by(seen, node, *one, *number, play);
            statistics_.count_failure(play, one->play);
        }
        if (!over_) node.lost_with = effort;
        return std::nullopt;
    }

    using Answer = typename LikelyAnswers<W>::Answer;
    using Candidates = std::vector<typename LikelyAnswers<W>::Candidate>;

    Candidates candidates(const Known& seen, Point play) const {
        constexpr double of_pass = 0.05;
        const Set near = geometry_.neighbours(Set::of(play));
        const Set further = geometry_.neighbours(near);
        const Set empty = seen.empty();
        Candidates all{{of_pass, std::nullopt}};
        empty.for_each([&](Point point) {
            const double promise = statistics_.promise(play, point) + (near.contains(point) ? 0.1 : 0.0) +
                                   (further.contains(point) ? 0.05 : 0.0);
            all.push_back({promise, point});
        });
        for_each_part(geometry_, seen.of(Side::attacker), [&](const Set& string) {
            const Set beside = geometry_.neighbours(string);
            const Set liberties = beside & empty;
            if (!liberties.single() || !beside.subset_of(seen.known)) return;
            const auto last = std::find_if(all.begin(), all.end(), [&](const auto& candidate) {
                return candidate.play == liberties.first();
            });
            last->promise += 0.1 * string.count();  // a capture
        });
        return all;
    }

    /// The answer does it.
    Number by(const Known& seen, Node& node, const Answer& answer, Number after, Point play) {
        statistics_.count_success(play, answer.play);
        const Set points = relevant_.before_move(seen, answer.play, shown()[after].seen);
        return memory_.add({seen.on(points), Side::defender, Ground::moves, answer.play, {after}}, node);
    }

    const Geometry<W>& geometry_;
    Goal goal_;
    Limits limits_;
    LocalPlays<W> plays_;
    RelevantPoints<W> relevant_;
    AnswerStatistics statistics_;
    Memory memory_;
    std::uint64_t visits_ = 0;
    bool over_ = false;
};

}  // namespace shikatsu::optimized
