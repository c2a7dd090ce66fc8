#include "proofs/solvers/refutation_checker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <sstream>

namespace shikatsu::proofs {

namespace {

/// A set of clauses with two watched literals each, and the values that unit clauses force.
class Propagation {
  public:
    explicit Propagation(const Clauses& clauses)
        : values_(static_cast<std::size_t>(clauses.variables) + 1, 0), watches_(2 * values_.size()) {
        for (const Clause& clause : clauses.all) add(clause);
    }

    bool contradiction() const { return contradiction_; }
    bool knows(Literal literal) const { return static_cast<std::size_t>(std::abs(literal)) < values_.size(); }

    void add(Clause clause) {
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        // Literals that are not false come first, so that they are the ones watched.
        const auto index = clauses_.size();
        ids_.emplace(clause, index);
        std::stable_partition(clause.begin(), clause.end(), [&](Literal l) { return value(l) >= 0; });
        clauses_.push_back(clause);
        if (clause.empty() || value(clause[0]) < 0) {
            contradiction_ = true;
            return;
        }
        if (clause.size() > 1) {
            watch(clause[0], index);
            watch(clause[1], index);
        }
        if ((clause.size() == 1 || value(clause[1]) < 0) && value(clause[0]) == 0) {
            assign(clause[0]);
            if (!propagate()) contradiction_ = true;
        }
    }

    /// Whether the clause was there. Clauses that force a value stay: to keep more is sound.
    bool remove(Clause clause) {
        std::sort(clause.begin(), clause.end());
        const auto entry = ids_.find(clause);
        if (entry == ids_.end()) return false;
        Clause& stored = clauses_[entry->second];
        const bool forces =
            std::any_of(clause.begin(), clause.end(), [&](Literal l) { return value(l) > 0; });
        if (!forces) stored.clear();
        ids_.erase(entry);
        return true;
    }

    /// Whether the clause follows by unit propagation.
    bool implies(const Clause& clause) {
        if (contradiction_) return true;
        const std::size_t fixed = trail_.size();
        bool conflict = false;
        for (const Literal literal : clause) {
            if (value(literal) > 0) conflict = true;
            if (value(literal) == 0) assign(-literal);
        }
        conflict = conflict || !propagate();
        while (trail_.size() > fixed) {
            values_[static_cast<std::size_t>(std::abs(trail_.back()))] = 0;
            trail_.pop_back();
        }
        next_ = fixed;
        return conflict;
    }

  private:
    /// 1 true, -1 false, 0 open.
    int value(Literal literal) const {
        const int positive = values_[static_cast<std::size_t>(std::abs(literal))];
        return literal > 0 ? positive : -positive;
    }
    void assign(Literal literal) {
        values_[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
        trail_.push_back(literal);
    }
    std::vector<std::size_t>& watchers(Literal literal) {
        return watches_[2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0)];
    }
    void watch(Literal literal, std::size_t clause) { watchers(literal).push_back(clause); }

    /// False if some clause has only false literals.
    bool propagate() {
        while (next_ < trail_.size()) {
            if (!visit_watchers(-trail_[next_++])) return false;
        }
        return true;
    }

    bool visit_watchers(Literal falsified) {
        std::vector<std::size_t>& list = watchers(falsified);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < list.size(); ++i) {
            Clause& clause = clauses_[list[i]];
            if (clause.empty()) continue;
            if (clause[0] == falsified) std::swap(clause[0], clause[1]);
            if (value(clause[0]) <= 0 && move_watch(clause, list[i])) continue;
            list[kept++] = list[i];
            if (value(clause[0]) > 0) continue;
            if (value(clause[0]) < 0) {
                for (++i; i < list.size(); ++i) list[kept++] = list[i];
                list.resize(kept);
                return false;
            }
            assign(clause[0]);
        }
        list.resize(kept);
        return true;
    }

    /// Watches another literal instead of the second one, if one is not false.
    bool move_watch(Clause& clause, std::size_t index) {
        for (std::size_t k = 2; k < clause.size(); ++k) {
            if (value(clause[k]) < 0) continue;
            std::swap(clause[1], clause[k]);
            watch(clause[1], index);
            return true;
        }
        return false;
    }

    std::vector<int> values_;
    std::vector<std::vector<std::size_t>> watches_;
    std::vector<Clause> clauses_;
    std::multimap<Clause, std::size_t> ids_;
    std::vector<Literal> trail_;
    std::size_t next_ = 0;
    bool contradiction_ = false;
};

/// The literals before the closing 0; nothing if there is none or something else is there.
std::optional<Clause> literals_of(std::istringstream& line) {
    Clause clause;
    for (Literal literal = 0; line >> literal;) {
        if (literal == 0) return clause;
        clause.push_back(literal);
    }
    return std::nullopt;
}

}  // namespace

RefutationCheck check_refutation(const Clauses& clauses, const std::string& proof) {
    RefutationCheck result;
    Propagation propagation(clauses);
    std::istringstream lines(proof);
    std::size_t number = 0;
    for (std::string text; std::getline(lines, text);) {
        ++number;
        std::istringstream line(text);
        const bool deletion = text.starts_with("d ");
        if (deletion) line.ignore(2);
        const std::optional<Clause> clause = literals_of(line);
        if (!clause ||
            !std::all_of(clause->begin(), clause->end(), [&](Literal l) { return propagation.knows(l); })) {
            result.error = fmt::format("line {} is no clause of these variables", number);
            return result;
        }
        if (deletion) {
            ++result.deletions;
            propagation.remove(*clause);
            continue;
        }
        ++result.additions;
        if (!propagation.implies(*clause)) {
            result.error = fmt::format("line {} does not follow by unit propagation", number);
            return result;
        }
        if (clause->empty()) return result;
        propagation.add(*clause);
    }
    result.error = "there is no empty clause";
    return result;
}

}  // namespace shikatsu::proofs
