#include "optimized/asura1989/by_parts.hpp"

#include <algorithm>
#include <atomic>
#include <set>
#include <stdexcept>

#include "optimized/analysis/attempts.hpp"
#include "optimized/analysis/pattern_questions.hpp"
#include "optimized/analysis/questions.hpp"
#include "optimized/analysis/room_for_patterns.hpp"
#include "optimized/asura1989/regions.hpp"

namespace shikatsu::optimized::asura1989 {

namespace {

/// Attempts at areas with chains that are likely to live are in vain, but they may not be what they seem.
constexpr int level_for_likely_chains = 2;
/// On two lines a region that is filled may be taken from within again and again.
constexpr int least_lines = 3;

/// What is asked of the Japanese 2003 Rules' engine. A ko-pass there lifts all bans, here it removes one
/// shadow of the mover's own.
optimized::Options as_asked(const Options& options, double seconds) {
    optimized::Options asked;
    asked.budget = {options.budget.max_states, seconds};
    asked.sought = Sought::life_and_death;
    asked.jobs = options.jobs;
    asked.shortcuts.own_bans_lifted = false;
    asked.stop = options.stop;
    return asked;
}

class ByParts {
  public:
    ByParts(const Position& position, const Options& options, double seconds,
            std::vector<ChainVerdict>& chains)
        : position_(position),
          options_(as_asked(options, seconds)),
          chains_(chains),
          asker_(position_, options_),
          strings_(position_, options_, asker_),
          patterns_(strings_) {
        if (strings_.verdicts().size() != chains_.size())
            throw std::logic_error("asura: chains are not the strings");
        for (std::size_t i = 0; i < chains_.size(); ++i)
            strings_.verdicts()[i].alive = chains_[i].finding.alive;
    }

    void run() {
        strings_.foresee();
        patterns_.keep_easy(options_.budget.max_states);
        learn_kept();
        gain(LinesEnd::in_life, std::min<std::uint64_t>(4'000, options_.budget.max_states));
        for (const Attempt& attempt : attempts_by_parts(options_.budget)) {
            if (attempt.of_patterns > 0) {
                patterns_.keep(attempt.of_patterns);
                learn_kept();
                gain(LinesEnd::in_eyes, attempt.of_patterns / 4);
            }
            if (attempt.of_clearings) clear(*attempt.of_clearings);
            if (ended()) break;
        }
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            for (const Finding& finding : strings_.verdicts()[i].findings)
                add_cost(chains_[i], finding.states, finding.seconds);
        }
    }

  private:
    bool ended() const { return asker_.stopped() || all_known(chains_); }

    static void add_cost(ChainVerdict& chain, std::uint64_t states, double seconds) {
        chain.finding.states += states;
        chain.finding.seconds += seconds;
    }

    /// The patterns of an uncapturable string keep the chain in hypo-sequences, too.
    void learn_kept() {
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            const StringVerdict& verdict = strings_.verdicts()[i];
            if (!chains_[i].finding.alive && answer(verdict, Stage::capture) == false)
                lives(i, verdict.findings.front().patterns);
        }
    }

    /// A stone that comes to stay on the compensation-region makes up for the chain.
    void gain(LinesEnd lines_end, std::uint64_t boards) {
        const std::vector<ProvedString> proved = proved_by_patterns(strings_.verdicts());
        std::vector<std::size_t> asked;
        std::vector<Question> questions;
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            const StringVerdict& verdict = strings_.verdicts()[i];
            if (chains_[i].finding.alive || !strings_.likely_to_live(verdict)) continue;
            std::vector<Point> region = without_local_1(chains_[i].compensation_region, verdict);
            if (region.empty()) continue;
            asked.push_back(i);
            questions.push_back({verdict.points.front(), std::move(region),
                                 ProofZone{room_for_patterns(position_, verdict, proved), verdict.owner}});
        }
        const std::vector<Finding> findings = asker_.keep_by_patterns(questions, proved, lines_end, boards);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            add_cost(chains_[asked[i]], findings[i].states, findings[i].seconds);
            if (findings[i].attacker_forces != false) continue;
            lives(asked[i], findings[i].patterns);
            chains_[asked[i]].finding.gained_on = chains_[asked[i]].compensation_region;
        }
    }

    void lives(std::size_t number, const std::shared_ptr<const PatternProof>& patterns) {
        chains_[number].finding.alive = true;
        chains_[number].finding.patterns = patterns;
        strings_.verdicts()[number].alive = true;
    }

    void clear(int level) {
        if (position_.grid().rows() < least_lines || position_.grid().columns() < least_lines) return;
        for (const AreaToClear& area : areas(level)) {
            if (asker_.stopped()) return;
            const std::atomic<bool> never = false;
            if (const auto cleared = asker_.clear(area, level, options_.jobs, never)) dies(area, *cleared);
        }
    }

    /// The compensation-regions of open chains, with what adjoins them that has to be enclosed, if nothing
    /// there is known to live.
    std::set<AreaToClear> areas(int level) const {
        std::set<AreaToClear> areas;
        for (const ChainVerdict& chain : chains_) {
            if (chain.finding.alive) continue;
            const AreaToClear area{opponent(chain.owner), area_to_clear(position_, chain.points.front())};
            const auto hopeless = [&](std::size_t i) {
                if (!in(area, chains_[i])) return false;
                if (chains_[i].finding.alive) return *chains_[i].finding.alive;
                return level < level_for_likely_chains && strings_.likely_to_live(strings_.verdicts()[i]);
            };
            bool hope = true;
            for (std::size_t i = 0; hope && i < chains_.size(); ++i) hope = !hopeless(i);
            if (hope) areas.insert(area);
        }
        return areas;
    }

    /// Whether the chain is one of those to be captured there.
    static bool in(const AreaToClear& area, const ChainVerdict& chain) {
        return chain.owner != area.player &&
               std::binary_search(area.points.begin(), area.points.end(), chain.points.front());
    }

    void dies(const AreaToClear& area, const Cleared& cleared) {
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            ChainVerdict& chain = chains_[i];
            if (!in(area, chain) || chain.finding.alive) continue;
            chain.finding.alive = false;
            chain.finding.clearing = cleared.clearing;
            add_cost(chain, cleared.states, cleared.seconds);
            strings_.verdicts()[i].alive = false;
        }
    }

    const Position& position_;
    optimized::Options options_;
    std::vector<ChainVerdict>& chains_;
    Asker asker_;
    StringsInQuestion strings_;
    PatternQuestions patterns_;
};

}  // namespace

void look_by_parts(const Position& position, const Options& options, double seconds,
                   std::vector<ChainVerdict>& chains) {
    ByParts(position, options, seconds, chains).run();
}

}  // namespace shikatsu::optimized::asura1989
