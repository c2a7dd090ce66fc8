// Looks for a proof, pattern by pattern, that the opponent cannot capture a string, or cannot prevent that a
// stone comes to stand somewhere and stays. Each board is shown together with the intersections that
// mattered; the opponent's plays elsewhere are not looked at, and what is shown holds wherever the same is on
// these intersections (I.-C. Wu, P.-H. Lin, "Relevance-zone-oriented proof search for Connect6", IEEE TCIAIG
// 2, 2010; C.-C. Shih et al., "A novel approach to solving goal-achieving problems for board games", AAAI
// 2022). The keeper makes no ko-capture; the opponent any.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

#include "optimized/answers/answer_lesson.hpp"
#include "optimized/force/search.hpp"
#include "optimized/patterns/effort.hpp"
#include "optimized/patterns/eye_search.hpp"
#include "optimized/patterns/likely_answers.hpp"
#include "optimized/patterns/lines_end.hpp"
#include "optimized/patterns/opponents_moves.hpp"
#include "optimized/patterns/pattern_features.hpp"
#include "optimized/patterns/pattern_goal.hpp"
#include "optimized/patterns/pattern_memory.hpp"
#include "optimized/patterns/proved_strings.hpp"

namespace shikatsu::optimized {

/// Deepens by effort: an answer costs the more the less it promises, and a line of play may cost so much.
template <int W>
class PatternSearch {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Memory = PatternMemory<W>;
    using Node = typename Memory::Node;
    using Number = typename Memory::Number;

    /// Requires that a target's stones are known. Keeps references to the geometry, the proved strings and
    /// the limits.
    PatternSearch(const Geometry<W>& geometry, const Known& start, const PatternGoal<W>& goal,
                  ProvedStrings<W>& proved, LinesEnd lines_end, const Limits& limits)
        : geometry_(geometry),
          limits_(limits),
          most_states_(limits.max_states),
          lines_end_(lines_end),
          start_(start),
          goal_(goal),
          proved_(proved),
          plays_(geometry),
          relevant_(geometry),
          statistics_(static_cast<std::size_t>(geometry.grid().size())),
          eyes_(geometry) {}
    PatternSearch(const PatternSearch&) = delete;
    PatternSearch& operator=(const PatternSearch&) = delete;

    /// The number of a pattern that the start shows and that holds with the opponent to move.
    std::optional<Number> run() {
        for (int effort = least_cost; effort <= most_effort && !over_; effort += effort_step) {
            if (const auto number = held(start_, effort)) return number;
        }
        return std::nullopt;
    }

    const std::vector<ShownPattern<W>>& shown() const { return memory_.shown(); }
    const std::vector<ShownPattern<W>>& shown_eyes() const { return eyes_.shown(); }
    /// Boards that were met, or how often one was looked into, if that is more.
    std::uint64_t states() const { return std::max(memory_.boards() + eyes_.boards(), visits_); }

    /// For the chosen ones of the boards that are held with the keeper to move: which answers hold them. It
    /// is found out by searching on, so that this comes last.
    std::vector<AnswerLesson> lessons(const std::function<bool()>& chosen) {
        struct Met {
            Known seen;
            std::optional<Point> play;
            std::optional<Point> if_passed;
        };
        std::vector<Met> all;
        memory_.for_each_board(Side::attacker, [&](const Known& seen) {
            const Known passed = plays_.elsewhere(seen);
            const auto pass = memory_.find(Side::defender, passed);
            const std::optional<Point> if_passed = pass ? shown()[*pass].play : std::nullopt;
            if (memory_.knows_held(Side::defender, passed) && chosen())
                all.push_back({passed, std::nullopt, std::nullopt});
            seen.empty().for_each([&](Point point) {
                const auto effect = plays_.of_opponent(seen, point);
                if (effect.may && memory_.knows_held(Side::defender, effect.after) && chosen())
                    all.push_back({effect.after, point, if_passed});
            });
        });
        std::vector<AnswerLesson> lessons;
        for (const Met& one : all) {
            AnswerLesson lesson = lesson_of(one.seen, one.play, one.if_passed);
            if (tells_answers_apart(lesson)) lessons.push_back(std::move(lesson));
        }
        return lessons;
    }

  private:
    using Answer = typename LikelyAnswers<W>::Answer;
    using Candidates = std::vector<typename LikelyAnswers<W>::Candidate>;
    using Moves = OpponentsMoves<W>;

    /// The binary logarithm of a chance.
    static constexpr double sure = 0;

    bool gives_up() {
        constexpr std::uint64_t between_looks = 256;
        ++visits_;
        if (states() >= most_states_) over_ = true;
        if (visits_ % between_looks != 1) return over_;
        if (limits_.on_progress) limits_.on_progress(states());
        over_ = over_ || limits_.interrupted();
        return over_;
    }

