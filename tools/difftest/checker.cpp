#include "tools/difftest/checker.hpp"

#include <algorithm>
#include <exception>

#include "reference/japanese2003/hypothetical_analysis.hpp"
#include "reference/values/vertex.hpp"
#include "tools/difftest/analysis_comparison.hpp"
#include "tools/difftest/game_comparison.hpp"

namespace shikatsu::difftest {

namespace {

using optimized::Adjudication;
using optimized::Finding;
using reference::LifeAndDeath;
using reference::Statuses;

bool decided(const Adjudication& found) {
    return found.scoring && found.end_prohibited_by_direct_ko &&
           std::all_of(found.strings.begin(), found.strings.end(),
                       [](const auto& string) { return string.status != optimized::Status::undecided; });
}

Counter counter_of(LifeAndDeath status) {
    switch (status) {
        case LifeAndDeath::uncapturable:
            return Counter::uncapturable;
        case LifeAndDeath::capturable_1:
            return Counter::capturable_1;
        case LifeAndDeath::capturable_2:
            return Counter::capturable_2;
        case LifeAndDeath::dead:
            break;
    }
    return Counter::dead;
}

void count_position(const Position& position, const Statuses& statuses, Tally& seen) {
    seen.add(Counter::positions);
    seen.add(Counter::strings, statuses.size());
    for (const auto& [string, status] : statuses) seen.add(counter_of(status));
    seen.add(Counter::capturable_3, reference::capturable_3_strings(position, statuses).size());
    if (!reference::kos(position).empty()) seen.add(Counter::kos);
}

reference::HypotheticalSequence sequence_of(const optimized::Variation& variation, Player first) {
    const auto parting = variation.moves.begin() +
                         static_cast<std::ptrdiff_t>(variation.cycle_start.value_or(variation.moves.size()));
    return {first, {variation.moves.begin(), parting}, {parting, variation.moves.end()}};
}

void count_variation(const reference::PlayedOut& played, Tally& seen) {
    seen.add(Counter::variations);
    bool ban = false;
    bool ko_pass = false;
    for (const reference::Step& step : played.steps) {
        ban |= !step.after.bans.empty();
        ko_pass |= std::holds_alternative<KoPass>(step.move);
    }
    if (ban) seen.add(Counter::bans);
    if (ko_pass) seen.add(Counter::variation_ko_passes);
    if (played.repeats_from) seen.add(Counter::infinite_variations);
}

/// A main variation must be a hypothetical-sequence. It illustrates the answer and need not prove it: it may
/// stop where the engine knows the winner, so whether it fulfils what was asked is only counted.
void compare_variation(const Position& position, const Finding& finding, const Readings& readings,
                       Comparison& comparison) {
    if (!finding.main_variation || !finding.attacker_forces) return;
    const reference::ForceQuestion question{reference::string_at(position, finding.question.target),
                                            {finding.question.region.begin(), finding.question.region.end()}};
    const auto played = reference::play_out(
        position, question.attacker(), sequence_of(*finding.main_variation, question.attacker()), readings);
    if (!played) {
        comparison.differences.push_back("main variation about " +
                                         vertex(position.grid(), finding.question.target) + ": " +
                                         played.error().sentence);
        return;
    }
    count_variation(*played, comparison.seen);
    if (reference::fulfils(question, *played) != *finding.attacker_forces) {
        comparison.seen.add(Counter::unfinished_variations);
    }
}

}  // namespace

Comparison Checker::compare(const Case& one) {
    try {
        return one.game ? compare_game(one, *one.game) : compare_analysis(one.position, one.readings);
    } catch (const std::exception& broken) {
        // A broken invariant inside is as much of a find as a wrong answer.
        return {{}, {std::string("exception: ") + broken.what()}};
    }
}

Comparison Checker::compare_analysis(const Position& position, const Readings& readings) {
    Comparison comparison;
    optimized::Options options = engine_options(answers_.effort(), readings);
    options.want_variations = true;
    const Adjudication found = engine_->adjudicate(position, options);
    if (!decided(found)) {
        comparison.seen.add(Counter::undecided);
        return comparison;
    }
    const auto can_force = answers_.can_force(readings, comparison.seen, comparison.differences);
    const Statuses statuses = reference::hypothetical_analysis(position, can_force, readings);
    count_position(position, statuses, comparison.seen);
    for (std::string& difference : analysis_differences(statuses, found)) {
        comparison.differences.push_back(std::move(difference));
    }
    for (const optimized::StringVerdict& string : found.strings) {
        for (const Finding& finding : string.findings) {
            compare_variation(position, finding, readings, comparison);
        }
    }
    return comparison;
}

Comparison Checker::compare_game(const Case& one, const Game& game) {
    return compare_judges(one, game, *engine_, answers_);
}

}  // namespace shikatsu::difftest
