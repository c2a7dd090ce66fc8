// The lines of a pattern certificate, one after the other (proofs/patterns.md).
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>
#include <vector>

#include "reference/certificates/certificate.hpp"
#include "reference/certificates/keeping_problem.hpp"
#include "reference/certificates/patience.hpp"
#include "reference/certificates/pattern_check.hpp"
#include "reference/certificates/pattern_rest.hpp"
#include "reference/certificates/pattern_rules.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

/// The patterns, line by line. [proofs/patterns.md]
template <std::size_t N>
class PatternLinesCheck {
  public:
    /// Requires a stone of the keeper on the target.
    PatternLinesCheck(const PatternCertificate& certificate, Player keeper)
        : grid_(certificate.position.grid()),
          lines_(certificate.proof.lines),
          keeper_(keeper),
          rules_(grid_),
          final_position_(pattern_of([&](Point point) { return at(certificate.position, point); })),
          target_(certificate.target) {
        for (const Point point : certificate.region) region_.set(point.index);
    }

    /// Nothing is wrong with the target, if it is named by its first stone.
    bool names_a_string(Point target) const { return string_at(target)._Find_first() == target.index; }

    /// How many patterns were looked at.
    std::size_t looked_at() const { return patterns_.size(); }

    /// What is wrong, with the number of the line from 0.
    Problem run(const std::function<bool()>& enough, const CertificateLimits& limits) {
        for (const PatternLine& line : lines_) {
            if (enough()) return unusable(0, out_of_time(limits));
            std::string objection = objection_to_form(line);
            if (objection.empty()) {
                patterns_.push_back(pattern_of([&](Point point) { return line.seen[point.index]; }));
                objection = objection_to(line);
            }
            if (objection.empty()) rests_.push_back(pattern_rests(line, patterns_.back(), rules_, rests_));
            const std::size_t number = static_cast<std::size_t>(&line - lines_.data());
            if (!objection.empty())
                return rejected(number, fmt::format("pattern {}: {}", number + 1, objection));
        }
        return Problem();
    }

    std::string objection_to_last() const {
        if (lines_.back().keeper_to_move) return "the last pattern has the keeper to move";
        if (patterns_.back().of_eye()) return "the last pattern has anchored stones";
        if (target_of(lines_.back()) != target_of(PatternLine()))
            return "the last pattern is about another target";
        const std::string wrong = difference(patterns_.back(), final_position_);
        return wrong.empty() ? "" : "the last pattern is not that of the final-position: " + wrong;
    }

  private:
    static Seen seen_stone(Player player) { return player == Player::black ? Seen::black : Seen::white; }
    static Seen at(const Position& position, Point point) {
        if (position.empty(point)) return Seen::empty;
        return position.holds(point, Player::black) ? Seen::black : Seen::white;
    }

    /// None: the line is about a stone on the region, if it is not of an eye.
    std::optional<Point> target_of(const PatternLine& line) const {
        return line.target || region_.any() ? line.target : target_;
    }
    /// The keeper's stones of the final-position that are to stay, or the one that has come.
    Bits<N> kept_by(const PatternLine& line) const {
        if (line.gained) return Bits<N>().set(line.gained->index);
        const std::optional<Point> target = target_of(line);
        return target ? string_at(*target) : Bits<N>();
    }

    /// The keeper's final-string on the intersection; nothing if there is none.
    Bits<N> string_at(Point point) const {
        const Bits<N> seed = Bits<N>().set(point.index) & final_position_.keeper;
        return rules_.string_of(seed, final_position_);
    }

    template <class SeenAt>
    Pattern<N> pattern_of(SeenAt seen_at) const {
        Pattern<N> pattern;
        for (const Point point : grid_.points()) {
            const Seen seen = seen_at(point);
            pattern.empty.set(point.index, seen == Seen::empty);
            pattern.anchored.set(point.index, seen == Seen::anchored);
            pattern.keeper.set(point.index, seen == seen_stone(keeper_) || seen == Seen::anchored);
            pattern.opponent.set(point.index, seen == seen_stone(opponent(keeper_)));
        }
        return pattern;
    }

