// Looks for a way to keep a string from capture in a zone. Each board is decided together with the points
// that mattered; the attacker's plays elsewhere are not looked at, and what is found helps wherever these
// points look the same (I.-C. Wu, P.-H. Lin, "Relevance-zone-oriented proof search for Connect6", IEEE TCIAIG
// 2, 2010; C.-C. Shih et al., "A novel approach to solving goal-achieving problems for board games", AAAI
// 2022). Bans are left aside: the defender makes no ko-capture, the attacker any. So what is found is advice
// and no proof; it has to be played out.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "optimized/force_game.hpp"
#include "optimized/search.hpp"
#include "optimized/zones/relevant_patterns.hpp"
#include "optimized/zones/relevant_points.hpp"

namespace shikatsu::optimized {

template <int W>
class RelevanceSearch {
  public:
    using Set = Bits<W>;

    /// Requires a question of capture alone in a zone of the defender. Keeps references to the geometry and
    /// the limits, of which max_states counts boards here.
    RelevanceSearch(const Geometry<W>& geometry, const ForceQuestion<W>& question, const Limits& limits)
        : geometry_(geometry),
          limits_(limits),
          zone_(*question.zone),
          target_(question.target),
          root_(question.board),
          relevant_(geometry, zone_, target_),
          size_(static_cast<std::size_t>(geometry.grid().size())),
          successes_((size_ + 1) * size_, 0),
          failures_((size_ + 1) * size_, 0) {}
    RelevanceSearch(const RelevanceSearch&) = delete;
    RelevanceSearch& operator=(const RelevanceSearch&) = delete;

    /// Whether it found out how the string is kept, by ever more plays one after another.
    bool run() {
        constexpr int deepest = 30;
        for (int depth = 1; depth <= deepest && !over_; ++depth) {
            if (held(root_, depth)) return true;
        }
        return false;
    }

    std::uint64_t states() const { return states_; }

    /// The defender's move on a board that the search has an answer for.
    std::optional<HypotheticalMove> advice(const Board<W>& board) {
        if (const auto known = known_[defender].find(board);
            known != known_[defender].end() && known->second.decided)
            return known->second.relevant.move;
        if (const auto pattern = patterns_[defender].find(board)) return pattern->move;
        return std::nullopt;
    }

  private:
    struct Known {
        bool decided = false;
        /// If it is not: so many plays of the defender do not suffice.
        int lost_in = -1;
        /// By what it is held; else the attacker's play that refuted it, if one did.
        Relevant<W> relevant;
    };
    struct Answer {
        HypotheticalMove move;
        Board<W> after;
        Set captured;
        double promise;
    };
    static constexpr std::size_t attacker = 0;
    static constexpr std::size_t defender = 1;

    bool gives_up() {
        constexpr std::uint64_t between_looks = 256;
        if (++states_ >= limits_.max_states) over_ = true;
        if (states_ % between_looks == 0 && limits_.interrupted()) over_ = true;
        return over_;
    }

    const Set& decide(std::size_t mover, const Board<W>& board, Known& known, const Relevant<W>& relevant) {
        known.decided = true;
        known.relevant = relevant;
        patterns_[mover].add(board, relevant);
        return known.relevant.points;
    }

    /// What is known of the board without looking on; nothing if that is nothing.
    bool known_already(std::size_t mover, const Board<W>& board, Known& known, int depth) {
        if (known.decided || over_ || known.lost_in >= depth) return known.decided;
        if (const auto pattern = patterns_[mover].find(board)) {
            known.decided = true;
            known.relevant = *pattern;
        }
        return known.decided;
    }

    /// The points by which the string is held with the attacker to move.
    std::optional<Set> held(const Board<W>& board, int depth) {
        Known& known = known_[attacker][board];
        if (known_already(attacker, board, known, depth)) return known.relevant.points;
        if (over_ || known.lost_in >= depth) return std::nullopt;
        if (alive(board, known)) return known.relevant.points;
        if (depth == 0 || gives_up()) return std::nullopt;
        if (const auto points = each_play_answered(board, known, depth))
            return decide(attacker, board, known, {*points, Pass{}});
        if (!over_) known.lost_in = depth;
        return std::nullopt;
    }

    bool alive(const Board<W>& board, Known& known) {
        const auto life = relevant_.life(board);
        if (life) decide(attacker, board, known, {relevant_.widened(board, *life), Pass{}});
        return life.has_value();
    }

    std::optional<Set> each_play_answered(const Board<W>& board, Known& known, int depth) {
        const StringTable<W> table(geometry_, board);
        Set points;
        Set tried;
        const auto refutes = [&](Point point) {
            tried.insert(point);
            const auto needed = play_answered(table, point, depth);
            if (needed) {
                points |= *needed;
            } else {
                known.relevant.move = Play{point};
            }
            return !needed;
        };
        if (const Play* before = std::get_if<Play>(&known.relevant.move); before && refutes(before->point))
            return std::nullopt;
        const auto if_passed = answered(board, depth, std::nullopt);
        if (!if_passed) return std::nullopt;
        points = relevant_.widened(board, points | *if_passed);
        for (;;) {
            const Set left = (points & zone_.points & table.empty()) - tried;
            if (left.empty()) return points;
            if (refutes(in_closest_touch(board, left))) return std::nullopt;
            points = relevant_.widened(board, points);
        }
    }

