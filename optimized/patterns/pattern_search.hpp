// Looks for a proof, pattern by pattern, that the opponent cannot capture a string. Each board is shown
// together with the intersections that mattered; the opponent's plays elsewhere are not looked at, and what
// is shown holds wherever the same is on these intersections (I.-C. Wu, P.-H. Lin, "Relevance-zone-oriented
// proof search for Connect6", IEEE TCIAIG 2, 2010; C.-C. Shih et al., "A novel approach to solving
// goal-achieving problems for board games", AAAI 2022). The keeper makes no ko-capture; the opponent any.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <vector>

#include "optimized/patterns/likely_answers.hpp"
#include "optimized/patterns/pattern_table.hpp"
#include "optimized/patterns/relevant_points.hpp"
#include "optimized/search.hpp"

namespace shikatsu::optimized {

/// Deepens by effort: an answer costs the more the less it promises, and a line of play may cost so much.
template <int W>
class PatternSearch {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Number = std::uint32_t;

    /// Requires a target of the keeper's stones that are known. Keeps references to the geometry and the
    /// limits, of which max_states counts boards that are met, and how often one is looked into.
    PatternSearch(const Geometry<W>& geometry, const Known& start, const Set& target, const Limits& limits)
        : geometry_(geometry),
          limits_(limits),
          start_(start),
          target_(target),
          plays_(geometry),
          relevant_(geometry, target),
          statistics_(geometry.grid()) {}
    PatternSearch(const PatternSearch&) = delete;
    PatternSearch& operator=(const PatternSearch&) = delete;

    /// The number of a pattern that the start shows and that holds with the opponent to move.
    std::optional<Number> run() {
        for (int effort = least_cost; effort <= most_effort && !over_; effort += 2) {
            if (const auto number = held(start_, effort)) return number;
        }
        return std::nullopt;
    }

    const std::vector<ShownPattern<W>>& shown() const { return shown_; }
    std::uint64_t states() const { return nodes_[0].size() + nodes_[1].size(); }

  private:
    static constexpr int least_cost = 4;
    static constexpr int most_effort = 200;

    struct Node {
        /// The pattern that shows it to be held.
        std::optional<Number> number;
        /// So much effort does not suffice.
        int lost_with = -1;
        bool life_tried = false;
        /// The search is in it.
        bool under_way = false;
        /// The opponent's play that refuted it, if one did.
        std::optional<Point> refutation;
    };
    using Answer = typename LikelyAnswers<W>::Answer;
    using Effect = typename LocalPlays<W>::Effect;

    Node& node(Side mover, const Known& seen) { return nodes_[static_cast<std::size_t>(mover)][seen]; }
    PatternTable<W>& table(Side mover) { return tables_[static_cast<std::size_t>(mover)]; }

    bool gives_up() {
        constexpr std::uint64_t between_looks = 256;
        if (states() >= limits_.max_states || ++visits_ >= limits_.max_states) over_ = true;
        if (visits_ % between_looks != 0) return over_;
        if (limits_.on_progress) limits_.on_progress(states());
        over_ = over_ || limits_.interrupted();
        return over_;
    }

    Number add(ShownPattern<W> pattern) {
        const auto number = static_cast<Number>(shown_.size());
        table(pattern.mover).add(pattern.seen, number);
        shown_.push_back(std::move(pattern));
        return number;
    }
    Number show(ShownPattern<W> pattern, Node& node) {
        node.number = add(std::move(pattern));
        return *node.number;
    }

    /// Whether it is known without looking on that the board is held, or that so little effort does not show
    /// it.
    bool is_settled(Side mover, const Known& seen, Node& node, int effort) {
        if (node.number || over_ || node.lost_with >= effort) return true;
        node.number = table(mover).find(seen);
        return node.number.has_value();
    }

