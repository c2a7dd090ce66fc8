// The final-strings of a position while questions about them are asked, and what is known of them so far.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include "optimized/analysis/verdicts.hpp"

namespace shikatsu::optimized {

/// Those that a question of one stage is asked about.
using Asked = std::vector<StringVerdict*>;
using Questions = std::vector<Question>;

/// Adds what earlier attempts at the same question cost.
inline void add_cost_of(const Finding& earlier, Finding& found) {
    found.states += earlier.states;
    found.seconds += earlier.seconds;
}

/// What the several ways to decide a string's questions share. Keeps references to what it is made of.
class StringsInQuestion {
  public:
    /// Requires: every string of `position` has a liberty.
    StringsInQuestion(const Position& position, const Options& options, Answerer& answerer);

    const Position& position() const { return position_; }
    const Grid& grid() const { return position_.grid(); }
    const Options& options() const { return options_; }
    Answerer& answerer() const { return answerer_; }
    Verdicts& verdicts() { return verdicts_; }
    const Verdicts& verdicts() const { return verdicts_; }

    /// Finds out which strings are likely to live.
    void foresee();
    /// Requires that it was foreseen.
    bool likely_to_live(const StringVerdict& verdict) const;
    /// See due_strings.hpp.
    bool is_due(const StringVerdict& verdict) const;

    /// Keeps what was found out of the stage's question about each of `asked`; what was not found out adds to
    /// its cost only.
    static void learn(const Asked& asked, Stage stage, std::vector<Finding> findings);

  private:
    const Position& position_;
    const Options& options_;
    Answerer& answerer_;
    Verdicts verdicts_;
    std::map<Point, double> chance_of_life_;
};

/// Questions that more states would not answer either.
class QuestionsInVain {
  public:
    bool contain(const Question& question) const;
    /// Those where nothing was found, as the findings say, nor will be.
    void add_ended(const Questions& questions, const std::vector<Finding>& findings);

  private:
    Questions questions_;
};

/// Asks about the open strings in zones, of each string one after another: calls ask(strings, questions) for
/// the first zone of all that are still open, for the second, and so on, without the questions in vain.
template <class ZonesOf, class Ask>
void defend_zone_by_zone(StringsInQuestion& strings, ZonesOf zones_of, const QuestionsInVain& in_vain,
                         Ask ask) {
    if (strings.answerer().stopped()) return;
    Asked open;
    std::vector<std::vector<std::vector<Point>>> zones;
    std::size_t most = 0;
    for (StringVerdict& verdict : strings.verdicts()) {
        if (answer(verdict, Stage::capture) || !strings.is_due(verdict)) continue;
        open.push_back(&verdict);
        zones.push_back(zones_of(verdict));
        most = std::max(most, zones.back().size());
    }
    for (std::size_t round = 0; round < most && !strings.answerer().stopped(); ++round) {
        Asked asked;
        Questions questions;
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (answer(*open[i], Stage::capture) || round >= zones[i].size()) continue;
            Question question{open[i]->points.front(), {}, ProofZone{zones[i][round], open[i]->owner}};
            if (in_vain.contain(question)) continue;
            asked.push_back(open[i]);
            questions.push_back(std::move(question));
        }
        ask(asked, questions);
    }
}

}  // namespace shikatsu::optimized