    /// The pattern by which the string is held with the opponent to move.
    std::optional<Number> held(const Known& seen, int effort) {
        Node& node = memory_.node(Side::attacker, seen);
        if (over_ || memory_.is_settled(Side::attacker, seen, node, effort)) return node.number;
        if (!node.looked_at) node.number = life(seen);
        node.looked_at = true;
        if (node.number || effort <= 0 || gives_up()) return node.number;
        if (!each_move_answered(seen, node, effort) && !over_) node.lost_with = effort;
        return node.number;
    }

    /// The pattern by which the goal is reached without further moves, with the opponent to move.
    std::optional<Number> life(const Known& seen) {
        for (Set left = goal_.to_keep(seen); !left.empty();) {
            const Set stones = goal_.gains() ? left.lowest() : left;
            if (auto pattern = life_of(stones, seen)) {
                if (goal_.gains()) pattern->gained = stones.first();
                return memory_.add(*std::move(pattern));
            }
            left -= geometry_.flood(stones, seen.of(Side::defender));
        }
        return std::nullopt;
    }

    /// The pattern by which the string of the stones is alive.
    std::optional<ShownPattern<W>> life_of(const Set& stones, const Known& seen) {
        if (auto joined = joined_to_proved(stones, seen)) return joined;
        if (const auto life = relevant_.life(seen, stones))
            return ShownPattern<W>{seen.on(*life), Side::attacker, Ground::life, std::nullopt, {}};
        return lines_end_ == LinesEnd::in_eyes ? two_eyes(stones, seen) : std::nullopt;
    }

    /// The stones are joined to a string for which there is a proof, and a pattern of that is there.
    std::optional<ShownPattern<W>> joined_to_proved(const Set& stones, const Known& seen) {
        const Set own = geometry_.flood(stones, seen.of(Side::defender));
        const auto number = proved_.find(own, seen);
        if (!number) return std::nullopt;
        const auto& line = proved_.line(*number);
        const Set points = line.seen.known | stones | way(stones, line.stones, own);
        return ShownPattern<W>{seen.on(points), Side::attacker, Ground::joined, std::nullopt, {*number}};
    }

    /// A shortest way from one set to the other inside `within`; nothing if there is none.
    Set way(const Set& from, const Set& to, const Set& within) const {
        std::vector<Set> reached{from};
        while (!reached.back().meets(to)) {
            const Set next = reached.back() | (geometry_.neighbours(reached.back()) & within);
            if (next == reached.back()) return {};
            reached.push_back(next);
        }
        Set step = (reached.back() & to).lowest();
        Set way = step;
        for (reached.pop_back(); !reached.empty(); reached.pop_back()) {
            step = (geometry_.neighbours(step) & reached.back()).lowest();
            way |= step;
        }
        return way;
    }

    /// Two eyes of the string of the stones that have nothing else in common.
    std::optional<ShownPattern<W>> two_eyes(const Set& stones, const Known& seen) {
        Known board = seen;
        board.anchored = geometry_.flood(stones, seen.of(Side::defender));
        const auto first = eyes_.find(board);
        if (!first) return std::nullopt;
        const Set used = eyes_.shown()[*first].seen.known;
        const auto second = eyes_.find(board.on(board.known - (used - board.anchored)));
        if (!second) return std::nullopt;
        const Set points = used | eyes_.shown()[*second].seen.known | board.anchored;
        return ShownPattern<W>{
            seen.on(points), Side::attacker, Ground::two_eyes, std::nullopt, {*first, *second}};
    }

    bool each_move_answered(const Known& seen, Node& node, int effort) {
        Moves moves(plays_, relevant_, memory_.shown(), seen, {});
        const auto refutes = [&](Point point) {
            if (play_answered(seen, point, effort, moves)) return false;
            node.refutation = point;
            return true;
        };
        if (node.refutation && refutes(*node.refutation)) return false;
        const auto pass = answered(plays_.elsewhere(seen), effort, std::nullopt, std::nullopt);
        if (!pass) return false;
        moves.pass_answered(*pass);
        do {
            for (Set left = moves.untried(); !left.empty(); left = moves.untried()) {
                if (refutes(in_closest_touch(seen, left))) return false;
            }
        } while (!moves.covered());
        memory_.add(moves.pattern(), node);
        return true;
    }

    /// The first of those with the most stones of the keeper beside them.
    Point in_closest_touch(const Known& seen, const Set& points) const {
        return first_of_most(points, [&](Point point) {
            return (geometry_.neighbours(Set::of(point)) & seen.of(Side::defender)).count();
        });
    }

    bool play_answered(const Known& seen, Point point, int effort, Moves& moves) {
        const auto effect = plays_.of_opponent(seen, point);
        if (!effect.may) {
            moves.not_possible(point);
            return true;
        }
        if (!goal_.target.subset_of(effect.after.of(Side::defender))) return false;
        const auto pass = moves.pass();
        const std::optional<Point> if_passed = pass ? shown()[*pass].play : std::nullopt;
        const auto number = answered(effect.after, effort, point, if_passed);
        if (number) moves.answered(point, effect, *number);
        return number.has_value();
    }