    std::string name_of(std::size_t point) const {
        return vertex(grid_, Point{static_cast<std::uint16_t>(point)});
    }

    /// What is `there` on the first intersection where it is not as the pattern says.
    std::string difference(const Pattern<N>& pattern, const Pattern<N>& there) const {
        const Bits<N> wrong = pattern.not_in(there);
        if (wrong.none()) return "";
        const std::size_t point = wrong._Find_first();
        const bool loose = pattern.keeper[point] && there.keeper[point];
        return loose ? name_of(point) + " is not anchored" : content_words(there, point);
    }

    std::string content_words(const Pattern<N>& pattern, std::size_t point) const {
        std::string words = "unknown";
        if (pattern.empty[point]) words = "empty";
        if (pattern.keeper[point]) words = name(keeper_);
        if (pattern.opponent[point]) words = name(opponent(keeper_));
        return fmt::format("{} is {}", name_of(point), words);
    }

    /// What the text cannot say, or says of patterns that are not there.
    std::string objection_to_form(const PatternLine& line) const {
        if (line.seen.size() != static_cast<std::size_t>(grid_.size())) return "it is not of the grid's size";
        const bool of_eye = line.anchors();
        if (std::string objection = objection_to_target(line); !objection.empty()) return objection;
        if (std::string objection = objection_to_ground(line, of_eye); !objection.empty()) return objection;
        if (std::string objection = objection_to_gain(line, of_eye); !objection.empty()) return objection;
        if (line.keeper_to_move && line.next.size() != 1) return "one pattern comes after the keeper's move";
        if (line.play && (!line.keeper_to_move || !grid_.contains(*line.play)))
            return "there is no such play of the keeper";
        for (std::size_t i = 0; i < line.next.size(); ++i) {
            if (std::string objection = objection_to_next(line, of_eye, i); !objection.empty())
                return objection;
        }
        return "";
    }

    /// What the line cannot rest on, of the patterns that it names.
    std::string objection_to_next(const PatternLine& line, bool of_eye, std::size_t which) const {
        const std::uint32_t next = line.next[which];
        if (next >= patterns_.size())
            return fmt::format("pattern {} is no earlier one", std::size_t{next} + 1);
        const bool by_moves = line.ground == Ground::moves;
        if (lines_[next].keeper_to_move != (!line.keeper_to_move && by_moves))
            return fmt::format("in pattern {} the wrong player is to move", next + 1);
        const bool link = line.ground == Ground::apart && which == 0;
        const bool anchored = of_eye || line.ground == Ground::two_eyes || link;
        if (patterns_[next].of_eye() != anchored)
            return fmt::format("pattern {} has {}anchored stones", next + 1, anchored ? "no " : "");
        if (of_eye || line.ground == Ground::two_eyes) {
            const bool same = lines_[next].target == (of_eye ? line.target : std::nullopt);
            return same ? "" : fmt::format("pattern {} is not of the same kind", next + 1);
        }
        if (link && lines_[next].target != target_of(line))
            return fmt::format("pattern {} is no link of the target", next + 1);
        if (by_moves && target_of(lines_[next]) != target_of(line))
            return fmt::format("pattern {} is about another target", next + 1);
        return target_of(lines_[next]) || by_moves ? ""
                                                   : fmt::format("pattern {} is about no target", next + 1);
    }

    /// Of each line by itself.
    std::string objection_to_target(const PatternLine& line) const {
        if (!line.target) return "";
        const bool on_grid = grid_.contains(*line.target);
        if (on_grid && names_a_string(*line.target)) return "";
        return fmt::format("there is no string of {} with the first stone {}", name(keeper_),
                           on_grid ? name_of(line.target->index) : "outside of the grid");
    }