    /// The pattern by which the string is held with the opponent to move.
    std::optional<Number> held(const Known& seen, int effort) {
        Node& node = this->node(Side::attacker, seen);
        if (is_settled(Side::attacker, seen, node, effort) || lives(seen, node)) return node.number;
        if (effort <= 0 || gives_up()) return std::nullopt;
        if (!each_move_answered(seen, node, effort) && !over_) node.lost_with = effort;
        return node.number;
    }

    bool lives(const Known& seen, Node& node) {
        if (node.life_tried) return node.number.has_value();
        node.life_tried = true;
        if (const auto life = relevant_.life(seen)) node.number = show_life(seen, *life);
        return node.number.has_value();
    }

    /// The pattern by which the target is unconditionally alive, or held as is known already, with the
    /// opponent to move.
    std::optional<Number> known_to_live(const Known& seen) {
        if (const auto number = table(Side::attacker).find(seen)) return number;
        const auto life = relevant_.life(seen);
        return life ? std::optional(show_life(seen, *life)) : std::nullopt;
    }

    Number show_life(const Known& seen, const Set& life) {
        return add({seen.on(life), Side::attacker, std::nullopt, {}});
    }

    /// What is found out about the opponent's moves on one board.
    struct Round {
        Set points;
        Set tried;
        /// By what each of his plays is answered; the pass first.
        std::optional<Number> pass;
        std::vector<std::pair<Point, Number>> plays;
    };

    bool each_move_answered(const Known& seen, Node& node, int effort) {
        Round round;
        const auto refutes = [&](Point point) {
            if (play_answered(seen, point, effort, round)) return false;
            node.refutation = point;
            return true;
        };
        if (node.refutation && refutes(*node.refutation)) return false;
        round.pass = answered(plays_.elsewhere(seen), effort, std::nullopt);
        if (!round.pass) return false;
        round.points = relevant_.before_pass(seen, shown_[*round.pass].seen.known, round.points);
        do {
            for (Set left = round.points & seen.empty(); !(left - round.tried).empty();
                 left = round.points & seen.empty()) {
                if (refutes(in_closest_touch(seen, left - round.tried))) return false;
            }
        } while (!covers(seen, round));
        show(pattern_of(seen, round), node);
        return true;
    }

    /// The first of those with the most stones of the keeper beside them.
    Point in_closest_touch(const Known& seen, const Set& points) const {
        Point best = points.first();
        int most = -1;
        points.for_each([&](Point point) {
            const int near = (geometry_.neighbours(Set::of(point)) & seen.of(Side::defender)).count();
            if (near > most) {
                most = near;
                best = point;
            }
        });
        return best;
    }

    bool play_answered(const Known& seen, Point point, int effort, Round& round) {
        round.tried.insert(point);
        const Effect effect = plays_.of_opponent(seen, point);
        if (!effect.may) {
            round.points = relevant_.against_rival(seen, point, round.points);
            return true;
        }
        if (!target_.subset_of(effect.after.of(Side::defender))) return false;
        const std::optional<Point> if_passed = round.pass ? shown_[*round.pass].play : std::nullopt;
        const auto number = answered(effect.after, effort, point, if_passed);
        if (!number) return false;
        round.plays.emplace_back(point, *number);
        round.points = relevant_.before_rival(seen, point, effect, shown_[*number].seen.known, round.points);
        return true;
    }

    /// Whether the answers do with what is known on the round's points; if not, there are more now.
    bool covers(const Known& seen, Round& round) const {
        const Set before = round.points;
        const Known local = seen.on(before);
        const Known& if_passed = shown_[*round.pass].seen;
        if (!plays_.elsewhere(local).shows(if_passed))
            round.points = relevant_.before_pass(seen, if_passed.known, round.points);
        for (const auto& [point, number] : round.plays) {
            if (!before.contains(point)) continue;
            const Effect effect = plays_.of_opponent(local, point);
            const Known& wanted = shown_[number].seen;
            if (!effect.may || effect.after.shows(wanted)) continue;
            round.points = relevant_.before_rival(seen, point, plays_.of_opponent(seen, point), wanted.known,
                                                  round.points);
            if (round.points == before) round.points = seen.known;
        }
        if (round.points != before) return false;
        // Where less is known more may be possible.
        const bool all_answered = each_possible(local, [&](Point point) {
            return std::any_of(round.plays.begin(), round.plays.end(),
                               [&](const auto& play) { return play.first == point; });
        });
        if (!all_answered) round.points = seen.known;
        return all_answered;
    }