    /// The pattern by which the string is held with the keeper to move after the play, or after a pass.
    /// `if_passed` would answer a pass.
    std::optional<Number> answered(const Known& seen, int effort, std::optional<Point> play,
                                   std::optional<Point> if_passed) {
        Node& node = memory_.node(Side::defender, seen);
        if (over_ || memory_.is_settled(Side::defender, seen, node, effort)) return node.number;
        if (gives_up()) return std::nullopt;
        LikelyAnswers<W> all(plays_, seen, candidates(seen, play, if_passed));
        if (answered_by_life(seen, node, all, play)) return node.number;
        for (const int saved : {least_cost, 0}) {
            for (std::size_t rank = 0;; ++rank) {
                const Answer* one = effort > least_cost + saved ? all.at(rank) : nullptr;
                if (one == nullptr) break;
                const int left = effort - cost_of_answer(rank, one->promise) - saved;
                if (left <= 0) break;
                Node& after = memory_.node(Side::attacker, one->after);
                if (after.under_way) continue;
                after.under_way = true;
                const auto number = held(one->after, left);
                after.under_way = false;
                if (number) return by(seen, node, *one, *number, play);
                if (over_) return std::nullopt;
                statistics_.count_failure(play, one->play);
                // What refuted the first one may be the best one.
                if (rank == 0 && after.refutation) all.bring_forward(*after.refutation, sure);
            }
        }
        node.lost_with = effort;
        return std::nullopt;
    }

    /// They promise the binary logarithms of their chances. Who has something to gain does not pass.
    Candidates candidates(const Known& seen, std::optional<Point> play,
                          std::optional<Point> if_passed) const {
        const PatternFeatures<W> features(geometry_, seen, goal_.target, play, if_passed);
        std::vector<double> worths;
        Candidates all;
        if (!goal_.gains()) {
            worths.push_back(
                pattern_weights.worth(features.of_pass(), statistics_.promise(play, std::nullopt)));
            all.push_back({0, std::nullopt});
        }
        seen.empty().for_each([&](Point point) {
            worths.push_back(pattern_weights.worth(features.of(point), statistics_.promise(play, point)));
            all.push_back({0, point});
        });
        const std::vector<double> logarithms = logarithms_of_chances(worths);
        for (std::size_t i = 0; i < all.size(); ++i) all[i].promise = logarithms[i];
        return all;
    }

    /// Whether one of the likeliest answers reaches the goal at once. Further ones do it more seldom than it
    /// costs to find out.
    bool answered_by_life(const Known& seen, Node& node, LikelyAnswers<W>& all, std::optional<Point> play) {
        constexpr std::size_t likeliest = 4;
        if (node.looked_at) return false;
        node.looked_at = true;
        for (std::size_t rank = 0; rank < likeliest; ++rank) {
            const Answer* one = all.at(rank);
            if (one == nullptr) break;
            if (const auto number = life(one->after)) {
                by(seen, node, *one, *number, play);
                return true;
            }
        }
        return false;
    }

    /// Of the likeliest answers.
    AnswerLesson lesson_of(const Known& seen, std::optional<Point> play, std::optional<Point> if_passed) {
        constexpr std::size_t likeliest = 30;
        constexpr int effort_of_lessons = 20;
        constexpr std::uint64_t boards_of_answer = 2'000;
        const PatternFeatures<W> features(geometry_, seen, goal_.target, play, if_passed);
        LikelyAnswers<W> all(plays_, seen, candidates(seen, play, if_passed));
        AnswerLesson lesson;
        for (std::size_t rank = 0; rank < likeliest; ++rank) {
            const Answer* one = all.at(rank);
            if (one == nullptr) break;
            over_ = false;
            most_states_ = states() + boards_of_answer;
            const bool holds = held(one->after, effort_of_lessons).has_value();
            const PatternFeature feature = one->play ? features.of(*one->play) : features.of_pass();
            lesson.push_back({{feature.begin(), feature.end()}, statistics_.promise(play, one->play), holds});
        }
        return lesson;
    }

    /// The answer does it.
    Number by(const Known& seen, Node& node, const Answer& answer, Number after, std::optional<Point> play) {
        statistics_.count_success(play, answer.play);
        const Set points = relevant_.before_move(seen, answer.play, shown()[after].seen);
        return memory_.add({seen.on(points), Side::defender, Ground::moves, answer.play, {after}}, node);
    }

    const Geometry<W>& geometry_;
    const Limits& limits_;
    std::uint64_t most_states_;
    LinesEnd lines_end_;
    Known start_;
    PatternGoal<W> goal_;
    ProvedStrings<W>& proved_;
    LocalPlays<W> plays_;
    RelevantPoints<W> relevant_;
    AnswerStatistics statistics_;
    EyeSearch<W> eyes_;
    Memory memory_;
    std::uint64_t visits_ = 0;
    bool over_ = false;
};

}  // namespace shikatsu::optimized
