#include "reference/certificates/pattern_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "reference/certificates/keeping_problem.hpp"
#include "reference/certificates/named_points.hpp"
#include "reference/certificates/pattern_rules.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;
using Enough = std::function<bool()>;

Seen seen_stone(Player player) {
    return player == Player::black ? Seen::black : Seen::white;
}

/// The patterns, line by line. [proofs/patterns.md]
template <std::size_t N>
class PatternCheck {
  public:
    /// Requires a stone of the keeper on the target.
    PatternCheck(const PatternCertificate& certificate, Player keeper)
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
    Problem run(const Enough& enough, const CertificateLimits& limits) {
        for (const PatternLine& line : lines_) {
            if (enough())
                return unusable(0, fmt::format("not checked to the end within {} seconds", limits.seconds));
            std::string objection = objection_to_form(line);
            if (objection.empty()) {
                patterns_.push_back(pattern_of([&](Point point) { return line.seen[point.index]; }));
                objection = objection_to(line);
            }
            const std::size_t number = static_cast<std::size_t>(&line - lines_.data());
            if (!objection.empty())
                return rejected(number, fmt::format("pattern {}: {}", number + 1, objection));
        }
        return Problem();
    }

    std::string objection_to_last() const {
        if (lines_.back().keeper_to_move) return "the last pattern has the keeper to move";
        if (patterns_.back().of_eye()) return "the last pattern is of an eye";
        if (target_of(lines_.back()) != target_of(PatternLine()))
            return "the last pattern is about another target";
        const std::string wrong = difference(patterns_.back(), final_position_);
        return wrong.empty() ? "" : "the last pattern is not that of the final-position: " + wrong;
    }

  private:
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
        const bool of_eye = std::ranges::find(line.seen, Seen::anchored) != line.seen.end();
        if (std::string objection = objection_to_target(line, of_eye); !objection.empty()) return objection;
        if (std::string objection = objection_to_ground(line, of_eye); !objection.empty()) return objection;
        if (std::string objection = objection_to_gain(line, of_eye); !objection.empty()) return objection;
        if (line.keeper_to_move && line.next.size() != 1) return "one pattern comes after the keeper's move";
        if (line.play && (!line.keeper_to_move || !grid_.contains(*line.play)))
            return "there is no such play of the keeper";
        for (const std::uint32_t next : line.next) {
            if (next >= patterns_.size())
                return fmt::format("pattern {} is no earlier one", std::size_t{next} + 1);
            const bool two_eyes = line.ground == Ground::two_eyes;
            const bool joined = line.ground == Ground::joined;
            if (lines_[next].keeper_to_move != (!line.keeper_to_move && !two_eyes && !joined))
                return fmt::format("in pattern {} the wrong player is to move", next + 1);
            if (patterns_[next].of_eye() != (of_eye || two_eyes))
                return fmt::format("pattern {} is {}of an eye", next + 1, of_eye || two_eyes ? "not " : "");
            const bool other_target = target_of(lines_[next]) != target_of(line);
            if (other_target && line.ground == Ground::moves && !of_eye)
                return fmt::format("pattern {} is about another target", next + 1);
            if (joined && !target_of(lines_[next]))
                return fmt::format("pattern {} is about no target", next + 1);
        }
        return "";
    }

    /// Of each line by itself.
    std::string objection_to_target(const PatternLine& line, bool of_eye) const {
        if (!line.target) return "";
        if (of_eye) return "a pattern of an eye has no target";
        const bool on_grid = grid_.contains(*line.target);
        if (on_grid && names_a_string(*line.target)) return "";
        return fmt::format("there is no string of {} with the first stone {}", name(keeper_),
                           on_grid ? name_of(line.target->index) : "outside of the grid");
    }

    /// What a pattern of this kind, or a line with so many numbers, cannot rest on.
    std::string objection_to_ground(const PatternLine& line, bool of_eye) const {
        const bool as_it_stands = line.ground == Ground::life || line.ground == Ground::vital_region;
        if (as_it_stands && (line.keeper_to_move || !line.next.empty()))
            return "it is said to hold as it stands and not to";
        if (line.ground == Ground::two_eyes && (line.keeper_to_move || line.next.size() != 2))
            return "the opponent is to move before two eyes";
        if (line.ground == Ground::joined && (line.keeper_to_move || line.next.size() != 1))
            return "the opponent is to move where the target is joined";
        if (line.ground == Ground::vital_region && !of_eye) return "there is no anchored stone";
        const bool for_target =
            line.ground == Ground::life || line.ground == Ground::two_eyes || line.ground == Ground::joined;
        if (for_target && of_eye) return "a pattern of an eye has no target";
        return "";
    }

    /// Of a line about a stone on the region: where it ends it has one, and before that the keeper plays.
    std::string objection_to_gain(const PatternLine& line, bool of_eye) const {
        const bool gains = !of_eye && !target_of(line);
        const bool ends = line.ground != Ground::moves;
        if (line.gained.has_value() != (gains && ends))
            return gains && ends ? "it does not say where the stone has come"
                                 : "it says where a stone has come and is not about that";
        if (gains && line.keeper_to_move && !line.play) return "the keeper passes and has no stone there yet";
        if (!line.gained) return "";
        if (!grid_.contains(*line.gained)) return "there is no such intersection of a stone";
        if (!region_[line.gained->index]) return name_of(line.gained->index) + " is not in the region";
        if (final_position_.keeper[line.gained->index])
            return name_of(line.gained->index) + " has a stone of the final-position";
        return "";
    }

    /// The line's pattern is the last of the patterns.
    std::string objection_to(const PatternLine& line) const {
        const Pattern<N>& pattern = patterns_.back();
        const Bits<N> target = kept_by(line);
        const Bits<N> lacking = target & ~pattern.keeper;
        if (!pattern.of_eye() && lacking.any())
            return fmt::format("the target is not there: {}", content_words(pattern, lacking._Find_first()));
        if (line.keeper_to_move) return objection_to_choice(line);
        if (line.ground == Ground::life)
            return rules_.life(pattern, target) ? "" : "the target is not unconditionally alive";
        if (line.ground == Ground::vital_region)
            return rules_.vital_region(pattern) ? "" : "the region is not vital";
        if (line.ground == Ground::joined) return objection_to_joint(line);
        return line.ground == Ground::two_eyes ? objection_to_eyes(line) : objection_to_answers(line);
    }

    /// The other target's pattern is there, and both are in one string of what is known.
    std::string objection_to_joint(const PatternLine& line) const {
        const Pattern<N>& pattern = patterns_.back();
        const std::uint32_t number = line.next[0];
        const std::string wrong = difference(patterns_[number], pattern);
        if (!wrong.empty()) return fmt::format("the pattern {} is not there: {}", number + 1, wrong);
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

    /// While nobody plays on what is known of an eye, it stays, and the anchored string has a liberty in it.
    std::string objection_to_peace(const Pattern<N>& pattern) const {
        const Bits<N> weak = rules_.out_of_peace(pattern);
        if (weak.any())
            return fmt::format("a play elsewhere may capture the string on {}", name_of(weak._Find_first()));
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
        const Bits<N> common = patterns_[line.next[0]].known() & patterns_[line.next[1]].known();
        const Bits<N> disputed = common & ~pattern.anchored;
        return disputed.none() ? ""
                               : fmt::format("{} is known in both eyes", name_of(disputed._Find_first()));
    }

    /// The pattern with the number has to be there after a move.
    std::string objection_after(const Pattern<N>& after, std::uint32_t number,
                                const std::string& move) const {
        const std::string wrong = difference(patterns_[number], after);
        if (wrong.empty()) return "";
        return fmt::format("after {} the pattern {} is not there: {}", move, number + 1, wrong);
    }

    Grid grid_;
    const std::vector<PatternLine>& lines_;
    Player keeper_;
    PatternRules<N> rules_;
    Pattern<N> final_position_;
    Point target_;
    Bits<N> region_;
    std::vector<Pattern<N>> patterns_;
};

