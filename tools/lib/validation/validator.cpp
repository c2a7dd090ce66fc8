#include "tools/lib/validation/validator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

#include "tools/lib/rules_aliases.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/sgf_notes.hpp"
#include "tools/lib/source.hpp"
#include "tools/lib/validation/record_peer.hpp"

namespace shikatsu::tools {

namespace {

/// What a ruleset that is only asked for comparison may cost.
constexpr std::uint64_t most_states_beside = 200'000;
constexpr double most_seconds_beside = 10.0;

/// The ruling of the end of the game as the ruleset judges it, or of its last position if that is not the end
/// by the ruleset; then a remark says so.
Ruling ruling_of(const ValidationCase& asked, const Ruleset& ruleset, const RulesetOptions& options,
                 std::vector<std::string>& remarks) {
    if (asked.game && !asked.game->moves.empty()) {
        GameRuling game = ruleset.play(*asked.game, options);
        if (!game.refused && game.final_ruling) return std::move(*game.final_ruling);
        if (game.refused) {
            remarks.push_back(fmt::format("move {} is not allowed: {} [{}]", game.refused->number,
                                          game.refused->sentence, game.refused->clause));
        } else if (game.ending) {
            remarks.push_back(fmt::format("the game ended by {} [{}]", *game.ending, game.ending_clause));
        } else {
            remarks.emplace_back("the game has not ended; its last position is taken for the end");
        }
    }
    return ruleset.adjudicate(asked.last, options);
}

RulesetOptions options_beside(const Ruleset& ruleset, const RulesetOptions& asked) {
    RulesetOptions options = asked;
    options.readings = own_readings(ruleset, asked.readings);
    options.budget.max_states = std::min(asked.budget.max_states, most_states_beside);
    options.budget.max_seconds = std::min(asked.budget.max_seconds, most_seconds_beside);
    return options;
}

/// The rulings of all rulesets but one.
std::vector<Ruling> rulings_beside(const ValidationCase& asked, const Ruleset* left_out,
                                   const RulesetOptions& options) {
    std::vector<Ruling> rulings;
    std::vector<std::string> ignored;
    for (const Ruleset& ruleset : rulesets()) {
        if (&ruleset == left_out) continue;
        rulings.push_back(ruling_of(asked, ruleset, options_beside(ruleset, options), ignored));
    }
    return rulings;
}

/// That it notes none, or what it notes in its place.
std::string words_on_missing_score(const ValidationCase& asked) {
    if (sgf_result(asked.result).kind != SgfResult::Kind::unclear) return "notes no score";
    return fmt::format("has a result that is not understood: RE[{}]", excerpt(asked.result));
}

Opinion opinion_about(const ValidationCase& asked, const Ruleset& ruleset, const Peer& peer) {
    if (const auto* gtp = std::get_if<GtpPeer>(&peer)) return opinion_of(*gtp, asked);
    if (const auto* json = std::get_if<JsonPeer>(&peer)) return opinion_of(*json, asked, ruleset);
    return opinion_of_record(asked);
}

void validate_by(const Ruleset& ruleset, const ValidationCase& asked, const ValidationSettings& settings,
                 ValidationReport& report) {
    RulesetOptions options = settings.options;
    options.readings = own_readings(ruleset, options.readings);
    const Opinion opinion = opinion_about(asked, ruleset, settings.peer);
    if (!opinion.statuses && !opinion.score && !opinion.territory) {
        report.remarks.push_back("the record marks no territory and " + words_on_missing_score(asked));
        return;
    }
    const Ruling ruling = ruling_of(asked, ruleset, options, report.remarks);
    report.rules = ruling.rules;
    std::optional<std::vector<Ruling>> others;
    report.findings = compare_with(ruling, asked.komi, opinion, [&]() -> const std::vector<Ruling>& {
        if (!others) others = rulings_beside(asked, &ruleset, settings.options);
        return *others;
    });
    if (!opinion.score) {
        report.remarks.push_back(
            std::holds_alternative<RecordPeer>(settings.peer)
                ? "the record " + words_on_missing_score(asked)
                : std::string("the score is not compared: the moves that made prisoners are not known"));
    }
}

/// A record that names no rules.
void find_consistent(const ValidationCase& asked, const ValidationSettings& settings,
                     ValidationReport& report) {
    const SgfResult noted = sgf_result(asked.result);
    if (noted.kind != SgfResult::Kind::score) {
        report.remarks.push_back("the record names no rules and " + words_on_missing_score(asked));
        return;
    }
    report.remarks.emplace_back("the record names no rules");
    report.findings.push_back(
        consistent_rulesets(rulings_beside(asked, nullptr, settings.options), asked.komi, noted.margin));
}

const Ruleset* rules_for(const ValidationCase& asked, const ValidationSettings& settings,
                         ValidationReport& report) {
    const Ruleset* named = asked.rules.empty() ? nullptr : ruleset_meant_by(asked.rules);
    if (settings.ruleset == nullptr) {
        if (named == nullptr && !asked.rules.empty())
            report.remarks.push_back(fmt::format("no ruleset comes close to RU[{}]", asked.rules));
        return named;
    }
    if (!asked.rules.empty() && named != settings.ruleset) {
        report.remarks.push_back(
            fmt::format("the record names the rules '{}'; asked is {}", asked.rules, settings.ruleset->name));
    }
    return settings.ruleset;
}

}  // namespace

std::optional<ValidationReport> validate(const ValidationCase& asked, const ValidationSettings& settings) {
    const Grid& grid = asked.last.position.grid();
    ValidationReport report{
        asked.where(), asked.number, fmt::format("{}x{}", grid.columns(), grid.rows()), {}, {},
        asked.remarks};
    const Ruleset* ruleset = rules_for(asked, settings, report);
    if (ruleset != nullptr) {
        validate_by(*ruleset, asked, settings, report);
    } else {
        find_consistent(asked, settings, report);
    }
    const std::atomic<bool>* stop = settings.options.stop;
    if (stop != nullptr && stop->load()) return std::nullopt;
    return report;
}

void in_order(std::size_t count, int jobs,
              const std::function<std::optional<ValidationReport>(std::size_t)>& work,
              const std::function<void(std::size_t, const std::optional<ValidationReport>&)>& hand_over) {
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::map<std::size_t, std::optional<ValidationReport>> waiting;
    std::size_t handed_over = 0;
    std::exception_ptr problem;
    const auto take_part = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) {
                auto result = work(i);
                const std::scoped_lock lock(mutex);
                waiting.emplace(i, std::move(result));
                for (auto first = waiting.begin(); first != waiting.end() && first->first == handed_over;
                     first = waiting.erase(first)) {
                    hand_over(handed_over++, first->second);
                }
            }
        } catch (...) {
            const std::scoped_lock lock(mutex);
            problem = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < jobs; ++i) threads.emplace_back(take_part);
        take_part();
    }
    if (problem) std::rethrow_exception(problem);
}

}  // namespace shikatsu::tools
