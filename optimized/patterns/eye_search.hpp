// Looks for eyes: places where the keeper can always leave a liberty to a string that is taken to stay, with
// no move elsewhere (proofs/patterns.md).
#pragma once

#include <cstdint>
#include <optional>

#include "optimized/answers/answer_statistics.hpp"
#include "optimized/patterns/effort.hpp"
#include "optimized/patterns/likely_answers.hpp"
#include "optimized/patterns/opponents_moves.hpp"
#include "optimized/patterns/pattern_memory.hpp"

namespace shikatsu::optimized {

/// In small windows around liberties of the string, with little effort; what was found out about a window is
/// remembered.
template <int W>
class EyeSearch {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Memory = PatternMemory<W>;
    using Node = typename Memory::Node;
    using Number = typename Memory::Number;

    /// Keeps a reference to the geometry.
    explicit EyeSearch(const Geometry<W>& geometry)
        : geometry_(geometry),
          plays_(geometry),
          relevant_(geometry),
          statistics_(static_cast<std::size_t>(geometry.grid().size())) {}
    EyeSearch(const EyeSearch&) = delete;
    EyeSearch& operator=(const EyeSearch&) = delete;

    /// The number of a pattern of an eye of the anchored string that the board shows, the opponent to move.
    std::optional<Number> find(const Known& seen) {
        const Known whole = plays_.in_peace(seen);
        if (const auto number = memory_.find(Side::attacker, whole)) return number;
        Set left = liberties(whole);
        for (int windows = 0; windows < most_windows && !left.empty(); ++windows) {
            const Point liberty = in_closest_touch(whole, left);
            const Known around = plays_.in_peace(whole.on(window(whole, liberty)));
            if (const auto number = held(around, effort_of_eyes)) return number;
            left -= Set::of(liberty) | geometry_.neighbours(Set::of(liberty));
        }
        return std::nullopt;
    }

    const std::vector<ShownPattern<W>>& shown() const { return memory_.shown(); }
    std::uint64_t boards() const { return memory_.boards(); }

  private:
    static constexpr int most_windows = 8;
    static constexpr int window_radius = 3;
    static constexpr int effort_of_eyes = 12;

    Set liberties(const Known& seen) const { return geometry_.neighbours(seen.anchored) & seen.empty(); }

    Set window(const Known& seen, Point centre) const {
        Set window = Set::of(centre);
        for (int i = 0; i < window_radius; ++i) window |= geometry_.neighbours(window - seen.anchored);
        return window;
    }

    /// The pattern by which there is an eye with the opponent to move. Requires that nothing is lost in
    /// peace.
    std::optional<Number> held(const Known& seen, int effort) {
        Node& node = memory_.node(Side::attacker, seen);
        if (memory_.is_settled(Side::attacker, seen, node, effort)) return node.number;
        if (!node.looked_at) {
            node.looked_at = true;
            if (const auto region = relevant_.vital_region(seen))
                return memory_.add({seen.on(*region), Side::attacker, Ground::vital_region, std::nullopt, {}},
                                   node);
        }
        if (effort <= 0 || liberties(seen).empty() || !each_play_answered(seen, node, effort))
            node.lost_with = effort;
        return node.number;
    }

    /// Whether a liberty can be kept, or another one instead.
    bool each_play_answered(const Known& seen, Node& node, int effort) {
        const Point liberty = in_closest_touch(seen, liberties(seen));
        const Set beside = geometry_.neighbours(Set::of(liberty)) & seen.anchored;
        const Set points = relevant_.in_peace(seen, Set::of(liberty) | beside.lowest());
        OpponentsMoves<W> moves(plays_, relevant_, memory_.shown(), seen, points);
        do {
            for (Set left = moves.untried(); !left.empty(); left = moves.untried()) {
                const Point point = in_closest_touch(seen, left);
                const auto effect = plays_.of_opponent(seen, point);
                if (!effect.may) {
                    moves.not_possible(point);
                    continue;
                }
                const auto number = answered(effect.after, effort, point);
                if (!number) return false;
                moves.answered(point, effect, *number);
            }
        } while (!moves.covered());
        memory_.add(moves.pattern(), node);
        return true;
    }

    /// The first of those with the most anchored stones, stones of the keeper and few empty intersections
    /// beside them.
    Point in_closest_touch(const Known& seen, const Set& points) const {
        return first_of_most(points, [&](Point point) {
            const Set near = geometry_.neighbours(Set::of(point));
            return 2 * (near & seen.anchored).count() + (near & seen.of(Side::defender)).count() -
                   (near & seen.empty()).count();
        });
    }

    /// The pattern by which there is an eye with the keeper to move after the play.
    std::optional<Number> answered(const Known& seen, int effort, Point play) {
        Node& node = memory_.node(Side::defender, seen);
        if (memory_.is_settled(Side::defender, seen, node, effort)) return node.number;
        LikelyAnswers<W> all(plays_, seen, candidates(seen, play));
        for (std::size_t rank = 0;; ++rank) {
            const int left = effort - cost_of_answer(rank);
            const Answer* one = left >= 0 ? all.at(rank) : nullptr;
            if (one == nullptr) break;
            const Known after = plays_.in_peace(one->after);
            if (liberties(after).empty()) continue;
            Node& next = memory_.node(Side::attacker, after);
            if (next.under_way) continue;
            next.under_way = true;
            const auto number = held(after, left);
            next.under_way = false;
            if (number) return by(seen, node, *one, *number, play);
            statistics_.count_failure(play, one->play);
        }
        node.lost_with = effort;
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
    LocalPlays<W> plays_;
    RelevantPoints<W> relevant_;
    AnswerStatistics statistics_;
    Memory memory_;
};

}  // namespace shikatsu::optimized
