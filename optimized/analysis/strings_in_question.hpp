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
    /// Whether it is captured, and likely to have a stone on local-1 again, but not known to. Requires that
    /// it was foreseen.
    bool may_come_back(const StringVerdict& verdict) const;
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

/// Asks in zones about the strings of which `open` says that the stage's question is open, each with the
/// region that `region` tells, of each string one zone after another: calls ask(strings, questions) for the
/// first zone of all that are still open, for the second, and so on, without the questions in vain.
template <class Open, class Region, class ZonesOf, class Ask>
void defend_zone_by_zone(StringsInQuestion& strings, Open open, Region region, ZonesOf zones_of,
                         const QuestionsInVain& in_vain, Ask ask) {
    if (strings.answerer().stopped()) return;
    Asked all;
    std::vector<std::vector<std::vector<Point>>> zones;
    std::size_t most = 0;
    for (StringVerdict& verdict : strings.verdicts()) {
        if (!open(verdict) || !strings.is_due(verdict)) continue;
        all.push_back(&verdict);
        zones.push_back(zones_of(verdict));
        most = std::max(most, zones.back().size());
    }
    for (std::size_t round = 0; round < most && !strings.answerer().stopped(); ++round) {
        Asked asked;
        Questions questions;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!open(*all[i]) || round >= zones[i].size()) continue;
            Question question{all[i]->points.front(), region(*all[i]),
                              ProofZone{zones[i][round], all[i]->owner}};
            if (in_vain.contain(question)) continue;
            asked.push_back(all[i]);
            questions.push_back(std::move(question));
        }
        ask(asked, questions);
    }
}

/// The same about capture, which is asked about first.
template <class ZonesOf, class Ask>
void defend_from_capture(StringsInQuestion& strings, ZonesOf zones_of, const QuestionsInVain& in_vain,
                         Ask ask) {
    const auto open = [](const StringVerdict& verdict) { return !answer(verdict, Stage::capture); };
    const auto nothing = [](const StringVerdict&) { return std::vector<Point>{}; };
    defend_zone_by_zone(strings, open, nothing, zones_of, in_vain, ask);
}

}  // namespace shikatsu::optimized