    /// What a pattern of this kind, or a line with so many numbers, cannot rest on.
    std::string objection_to_ground(const PatternLine& line, bool of_eye) const {
        const bool link = of_eye && line.target;
        const bool as_it_stands = line.ground == Ground::life || line.ground == Ground::vital_region ||
                                  line.ground == Ground::linked;
        if (as_it_stands && (line.keeper_to_move || !line.next.empty()))
            return "it is said to hold as it stands and not to";
        if (line.ground == Ground::two_eyes && (line.keeper_to_move || line.next.size() != 2))
            return "the opponent is to move before two eyes";
        if (line.ground == Ground::joined && (line.keeper_to_move || line.next.size() != 1))
            return "the opponent is to move where the target is joined";
        if (line.ground == Ground::apart && (line.keeper_to_move || line.next.size() != 2))
            return "the opponent is to move where a link is apart";
        if (line.ground == Ground::vital_region && !of_eye) return "there is no anchored stone";
        if (line.ground == Ground::vital_region && link) return "a link is no eye";
        if (line.ground == Ground::linked && !link) return "it is of no link";
        const bool for_target = line.ground != Ground::moves && line.ground != Ground::vital_region &&
                                line.ground != Ground::linked;
        if (for_target && of_eye) return "a pattern with anchored stones holds by what is there or by moves";
        return "";
    }

    /// Of a line about a stone on the region: where it ends it has one, and before that the keeper plays. It
    /// has been played, or is the target's, which is not captured then.
    std::string objection_to_gain(const PatternLine& line, bool of_eye) const {
        const bool gains = !of_eye && !target_of(line);
        if (gains && line.ground == Ground::apart) return "what is apart is of a target";
        const bool ends = line.ground != Ground::moves;
        if (line.gained.has_value() != (gains && ends))
            return gains && ends ? "it does not say where the stone has come"
                                 : "it says where a stone has come and is not about that";
        if (gains && line.keeper_to_move && !line.play) return "the keeper passes and has no stone there yet";
        if (!line.gained) return "";
        if (!grid_.contains(*line.gained)) return "there is no such intersection of a stone";
        if (!region_[line.gained->index]) return name_of(line.gained->index) + " is not in the region";
        if ((final_position_.keeper & ~string_at(target_))[line.gained->index])
            return name_of(line.gained->index) + " has a stone of another final-string";
        return "";
    }

    /// The line's pattern is the last of the patterns.
    std::string objection_to(const PatternLine& line) const {
        const Pattern<N>& pattern = patterns_.back();
        const Bits<N> target = kept_by(line);
        const Bits<N> lacking = target & ~pattern.keeper;
        if ((!pattern.of_eye() || line.target) && lacking.any())
            return fmt::format("the target is not there: {}", content_words(pattern, lacking._Find_first()));
        if (line.keeper_to_move) return objection_to_choice(line);
        if (line.ground == Ground::life)
            return rules_.life(pattern, target) ? "" : "the target is not unconditionally alive";
        if (line.ground == Ground::vital_region)
            return rules_.vital_region(pattern) ? "" : "the region is not vital";
        if (line.ground == Ground::joined) return objection_to_joint(line);
        if (line.ground == Ground::apart) return objection_to_apart(line);
        if (line.ground == Ground::linked)
            return (target & ~pattern.anchored).none()
                       ? ""
                       : "the target is not in one string with what is anchored";
        return line.ground == Ground::two_eyes ? objection_to_eyes(line) : objection_to_answers(line);
    }

    /// The other target's pattern is there, and both are in one string of what is known.
    std::string objection_to_joint(const PatternLine& line) const {
        const Pattern<N>& pattern = patterns_.back();
        const std::uint32_t number = line.next[0];
        if (std::string objection = not_there(number, pattern); !objection.empty()) return objection;
        const Point other = target_of(lines_[number]).value();
        const Bits<N> apart = string_at(other) & ~rules_.string_of(kept_by(line), pattern);
        return apart.none() ? ""
                            : fmt::format("the target is not in one string with {}", name_of(other.index));
    }

    std::string objection_to_choice(const PatternLine& line) const {
        const Pattern<N>& pattern = patterns_.back();
        if (!line.play) return objection_after(pattern, line.next[0], name(keeper_) + std::string("'s pass"));
        const std::string play = fmt::format("{}'s play on {}", name(keeper_), vertex(grid_, *line.play));
        const auto after = rules_.after_keeper(pattern, line.play->index);
        if (!after) return fmt::format("{} is not allowed: {}", play, after.error());
        return objection_after(*after, line.next[0], play);
    }