    /// Whether `holds` does for each of the opponent's possible plays, in the order of intersections.
    template <class Holds>
    bool each_possible(const Known& seen, Holds holds) const {
        bool all = true;
        seen.empty().for_each([&](Point point) {
            if (plays_.of_opponent(seen, point).may) all = holds(point) && all;
        });
        return all;
    }

    ShownPattern<W> pattern_of(const Known& seen, const Round& round) const {
        ShownPattern<W> pattern{seen.on(round.points), Side::attacker, std::nullopt, {*round.pass}};
        each_possible(pattern.seen, [&](Point point) {
            const auto found = std::find_if(round.plays.begin(), round.plays.end(),
                                            [&](const auto& play) { return play.first == point; });
            pattern.next.push_back(found->second);
            return true;
        });
        return pattern;
    }

    /// The pattern by which the string is held with the keeper to move after the play, or after a pass.
    /// `if_passed` would answer a pass.
    std::optional<Number> answered(const Known& seen, int effort, std::optional<Point> play,
                                   std::optional<Point> if_passed = std::nullopt) {
        Node& node = this->node(Side::defender, seen);
        if (is_settled(Side::defender, seen, node, effort)) return node.number;
        if (gives_up()) return std::nullopt;
        LikelyAnswers<W> all(geometry_, plays_, statistics_, seen, play, if_passed);
        // Further ones live more seldom than it costs to find out.
        constexpr std::size_t tried_at_once = 4;
        for (std::size_t rank = 0; !node.life_tried && rank < tried_at_once; ++rank) {
            const Answer* one = all.at(rank);
            if (one == nullptr) break;
            if (const auto number = known_to_live(one->after)) return by(seen, node, *one, *number, play);
        }
        node.life_tried = true;
        for (const int saved : {least_cost, 0}) {
            for (std::size_t rank = 0;; ++rank) {
                const int left = effort - cost(rank) - saved;
                const Answer* one = left > 0 ? all.at(rank) : nullptr;
                if (one == nullptr) break;
                Node& after = this->node(Side::attacker, one->after);
                if (after.under_way) continue;
                after.under_way = true;
                const auto number = held(one->after, left);
                after.under_way = false;
                if (number) return by(seen, node, *one, *number, play);
                if (over_) return std::nullopt;
                statistics_.count_failure(play, one->play);
                // What refuted the first one may be the best one.
                if (rank == 0 && after.refutation) all.bring_forward(*after.refutation);
            }
        }
        node.lost_with = effort;
        return std::nullopt;
    }

    static int cost(std::size_t rank) {
        return static_cast<int>(least_cost * (1 + std::log2(1.0 + static_cast<double>(rank))));
    }

    /// The answer does it.
    Number by(const Known& seen, Node& node, const Answer& answer, Number after, std::optional<Point> play) {
        statistics_.count_success(play, answer.play);
        Set points = shown_[after].seen.known;
        if (answer.play)
            points = relevant_.before_play(seen, *answer.play, plays_.of_keeper(seen, *answer.play), points);
        return show({seen.on(points), Side::defender, answer.play, {after}}, node);
    }

    const Geometry<W>& geometry_;
    const Limits& limits_;
    Known start_;
    Set target_;
    LocalPlays<W> plays_;
    RelevantPoints<W> relevant_;
    AnswerStatistics statistics_;
    /// By who is to move.
    std::array<std::unordered_map<Known, Node, KnownBoardHash<W>>, 2> nodes_;
    std::array<PatternTable<W>, 2> tables_;
    std::vector<ShownPattern<W>> shown_;
    std::uint64_t visits_ = 0;
    bool over_ = false;
};

}  // namespace shikatsu::optimized
