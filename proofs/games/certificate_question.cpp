#include "proofs/games/certificate_question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <unordered_map>

#include "proofs/games/certificate_arena.hpp"

namespace shikatsu::proofs {

namespace {

using reference::Certificate;

/// The conditions in SMT-LIB's words. Of a line: `in`, whether it is there; `c`, the choice; `d`, the rank,
/// which puts levels and distances in one order; `core` and `item` of the defender's, for distance 0 and what
/// the level keeps.
class Conditions {
  public:
    Conditions(const CertificateArena& arena, Measures measures) : arena_(arena), measures_(measures) {
        for (std::size_t i = 0; i < arena.nodes.size(); ++i) {
            script_ += fmt::format(
                "(declare-const in{} Bool)\n(declare-const d{} Int)\n(assert (<= 0 d{}))\n", i, i, i);
            if (!arena.attacks) {
                script_ += fmt::format("(declare-const core{} Bool)\n(declare-const item{} Int)\n", i, i);
                if (!arena.nodes[i].choices.empty()) add_kept(i);
            }
        }
        script_ += "(assert in0)\n";
        for (std::size_t i = 0; i < arena.nodes.size(); ++i) add_line(i);
    }

    const std::string& script() const { return script_; }

  private:
    void add_kept(std::size_t i) {
        std::string kept = "false";
        for (const std::size_t item : arena_.nodes[i].kept) kept += fmt::format(" (= item{} {})", i, item);
        script_ += fmt::format("(assert (=> core{} (or {})))\n", i, kept);
    }

    void add_line(std::size_t i) {
        const CertificateArena::Node& node = arena_.nodes[i];
        if (node.lemma != Lemma::none) return;
        std::string choices = "false";
        for (std::size_t k = 0; k < node.choices.size(); ++k) {
            script_ += fmt::format("(declare-const c{}_{} Bool)\n", i, k);
            choices += fmt::format(" c{}_{}", i, k);
            std::string answers;
            for (const CertificateArena::Answer& answer : node.choices[k].answers) {
                if (answer.progress && measures_ == Measures::of_goals_once) continue;
                answers += fmt::format(" (and in{} {})", answer.to, nearer(i, answer));
            }
            if (answers.empty()) continue;
            script_ += fmt::format("(assert (=> (and in{} c{}_{}) (and{})))\n", i, i, k, answers);
        }
        script_ += fmt::format("(assert (=> in{} (or {})))\n", i, choices);
    }

    std::string nearer(std::size_t i, const CertificateArena::Answer& answer) const {
        const std::size_t j = answer.to;
        const bool first = !arena_.attacks && i == 0;
        if (answer.progress || first || arena_.nodes[j].lemma != Lemma::none || measures_ == Measures::none)
            return "true";
        const std::string less = fmt::format("(< d{} d{})", j, i);
        if (arena_.attacks) return less;
        return fmt::format("(or {0} (and core{1} core{2} (= d{1} d{2}) (= item{1} item{2})))", less, i, j);
    }

    const CertificateArena& arena_;
    Measures measures_;
    std::string script_;
};

/// A solver's values as the lines of a certificate.
class Lines {
  public:
    Lines(const CertificateArena& arena, const Answer& answer) : arena_(arena), answer_(answer) {
        if (arena.attacks) return;
        for (std::size_t i = 1; i < arena.nodes.size(); ++i) {
            if (!arena.nodes[i].choices.empty() && value("in{}", i) != 0 && value("core{}", i) != 0)
                levels_.insert(level_key(i));
        }
    }

    RankedStrategy strategy() {
        RankedStrategy strategy;
        strategy.dormant_bans = RankedStrategy::all_bans;
        strategy.goals_in_turn = arena_.in_turn;
        for (const auto& [rank, item] : levels_) strategy.levels.push_back(arena_.items[item]);
        meet(0);
        for (std::size_t i = 0; i < met_.size(); ++i) strategy.lines.push_back(line(met_[i]));
        return strategy;
    }