    /// The first of those with the most stones of the defender beside them.
    Point in_closest_touch(const Board<W>& board, const Set& points) const {
        Point best = points.first();
        int most = -1;
        points.for_each([&](Point point) {
            const int near = (geometry_.neighbours(Set::of(point)) & board.of(Side::defender)).count();
            if (near > most) {
                most = near;
                best = point;
            }
        });
        return best;
    }

    /// What the answer to the play needs, or what it is prohibited by.
    std::optional<Set> play_answered(const StringTable<W>& table, Point point, int depth) {
        if (zone_.breaks(table, point)) return std::nullopt;
        const Set played = Set::of(point);
        const Board<W>& board = table.board();
        const PlayEffect<W> effect = table.effect(Side::attacker, point);
        if (!effect.legal) {
            const Set own = geometry_.flood(played, board.of(Side::attacker) | played);
            return own | geometry_.neighbours(own) | relevant_.beside_play(board, point, Side::defender);
        }
        if (effect.captured.meets(target_)) return std::nullopt;
        Board<W> after = board;
        after.of(Side::attacker) |= played;
        after.of(Side::defender) -= effect.captured;
        const auto points = answered(after, depth, point);
        if (!points) return std::nullopt;
        return *points | played | effect.captured | geometry_.neighbours(effect.captured);
    }

    /// The points by which the string is held with the defender to move after the play, or after a pass.
    std::optional<Set> answered(const Board<W>& board, int depth, std::optional<Point> play) {
        Known& known = known_[defender][board];
        if (known_already(defender, board, known, depth)) return known.relevant.points;
        if (over_ || known.lost_in >= depth || gives_up()) return std::nullopt;
        const std::vector<Answer> all = answers(board, play);
        for (const Answer& one : all) {
            Known& after = known_[attacker][one.after];
            if (after.decided || alive(one.after, after)) return by(board, known, one, play);
        }
        for (int inner = std::max(1, depth - 2); inner < depth; ++inner) {
            for (const Answer& one : all) {
                if (!under_way_.insert(one.after).second) continue;
                const bool holds = held(one.after, inner).has_value();
                under_way_.erase(one.after);
                if (holds) return by(board, known, one, play);
                if (over_) return std::nullopt;
                ++count_of(failures_, one.move, play);
            }
        }
        known.lost_in = depth;
        return std::nullopt;
    }

    /// The answer does it.
    Set by(const Board<W>& board, Known& known, const Answer& answer, std::optional<Point> play) {
        ++count_of(successes_, answer.move, play);
        Set points = known_[attacker][answer.after].relevant.points;
        if (const Play* played = std::get_if<Play>(&answer.move)) {
            points |= relevant_.beside_play(board, played->point, Side::attacker) | answer.captured |
                      geometry_.neighbours(answer.captured);
            if (zone_.border.contains(played->point)) points |= relevant_.beside_border(answer.after);
            points = relevant_.widened(answer.after, points);
        }
        return decide(defender, board, known, {relevant_.widened(board, points), answer.move});
    }

    /// Those that did well before come first.
    std::vector<Answer> answers(const Board<W>& board, std::optional<Point> play) {
        std::vector<Answer> all{{Pass{}, board, {}, 0.05}};
        const StringTable<W> table(geometry_, board);
        const Set near = play ? geometry_.neighbours(Set::of(*play)) : Set{};
        const Set further = geometry_.neighbours(near);
        (table.empty() & zone_.points).for_each([&](Point point) {
            const PlayEffect<W> effect = table.effect(Side::defender, point);
            if (!effect.legal || effect.ko_capture || !zone_.admits(geometry_, table, point, effect)) return;
            Answer answer{Play{point}, board, effect.captured, 0};
            answer.after.of(Side::defender).insert(point);
            answer.after.of(Side::attacker) -= effect.captured;
            answer.promise = success(answer.move, play) + 0.2 * success(answer.move, std::nullopt) +
                             0.3 * effect.captured.count() + (near.contains(point) ? 0.1 : 0.0) +
                             (further.contains(point) ? 0.05 : 0.0);
            all.push_back(answer);
        });
        std::stable_sort(all.begin(), all.end(),
                         [](const Answer& a, const Answer& b) { return a.promise > b.promise; });
        return all;
    }

    using Counts = std::vector<std::uint32_t>;

    /// Of the answer to the play; to a pass without one. Passes are counted with the first intersection.
    std::uint32_t& count_of(Counts& counts, const HypotheticalMove& answer, std::optional<Point> play) const {
        const Play* played = std::get_if<Play>(&answer);
        const std::size_t row = play ? play->index : size_;
        return counts[row * size_ + (played ? played->point.index : 0)];
    }
    double success(const HypotheticalMove& answer, std::optional<Point> play) {
        const double good = count_of(successes_, answer, play);
        const double bad = count_of(failures_, answer, play);
        return (good + 0.5) / (good + bad + 2);
    }

    const Geometry<W>& geometry_;
    const Limits& limits_;
    Zone<W> zone_;
    Set target_;
    Board<W> root_;
    RelevantPoints<W> relevant_;
    std::size_t size_;
    /// By play and answer.
    Counts successes_;
    Counts failures_;
    /// By who is to move.
    std::array<std::unordered_map<Board<W>, Known, BoardHash<W>>, 2> known_;
    std::array<RelevantPatterns<W>, 2> patterns_;
    /// Boards with the attacker to move that the search is in.
    std::unordered_set<Board<W>, BoardHash<W>> under_way_;
    std::uint64_t states_ = 0;
    bool over_ = false;
};

}  // namespace shikatsu::optimized
