// Answers of which some are kept back, and what may be concluded from the rest.
#pragma once

#include <map>
#include <random>

#include "optimized/analysis/questions.hpp"

namespace shikatsu::optimized::testing {

/// Knows every answer, finds each but once, and keeps some back.
class Forgetful final : public Answerer {
  public:
    Forgetful(const Position& position, const Options& options) : asker_(position, options) {}

    /// From now on keeps each answer back with this chance.
    void keep_back(double chance, std::uint32_t seed) {
        keeps_back_ = std::bernoulli_distribution(chance);
        random_.seed(seed);
    }

    std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage stage,
                                 std::uint64_t max_states) override {
        std::vector<Finding> findings;
        for (const Question& question : questions) {
            const auto [known, is_new] = known_.try_emplace({question.target, question.region});
            if (is_new) known->second = asker_.ask_all({question}, stage, max_states).front();
            findings.push_back(known->second);
            if (keeps_back_(random_)) findings.back().attacker_forces.reset();
        }
        return findings;
    }
    std::vector<Finding> ask_together(const std::vector<Question>& questions, Together sought, Stage stage,
                                      std::uint64_t max_states) override {
        std::vector<Finding> findings = asker_.ask_together(questions, sought, stage, max_states);
        for (Finding& finding : findings) {
            found_together_ += finding.attacker_forces ? 1 : 0;
            if (keeps_back_(random_)) finding.attacker_forces.reset();
        }
        return findings;
    }
    /// How many questions were answered by one strategy for several.
    int found_together() const { return found_together_; }
    bool stopped() const override { return asker_.stopped(); }
    bool is_ko_stone(Point point) const override { return asker_.is_ko_stone(point); }

  private:
    Asker asker_;
    std::map<std::pair<Point, std::vector<Point>>, Finding> known_;
    std::bernoulli_distribution keeps_back_{0.0};
    std::mt19937 random_;
    int found_together_ = 0;
};

/// Whether `found` says nothing of a string that `truth` does not.
inline bool no_more_than(const StringVerdict& found, const StringVerdict& truth) {
    return (found.status == Status::undecided || found.status == truth.status) &&
           (!found.alive || found.alive == truth.alive) &&
           (!found.capturable_3 || found.capturable_3 == truth.capturable_3) &&
           (!found.local_2 || found.local_2 == truth.local_2) &&
           (!found.local_3 || found.local_3 == truth.local_3);
}

/// Whether `found` says nothing that `truth` does not.
inline bool no_more_than(const Adjudication& found, const Adjudication& truth) {
    for (std::size_t i = 0; i < truth.strings.size(); ++i) {
        if (!no_more_than(found.strings[i], truth.strings[i])) return false;
    }
    return (!found.end_prohibited_by_direct_ko ||
            found.end_prohibited_by_direct_ko == truth.end_prohibited_by_direct_ko) &&
           (!found.scoring || found.scoring->score == truth.scoring->score);
}

/// How often something was known of a string although its status was not.
inline int half_known(const Adjudication& found) {
    int count = 0;
    for (const StringVerdict& verdict : found.strings) {
        count += verdict.status == Status::undecided && verdict.alive ? 1 : 0;
    }
    return count;
}

}  // namespace shikatsu::optimized::testing
