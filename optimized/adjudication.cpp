// The hypothetical-analysis: which questions to ask about each final-string, in which order, and what they
// decide.
#include "optimized/adjudication.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <set>

#include "optimized/attempts.hpp"
#include "optimized/cleared_strings.hpp"
#include "optimized/clearing_ahead.hpp"
#include "optimized/due_strings.hpp"
#include "optimized/kept_strings.hpp"
#include "optimized/likely_life.hpp"
#include "optimized/questions.hpp"
#include "optimized/room_for_patterns.hpp"
#include "optimized/scoring.hpp"
#include "optimized/verdicts.hpp"
#include "optimized/zones/zone_choice.hpp"

namespace shikatsu::optimized {

namespace {

/// Sees to it that a position's questions are asked in three rounds, each with all strings side by side.
class Analysis {
  public:
    Analysis(const Position& position, const Options& options, Answerer& answerer)
        : position_(position),
          grid_(position.grid()),
          options_(options),
          answerer_(answerer),
          verdicts_(final_strings(position)) {
        for (StringVerdict& verdict : verdicts_)
            verdict.ko_stone = answerer_.is_ko_stone(verdict.points.front());
    }

    Verdicts run() {
        const bool by_parts = options_.readings == Readings{} && grid_.size() > largest_grid_without_zones;
        const Shortcuts& shortcuts = options_.shortcuts;
        if (by_parts) foresee();
        if (by_parts && shortcuts.patterns) {
            for (const std::uint64_t few : {500, 4'000})
                keep_by_patterns(LinesEnd::in_life, std::min(few, options_.budget.max_states));
            gain_by_patterns(LinesEnd::in_life, std::min<std::uint64_t>(4'000, options_.budget.max_states));
        }
        const auto attempts = (by_parts ? attempts_by_parts : attempts_on_the_whole)(options_.budget);
        if (by_parts && shortcuts.clearings) clear_ahead(attempts.size());
        for (const Attempt& attempt : attempts) {
            if (shortcuts.patterns && attempt.of_patterns > 0) {
                if (attempt.of_patterns <= most_without_eyes)
                    keep_by_patterns(LinesEnd::in_life, attempt.of_patterns / 4);
                keep_by_patterns(LinesEnd::in_eyes, attempt.of_patterns);
                gain_by_patterns(LinesEnd::in_eyes, attempt.of_patterns / 4);
            }
            if (shortcuts.clearings && attempt.of_clearings) clear_areas(*attempt.of_clearings);
            if (shortcuts.keepings && attempt.of_keepings) keep_strings(*attempt.of_keepings);
            ask_all_that_is_open(attempt);
            if (answerer_.stopped() || all_known(verdicts_, options_.sought)) break;
        }
        return std::move(verdicts_);
    }

  private:
    using Asked = std::vector<StringVerdict*>;
    using Questions = std::vector<Question>;
    using Zones = std::vector<std::vector<Point>>;

    /// Which strings are likely to live.
    void foresee() {
        std::vector<Point> stones;
        for (const StringVerdict& verdict : verdicts_) stones.push_back(verdict.points.front());
        const std::vector<double> chances = chances_of_life(position_, stones);
        for (std::size_t i = 0; i < stones.size(); ++i) chance_of_life_[stones[i]] = chances[i];
    }
    bool likely_to_live(const StringVerdict& verdict) const {
        return chance_of_life_.at(verdict.points.front()) >= 0.5;
    }

    void ask_all_that_is_open(const Attempt& attempt) {
        attempt_ = attempt;
        const bool zones = options_.shortcuts.zones && attempt.in_zones > 0;
        if (zones) {
            defend_in_zones();
            attack_in_zones(0);
        }
        ask_round(
            0, [](const StringVerdict&) { return true; },
            [](const StringVerdict&) { return std::vector<Point>{}; });
        if (zones) attack_in_zones(1);
        ask_round(
            1, [](const StringVerdict& v) { return answer(v, 0) != false; },
            [](const StringVerdict& v) { return v.local_1; });
        for (StringVerdict& verdict : verdicts_) {
            verdict.local_2 = settled_local(grid_, verdicts_, verdict, verdict.owner);
            verdict.local_3 = settled_local(grid_, verdicts_, verdict, std::nullopt);
        }
        if (zones) attack_in_zones(2);
        ask_about_local_2();
        for (StringVerdict& verdict : verdicts_) {
            conclude(verdict);
            conclude_capturable_3(verdict);
        }
    }

    /// Proofs that strings are uncapturable, many at a time, by regions in which their liberties come back.
    void keep_strings(int effort) {
        const auto open = [](const StringVerdict& verdict) { return !answer(verdict, 0); };
        const auto due = [&](const StringVerdict& verdict) { return open(verdict) && is_due(verdict); };
        if (std::none_of(verdicts_.begin(), verdicts_.end(), due)) return;
        for (const Kept& kept : answerer_.keep(effort)) {
            Asked asked;
            for (StringVerdict& verdict : verdicts_) {
                if (open(verdict) && is_among(verdict, kept)) asked.push_back(&verdict);
            }
            std::vector<Finding> findings;
            for (const StringVerdict* verdict : asked)
                findings.push_back(kept_finding(*verdict, kept, asked.size()));
            learn(asked, 0, std::move(findings));
        }
    }

    /// Proofs that strings are uncapturable by what is on some intersections, each with so many boards; fewer
    /// for those that are not likely to live.
    void keep_by_patterns(LinesEnd lines_end, std::uint64_t boards) {
        constexpr std::uint64_t fewer = 16;
        keep_by_patterns(lines_end, boards, true);
        keep_by_patterns(lines_end, std::max<std::uint64_t>(boards / fewer, 1), false);
    }
    /// In the surroundings of each string, and without eyes before that in one zone of it after another.
    void keep_by_patterns(LinesEnd lines_end, std::uint64_t boards, bool likely) {
        Questions& in_vain = no_patterns_[static_cast<std::size_t>(lines_end)];
        const std::vector<ProvedString> proved = proved_by_patterns(verdicts_);
        const auto zones_of = [&](const StringVerdict& verdict) {
            Zones zones;
            if (likely_to_live(verdict) != likely) return zones;
            if (lines_end == LinesEnd::in_life) zones = zones_for_defence(position_, verdict.points.front());
            zones.push_back(room_for_patterns(position_, verdict, proved));
            return zones;
        };
        defend_zone_by_zone(zones_of, in_vain, [&](const Asked& asked, const Questions& questions) {
            // A few at a time: what is proved of them serves the next.
            constexpr std::size_t at_a_time = 2;
            for (std::size_t begin = 0; begin < asked.size(); begin += at_a_time) {
                const std::size_t end = std::min(begin + at_a_time, asked.size());
                const Questions some(questions.begin() + static_cast<std::ptrdiff_t>(begin),
                                     questions.begin() + static_cast<std::ptrdiff_t>(end));
                std::vector<Finding> findings =
                    answerer_.keep_by_patterns(some, proved_by_patterns(verdicts_), lines_end, boards);
                remember_those_in_vain(some, findings, boards, in_vain);
                learn({asked.begin() + static_cast<std::ptrdiff_t>(begin),
                       asked.begin() + static_cast<std::ptrdiff_t>(end)},
                      0, std::move(findings));
            }
        });
    }

    /// Proofs that strings are alive as capturing them does not prevent a permanent-stone on their local-2,
    /// whatever of that does not depend on what is undecided.
    void gain_by_patterns(LinesEnd lines_end, std::uint64_t boards) {
        const std::vector<ProvedString> proved = proved_by_patterns(verdicts_);
        Asked asked;
        Questions questions;
        for (StringVerdict& verdict : verdicts_) {
            if (verdict.alive || !likely_to_live(verdict) || answer(verdict, 2)) continue;
            asked.push_back(&verdict);
            questions.push_back(
                {verdict.points.front(),
                 local(grid_, verdict.points, barriers(grid_, verdicts_, verdict.owner, true)),
                 ProofZone{room_for_patterns(position_, verdict, proved), verdict.owner}});
        }
        learn(asked, 2, answerer_.keep_by_patterns(questions, proved, lines_end, boards));
    }

    /// Proofs that strings are dead, those of an area together, up to the owner's strings that are known to
    /// hold.
    void clear_areas(int effort) {
        const auto none = [](const StringVerdict&) { return false; };
        for (const ClearedArea& area : areas_to_clear(grid_, verdicts_, none)) {
            const std::optional<Cleared> cleared = clear(area, effort);
            if (!cleared) continue;
            Asked dead;
            for (StringVerdict& other : verdicts_) {
                if (other.owner == area.first && may_be_dead(other) && is_in(other, area.second))
                    dead.push_back(&other);
            }
            for (std::size_t stage = 0; stage < 3; ++stage) learn_cleared(dead, stage, *cleared, area.second);
        }
    }
    std::optional<Cleared> clear(const ClearedArea& area, int effort) {
        if (answerer_.stopped()) return std::nullopt;
        if (ahead_ && ahead_->has(area)) return ahead_->cleared(area, effort);
        const std::atomic<bool> never = false;
        return answerer_.clear(opponent(area.first), area.second, effort, options_.jobs, never);
    }
    /// What is enclosed if those strings hold that are likely to; which do is often known late.
    void clear_ahead(std::size_t attempts) {
        const auto likely = [this](const StringVerdict& verdict) { return likely_to_live(verdict); };
        ahead_.emplace(answerer_, areas_to_clear(grid_, verdicts_, likely),
                       std::min(static_cast<int>(attempts), clearing_levels), options_.jobs);
    }
    static void learn_cleared(const Asked& dead, std::size_t stage, const Cleared& cleared,
                              const std::vector<Point>& area) {
        Asked open;
        for (StringVerdict* verdict : dead) {
            if (!answer(*verdict, stage)) open.push_back(verdict);
        }
        std::vector<Finding> findings;
        for (const StringVerdict* verdict : open)
            findings.push_back(cleared_finding(*verdict, stage, cleared, area, 3 * dead.size()));
        learn(open, stage, std::move(findings));
    }

    /// Proofs that strings are uncapturable, one zone of each string after another.
    void defend_in_zones() {
        const auto zones_of = [&](const StringVerdict& verdict) {
            return zones_for_defence(position_, verdict.points.front());
        };
        defend_zone_by_zone(zones_of, in_vain_, [&](const Asked& asked, const Questions& questions) {
            ask_in_zones(asked, 0, questions);
        });
    }

    /// Calls ask(strings, questions) for the first zone of all strings that are still open, for the second,
    /// and so on, without the questions in vain.
    template <class ZonesOf, class Ask>
    void defend_zone_by_zone(ZonesOf zones_of, const Questions& in_vain, Ask ask) {
        std::vector<StringVerdict*> open;
        std::vector<Zones> zones;
        std::size_t most = 0;
        for (StringVerdict& verdict : verdicts_) {
            if (answer(verdict, 0) || !is_due(verdict)) continue;
            open.push_back(&verdict);
            zones.push_back(zones_of(verdict));
            most = std::max(most, zones.back().size());
        }
        for (std::size_t round = 0; round < most && !answerer_.stopped(); ++round) {
            Asked asked;
            Questions questions;
            for (std::size_t i = 0; i < open.size(); ++i) {
                if (answer(*open[i], 0) || round >= zones[i].size()) continue;
                Question question{open[i]->points.front(), {}, ProofZone{zones[i][round], open[i]->owner}};
                if (is_one_of(question, in_vain)) continue;
                asked.push_back(open[i]);
                questions.push_back(std::move(question));
            }
            ask(asked, questions);
        }
    }

    /// Proofs that what the stage asks can be forced, up to the owner's strings that are known to hold.
    void attack_in_zones(std::size_t stage) {
        Asked asked;
        std::vector<Question> questions;
        for (StringVerdict& verdict : verdicts_) {
            const bool wanted = stage == 0 || answer(verdict, stage - 1) == true;
            if (answer(verdict, stage) || !wanted || !is_due(verdict)) continue;
            std::vector<Point> around =
                local(grid_, verdict.points, barriers(grid_, verdicts_, verdict.owner, false));
            if (around.size() == static_cast<std::size_t>(grid_.size())) continue;
            Question question{verdict.points.front(), {}, std::nullopt};
            if (stage > 0) question.region = stage == 1 ? verdict.local_1 : around;
            question.zone = ProofZone{std::move(around), opponent(verdict.owner)};
            if (is_one_of(question, in_vain_)) continue;
            asked.push_back(&verdict);
            questions.push_back(std::move(question));
        }
        ask_in_zones(asked, stage, questions);
    }

    void ask_in_zones(const Asked& asked, std::size_t stage, const Questions& questions) {
        std::vector<Finding> findings =
            answerer_.ask_all(questions, static_cast<int>(stage), attempt_.in_zones);
        remember_those_in_vain(questions, findings, attempt_.in_zones, in_vain_);
        learn(asked, stage, std::move(findings));
    }
    /// Where nothing was found though states were left, more of them would not change that.
    void remember_those_in_vain(const Questions& questions, const std::vector<Finding>& findings,
                                std::uint64_t max_states, Questions& in_vain) const {
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const bool ended = !findings[i].attacker_forces && findings[i].states < max_states;
            if (ended && !answerer_.stopped()) in_vain.push_back(questions[i]);
        }
    }
    static bool is_one_of(const Question& question, const Questions& questions) {
        return std::find(questions.begin(), questions.end(), question) != questions.end();
    }

    /// Keeps what was found out; what was not adds to the cost of the stage only.
    static void learn(const Asked& asked, std::size_t stage, std::vector<Finding> findings) {
        for (std::size_t i = 0; i < asked.size(); ++i) {
            std::vector<Finding>& known = asked[i]->findings;
            if (known.size() <= stage) known.resize(stage + 1);
            findings[i].states += known[stage].states;
            findings[i].seconds += known[stage].seconds;
            if (findings[i].attacker_forces) {
                known[stage] = std::move(findings[i]);
            } else {
                known[stage].states = findings[i].states;
                known[stage].seconds = findings[i].seconds;
            }
            conclude(*asked[i]);
        }
    }

    bool is_due(const StringVerdict& verdict) const {
        return optimized::is_due(grid_, verdict, verdicts_, options_.sought);
    }

    /// The findings of `asked`, by what `region` says.
    template <class Region>
    std::vector<Finding> ask(const Asked& asked, int stage, Region region) {
        std::vector<Question> questions;
        for (const StringVerdict* verdict : asked) {
            questions.push_back({verdict->points.front(), region(*verdict)});
        }
        return answerer_.ask_all(questions, stage, attempt_.on_the_whole);
    }

    /// Asks where it is wanted and still open.
    template <class Wanted, class Region>
    Asked ask_round(std::size_t stage, Wanted wanted, Region region) {
        Asked asked;
        for (StringVerdict& verdict : verdicts_) {
            if (wanted(verdict) && !answer(verdict, stage) && is_due(verdict)) asked.push_back(&verdict);
        }
        std::vector<Finding> findings = ask(asked, static_cast<int>(stage), region);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            std::vector<Finding>& known = asked[i]->findings;
            if (known.size() <= stage) known.resize(stage + 1);
            findings[i].states += known[stage].states;
            findings[i].seconds += known[stage].seconds;
            known[stage] = std::move(findings[i]);
        }
        return asked;
    }

    /// Where local-2 depends on undecided strings it has a least and a greatest extent: if the attacker
    /// forces it with the greatest he forces it with the true one, and if he cannot with the least he cannot
    /// with the true.
    void ask_about_local_2() {
        const auto extent = [&](const StringVerdict& v, bool unknown_stops) {
            return region_of_capturable_2(
                options_.readings, v,
                local(grid_, v.points, barriers(grid_, verdicts_, v.owner, unknown_stops)));
        };
        Asked asked = ask_round(
            2, [](const StringVerdict& v) { return answer(v, 1) == true; },
            [&](const StringVerdict& v) { return extent(v, true); });
        std::erase_if(asked, [](const StringVerdict* v) { return v->local_2 || answer(*v, 2) == false; });
        std::vector<Finding> findings =
            ask(asked, 2, [&](const StringVerdict& v) { return extent(v, false); });
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (findings[i].attacker_forces == false) findings[i].attacker_forces = std::nullopt;
            findings[i].states += asked[i]->findings[2].states;
            asked[i]->findings[2] = std::move(findings[i]);
        }
    }

    /// To look for eyes pays where there is much to do.
    static constexpr std::uint64_t most_without_eyes = 250'000;
    /// On smaller ones the whole is quickly searched.
    static constexpr int largest_grid_without_zones = 36;

    const Position& position_;
    Grid grid_;
    const Options& options_;
    Answerer& answerer_;
    Attempt attempt_;
    /// Questions in zones that more states would not answer either, and those for patterns by the end of
    /// lines.
    Questions in_vain_;
    std::array<Questions, 2> no_patterns_;
    Verdicts verdicts_;
    std::map<Point, double> chance_of_life_;
    /// Ends first.
    std::optional<ClearingAhead> ahead_;
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
