// The hypothetical-analysis: in which order which ways to decide the final-strings' questions are tried.
#include "optimized/adjudication.hpp"

#include <algorithm>
#include <vector>

#include "optimized/analysis/area_questions.hpp"
#include "optimized/analysis/attempts.hpp"
#include "optimized/analysis/due_strings.hpp"
#include "optimized/analysis/kept_strings.hpp"
#include "optimized/analysis/pattern_questions.hpp"
#include "optimized/analysis/questions.hpp"
#include "optimized/analysis/whole_questions.hpp"
#include "optimized/analysis/zone_questions.hpp"
#include "optimized/scoring.hpp"

namespace shikatsu::optimized {

namespace {

class Analysis {
  public:
    Analysis(const Position& position, const Options& options, Answerer& answerer)
        : options_(options),
          strings_(position, options, answerer),
          patterns_(strings_),
          areas_(strings_),
          zones_(strings_),
          whole_(strings_) {}

    Verdicts run() {
        const int size = strings_.grid().size();
        const bool by_parts = options_.readings == Readings{} && size > largest_grid_without_parts;
        const bool small = size <= largest_small_grid;
        const auto attempts_here = !by_parts ? attempts_on_the_whole
                                   : small   ? attempts_on_small_grids
                                             : attempts_by_parts;
        const std::vector<Attempt> attempts = attempts_here(options_.budget);
        const Shortcuts& shortcuts = options_.shortcuts;
        if (by_parts) strings_.foresee();
        if (by_parts && !small && shortcuts.patterns) try_patterns_first();
        if (by_parts && shortcuts.clearings) areas_.look_ahead(attempts.size());
        for (const Attempt& attempt : attempts) {
            if (shortcuts.patterns && attempt.of_patterns > 0) try_patterns(attempt.of_patterns);
            if (shortcuts.clearings && attempt.of_clearings) areas_.clear(*attempt.of_clearings);
            if (shortcuts.keepings && attempt.of_keepings) keep_strings(*attempt.of_keepings);
            ask_all_that_is_open(attempt);
            if (strings_.answerer().stopped() || all_known(strings_.verdicts(), options_.sought)) break;
        }
        // The last answers may have settled locals, and with them what is capturable-3.
        find_locals();
        for (StringVerdict& verdict : strings_.verdicts()) conclude_capturable_3(verdict);
        return std::move(strings_.verdicts());
    }

  private:
    /// What is easy.
    void try_patterns_first() {
        patterns_.keep_easy(options_.budget.max_states);
        patterns_.gain(LinesEnd::in_life, std::min<std::uint64_t>(4'000, options_.budget.max_states));
    }

    void try_patterns(std::uint64_t boards) {
        patterns_.keep(boards);
        patterns_.gain(LinesEnd::in_eyes, boards / 4);
    }

    /// Proofs that strings are uncapturable, many at a time, by regions in which their liberties come back.
    void keep_strings(int effort) {
        const auto open = [](const StringVerdict& verdict) { return !answer(verdict, Stage::capture); };
        const auto due = [&](const StringVerdict& verdict) {
            return open(verdict) && strings_.is_due(verdict);
        };
        if (std::none_of(strings_.verdicts().begin(), strings_.verdicts().end(), due)) return;
        for (const Kept& kept : strings_.answerer().keep(effort)) {
            Asked asked;
            for (StringVerdict& verdict : strings_.verdicts()) {
                if (open(verdict) && is_among(verdict, kept)) asked.push_back(&verdict);
            }
            std::vector<Finding> findings;
            for (const StringVerdict* verdict : asked)
                findings.push_back(kept_finding(*verdict, kept, asked.size()));
            StringsInQuestion::learn(asked, Stage::capture, std::move(findings));
        }
    }

    /// In zones, and of the whole grid.
    void ask_all_that_is_open(const Attempt& attempt) {
        const bool in_zones = options_.shortcuts.zones && attempt.in_zones > 0;
        if (in_zones) {
            zones_.defend(attempt.in_zones);
            zones_.attack(Stage::capture, attempt.in_zones);
        }
        whole_.ask_about_capture(attempt.on_the_whole);
        if (options_.shortcuts.clearings && attempt.of_clearings)
            areas_.clear_and_stay(*attempt.of_clearings);
        whole_.ask_whether_all_fall(attempt.together);
        if (options_.shortcuts.patterns && attempt.of_patterns > 0)
            patterns_.come_back(LinesEnd::in_eyes, attempt.of_patterns / 4);
        if (in_zones) {
            zones_.come_back(attempt.in_zones);
            zones_.attack(Stage::local_1, attempt.in_zones);
        }
        whole_.ask_about_local_1(attempt.on_the_whole);
        find_locals();
        if (in_zones) zones_.attack(Stage::local_2, attempt.in_zones);
        whole_.ask_whether_one_stays(attempt.together);
        whole_.ask_about_local_2(attempt.on_the_whole);
        for (StringVerdict& verdict : strings_.verdicts()) {
            conclude(verdict);
            conclude_capturable_3(verdict);
        }
    }

    void find_locals() {
        Verdicts& all = strings_.verdicts();
        for (StringVerdict& verdict : all) {
            verdict.local_2 = settled_local(strings_.grid(), all, verdict, verdict.owner);
            verdict.local_3 = settled_local(strings_.grid(), all, verdict, std::nullopt);
        }
    }

    const Options& options_;
    StringsInQuestion strings_;
    PatternQuestions patterns_;
    AreaQuestions areas_;
    ZoneQuestions zones_;
    WholeQuestions whole_;
};

}  // namespace

Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options) {
    Asker asker(position, options);
    return adjudicate(position, prisoner_difference, options, asker);
}

Adjudication adjudicate(const Position& position, int prisoner_difference, const Options& options,
                        Answerer& answerer) {
    Adjudication result{position, options.readings, Analysis(position, options, answerer).run(), std::nullopt,
                        std::nullopt};
    if (every_string_decided(result.strings))
        result.scoring = score(position, result.strings, prisoner_difference);
    result.end_prohibited_by_direct_ko = any_capturable_3(result.strings);
    return result;
}

}  // namespace shikatsu::optimized