    std::string objection_to_answers(const PatternLine& line) const {
        const Pattern<N>& pattern = patterns_.back();
        const std::string mover = name(opponent(keeper_));
        std::string objection;
        std::size_t used = 0;
        if (pattern.of_eye()) {
            objection = objection_to_peace(pattern);
            if (objection.empty() && !line.target) objection = objection_to_liberties(pattern);
        } else {
            if (line.next.empty()) return "no pattern comes after the opponent's pass";
            objection = objection_after(rules_.after_elsewhere(pattern), line.next[used++],
                                        mover + "'s pass or a play elsewhere");
        }
        for (std::size_t point = pattern.empty._Find_first(); point < N && objection.empty();
             point = pattern.empty._Find_next(point)) {
            const auto after = rules_.after_opponent(pattern, point);
            if (!after) continue;
            const std::string play = fmt::format("{}'s play on {}", mover, name_of(point));
            if (used == line.next.size()) return "no pattern comes after " + play;
            objection = objection_after(*after, line.next[used++], play);
        }
        if (objection.empty() && used < line.next.size())
            return "there are more patterns than the opponent has plays";
        return objection;
    }

    /// While nobody plays on what is known of an eye or a link, it stays.
    std::string objection_to_peace(const Pattern<N>& pattern) const {
        const Bits<N> weak = rules_.out_of_peace(pattern);
        if (weak.none()) return "";
        return fmt::format("a play elsewhere may capture the string on {}", name_of(weak._Find_first()));
    }

    /// In an eye the anchored string has a liberty.
    std::string objection_to_liberties(const Pattern<N>& pattern) const {
        return rules_.liberties(pattern).any() ? ""
                                               : "no empty intersection is adjacent to an anchored stone";
    }

    /// The eyes are eyes of the target's string, and have nothing in common but its stones.
    std::string objection_to_eyes(const PatternLine& line) const {
        const Pattern<N> pattern = rules_.with_anchored(patterns_.back(), kept_by(line));
        for (const std::uint32_t eye : line.next) {
            const std::string wrong = difference(patterns_[eye], pattern);
            if (!wrong.empty()) return fmt::format("the eye of pattern {} is not there: {}", eye + 1, wrong);
        }
        const Bits<N> disputed = disputed_by(line, pattern);
        return disputed.none() ? ""
                               : fmt::format("{} is known in both eyes", name_of(disputed._Find_first()));
    }

    /// What both patterns know besides the anchored stones.
    Bits<N> disputed_by(const PatternLine& line, const Pattern<N>& pattern) const {
        return patterns_[line.next[0]].known() & patterns_[line.next[1]].known() & ~pattern.anchored;
    }

    /// The link leads to the other target's string, which is left alone by it, and leaves it alone.
    std::string objection_to_apart(const PatternLine& line) const {
        const std::uint32_t other = line.next[1];
        const Pattern<N> pattern = rules_.with_anchored(patterns_.back(), kept_by(lines_[other]));
        for (const std::uint32_t next : line.next) {
            if (std::string objection = not_there(next, pattern); !objection.empty()) return objection;
        }
        if (!rests_[other]) return fmt::format("the pattern {} does not rest", other + 1);
        const Bits<N> shared = disputed_by(line, pattern);
        return shared.none() ? "" : fmt::format("{} is known in both", name_of(shared._Find_first()));
    }

    /// The pattern with the number has to be part of what is there.
    std::string not_there(std::uint32_t number, const Pattern<N>& there) const {
        const std::string wrong = difference(patterns_[number], there);
        return wrong.empty() ? "" : fmt::format("the pattern {} is not there: {}", number + 1, wrong);
    }

    /// So after a move.
    std::string objection_after(const Pattern<N>& after, std::uint32_t number,
                                const std::string& move) const {
        const std::string objection = not_there(number, after);
        return objection.empty() ? "" : fmt::format("after {} {}", move, objection);
    }

    Grid grid_;
    const std::vector<PatternLine>& lines_;
    Player keeper_;
    PatternRules<N> rules_;
    Pattern<N> final_position_;
    Point target_;
    Bits<N> region_;
    std::vector<Pattern<N>> patterns_;
    /// By pattern.
    std::vector<bool> rests_;
};

}  // namespace shikatsu::reference
