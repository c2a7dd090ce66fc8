#include "optimized/analysis/zone_questions.hpp"

#include <algorithm>
#include <utility>

#include "optimized/scoring.hpp"
#include "optimized/zones/zone_choice.hpp"

namespace shikatsu::optimized {

namespace {

/// Whether the answer to the stage before makes it worth while to ask.
bool follows_up(const StringVerdict& verdict, Stage stage) {
    switch (stage) {
        case Stage::capture:
            break;
        case Stage::local_1:
            return answer(verdict, Stage::capture) == true;
        case Stage::local_2:
            return answer(verdict, Stage::local_1) == true;
    }
    return true;
}

std::vector<std::vector<Point>> with_and_without_surplus_eyes(const Position& position, Point target) {
    auto zones = zones_for_defence(position, target, SurplusEyes::left_out);
    for (std::vector<Point>& zone : zones_for_defence(position, target, SurplusEyes::kept)) {
        if (std::ranges::find(zones, zone) == zones.end()) zones.push_back(std::move(zone));
    }
    return zones;
}

}  // namespace

void ZoneQuestions::defend(std::uint64_t states) {
    defend_from_capture(
        strings_,
        [&](const StringVerdict& verdict) {
            return zones_for_defence(strings_.position(), verdict.points.front());
        },
        in_vain_,
        [&](const Asked& asked, const Questions& questions) {
            ask(asked, Stage::capture, questions, states);
        });
}

void ZoneQuestions::come_back(std::uint64_t states) {
    const auto open = [&](const StringVerdict& verdict) { return strings_.may_come_back(verdict); };
    defend_zone_by_zone(
        strings_, open, [](const StringVerdict& verdict) { return verdict.local_1; },
        [&](const StringVerdict& verdict) {
            return with_and_without_surplus_eyes(strings_.position(), verdict.points.front());
        },
        in_vain_,
        [&](const Asked& asked, const Questions& questions) {
            ask(asked, Stage::local_1, questions, states);
        });
}

void ZoneQuestions::attack(Stage stage, std::uint64_t states) {
    if (strings_.answerer().stopped()) return;
    const Grid& grid = strings_.grid();
    Asked asked;
    Questions questions;
    for (StringVerdict& verdict : strings_.verdicts()) {
        if (answer(verdict, stage) || !follows_up(verdict, stage) || !strings_.is_due(verdict)) continue;
        std::vector<Point> around =
            local(grid, verdict.points, barriers(grid, strings_.verdicts(), verdict.owner, Stopping::known));
        if (around.size() == static_cast<std::size_t>(grid.size())) continue;
        Question question{verdict.points.front(), region_asked(verdict, stage, around)};
        question.zone = ProofZone{std::move(around), opponent(verdict.owner)};
        if (in_vain_.contain(question)) continue;
        asked.push_back(&verdict);
        questions.push_back(std::move(question));
    }
    ask(asked, stage, questions, states);
}

void ZoneQuestions::ask(const Asked& asked, Stage stage, const Questions& questions, std::uint64_t states) {
    Answerer& answerer = strings_.answerer();
    std::vector<Finding> findings = answerer.ask_all(questions, stage, states);
    in_vain_.add_ended(questions, findings);
    StringsInQuestion::learn(asked, stage, std::move(findings));
}

}  // namespace shikatsu::optimized