  private:
    std::int64_t value(const char* pattern, std::size_t i) const {
        const auto entry = answer_.numbers.find(fmt::format(fmt::runtime(pattern), i));
        return entry == answer_.numbers.end() ? 0 : entry->second;
    }

    bool is_chosen(std::size_t i, std::size_t k) const {
        const auto entry = answer_.numbers.find(fmt::format("c{}_{}", i, k));
        return entry != answer_.numbers.end() && entry->second != 0;
    }

    std::pair<std::int64_t, std::size_t> level_key(std::size_t i) const {
        return {value("d{}", i), static_cast<std::size_t>(value("item{}", i))};
    }

    void meet(std::size_t node) {
        if (known_.insert(node).second) met_.push_back(node);
    }

    RankedStrategy::Line line(std::size_t i) {
        const CertificateArena::Node& node = arena_.nodes[i];
        if (node.lemma != Lemma::none) return {std::nullopt, node.lemma, 0, 0};
        const bool begin = !arena_.attacks && i == 0;
        std::size_t chosen = 0;
        while (chosen + 1 < node.choices.size() && !is_chosen(i, chosen)) ++chosen;
        const CertificateArena::Choice& choice = node.choices.at(chosen);
        for (const CertificateArena::Answer& answer : choice.answers) meet(answer.to);
        if (begin) return {};
        RankedStrategy::Line line{choice.move, choice.lemma, 0, 0};
        if (choice.lemma == Lemma::none) measure(i, line);
        return line;
    }

    void measure(std::size_t i, RankedStrategy::Line& line) const {
        const std::int64_t rank = value("d{}", i);
        line.distance = static_cast<std::uint32_t>(rank + (arena_.attacks ? 0 : 1));
        if (arena_.attacks) return;
        if (value("core{}", i) != 0) {
            line.distance = 0;
            line.level =
                static_cast<std::uint32_t>(std::distance(levels_.begin(), levels_.find(level_key(i))) + 1);
            return;
        }
        line.level = static_cast<std::uint32_t>(std::count_if(
            levels_.begin(), levels_.end(), [&](const auto& level) { return level.first < rank; }));
    }

    const CertificateArena& arena_;
    const Answer& answer_;
    std::set<std::pair<std::int64_t, std::size_t>> levels_;
    std::set<std::size_t> known_;
    std::vector<std::size_t> met_;
};

/// A solver's answer to the conditions. Throws if it does not know.
Answer answer_to(const CertificateArena& arena, Measures measures, const Decide& decide) {
    Query query;
    query.script = Conditions(arena, measures).script();
    Answer answer = decide(query, goal_obligation);
    if (answer.satisfiability == Satisfiability::unknown) throw std::runtime_error(answer.reason);
    return answer;
}

CertificateArena arena_of(const Position& final_position, const reference::ForceQuestion& question,
                          Kind kind) {
    return certificate_arena(final_position, question, kind != Kind::defence, kind == Kind::attack_in_turn);
}

}  // namespace

bool can_meet(const Position& final_position, const reference::ForceQuestion& question, Kind kind,
              Measures measures, const Decide& decide) {
    const Answer answer = answer_to(arena_of(final_position, question, kind), measures, decide);
    return answer.satisfiability == Satisfiability::satisfiable;
}

std::optional<Certificate> certificate_of(const Position& final_position,
                                          const reference::ForceQuestion& question, Kind kind,
                                          Measures measures, const Decide& decide) {
    const CertificateArena arena = arena_of(final_position, question, kind);
    const Answer answer = answer_to(arena, measures, decide);
    if (answer.satisfiability == Satisfiability::unsatisfiable) return std::nullopt;
    return Certificate{
        final_position, {}, question, kind != Kind::defence, Lines(arena, answer).strategy(), 1};
}

}  // namespace shikatsu::proofs