template <std::size_t N>
Problem problem_with(const PatternCertificate& certificate, Player keeper, const CertificateLimits& limits,
                     const Enough& enough, std::size_t& looked_at) {
    const auto line_of_target = static_cast<std::size_t>(certificate.position.grid().rows()) + 5;
    const std::size_t first_pattern = line_of_target + (certificate.region.empty() ? 2 : 3);
    PatternCheck<N> patterns(certificate, keeper);
    if (!patterns.names_a_string(certificate.target))
        return rejected(line_of_target, "the target is not the first stone of its string");
    Problem problem = patterns.run(enough, limits);
    looked_at = patterns.looked_at();
    if (problem && problem->outcome == Outcome::rejected) problem->line += first_pattern;
    if (problem) return problem;
    std::string objection = patterns.objection_to_last();
    if (objection.empty()) return Problem();
    return rejected(first_pattern + certificate.proof.lines.size() - 1, std::move(objection));
}

Problem problem_with(const PatternCertificate& certificate, const CertificateLimits& limits,
                     const Enough& enough, std::size_t& looked_at) {
    const Position& position = certificate.position;
    const auto size = static_cast<std::size_t>(position.grid().size());
    const std::size_t count = certificate.proof.lines.size();
    const auto line_of_target = static_cast<std::size_t>(position.grid().rows()) + 5;
    if (!position.grid().contains(certificate.target) || position.empty(certificate.target))
        return rejected(line_of_target, "there is no stone on the target");
    if (count == 0) return rejected(line_of_target + 1, "there is no pattern");
    if (count > limits.states)
        return unusable(0, fmt::format("there are more patterns than the limit of {}", limits.states));
    if (count > most_intersections_in_patterns / size) return unusable(0, "the patterns are too large");
    const Player keeper = position.holds(certificate.target, Player::black) ? Player::black : Player::white;
    return size <= 64    ? problem_with<64>(certificate, keeper, limits, enough, looked_at)
           : size <= 128 ? problem_with<128>(certificate, keeper, limits, enough, looked_at)
                         : problem_with<640>(certificate, keeper, limits, enough, looked_at);
}

}  // namespace

CertificateVerdict check(const PatternCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const Enough enough = [&] {
        return std::chrono::duration<double>(Clock::now() - begin).count() >= limits.seconds ||
               (stop && stop());
    };
    std::size_t looked_at = 0;
    Problem problem = problem_with(certificate, limits, enough, looked_at);
    if (!problem) problem = {Outcome::accepted, 0, claim_in_words(certificate)};
    problem->states = looked_at;
    return *problem;
}

std::string claim_in_words(const PatternCertificate& certificate) {
    const Position& position = certificate.position;
    const bool black = position.holds(certificate.target, Player::black);
    const char* keeper = name(black ? Player::black : Player::white);
    const std::string target = vertex(position.grid(), certificate.target);
    if (certificate.region.empty()) return fmt::format("{} keeps {} from capture for ever", keeper, target);
    return fmt::format("{} gets a permanent-stone on{}, whether {} is captured or not", keeper,
                       named(position.grid(), certificate.region), target);
}

}  // namespace shikatsu::reference
