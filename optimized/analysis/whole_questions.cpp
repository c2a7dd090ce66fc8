#include "optimized/analysis/whole_questions.hpp"

#include <utility>

#include "optimized/scoring.hpp"

namespace shikatsu::optimized {

namespace {

/// The last answer stands, open or not.
void take(Finding found, Stage stage, StringVerdict& verdict) {
    Finding& known = verdict.finding(stage);
    add_cost_of(known, found);
    known = std::move(found);
}

}  // namespace

void WholeQuestions::ask_about_capture(std::uint64_t states) {
    ask_round(
        Stage::capture, [](const StringVerdict&) { return true; },
        [](const StringVerdict&) { return std::vector<Point>{}; }, states);
}

void WholeQuestions::ask_about_local_1(std::uint64_t states) {
    ask_round(
        Stage::local_1, [](const StringVerdict& v) { return answer(v, Stage::capture) != false; },
        [](const StringVerdict& v) { return v.local_1; }, states);
}

void WholeQuestions::ask_about_local_2(std::uint64_t states) {
    const Grid& grid = strings_.grid();
    const auto extent = [&](const StringVerdict& v, Stopping stopping) {
        return region_of_capturable_2(
            strings_.options().readings, v,
            local(grid, v.points, barriers(grid, strings_.verdicts(), v.owner, stopping)));
    };
    Asked asked = ask_round(
        Stage::local_2,
        [](const StringVerdict& v) {
            return answer(v, Stage::capture) == true && answer(v, Stage::local_1) != false;
        },
        [&](const StringVerdict& v) { return extent(v, Stopping::possible); }, states);
    std::erase_if(asked,
                  [](const StringVerdict* v) { return v->local_2 || answer(*v, Stage::local_2) == false; });
    std::vector<Finding> findings = ask(
        asked, Stage::local_2, [&](const StringVerdict& v) { return extent(v, Stopping::known); }, states);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (findings[i].attacker_forces == false) findings[i].attacker_forces = std::nullopt;
        take(std::move(findings[i]), Stage::local_2, *asked[i]);
    }
}

template <class Region>
std::vector<Finding> WholeQuestions::ask(const Asked& asked, Stage stage, Region region,
                                         std::uint64_t states) {
    Questions questions;
    for (const StringVerdict* verdict : asked)
        questions.push_back({verdict->points.front(), region(*verdict)});
    return strings_.answerer().ask_all(questions, stage, states);
}

template <class Wanted, class Region>
Asked WholeQuestions::ask_round(Stage stage, Wanted wanted, Region region, std::uint64_t states) {
    Asked asked;
    for (StringVerdict& verdict : strings_.verdicts()) {
        if (wanted(verdict) && !answer(verdict, stage) && strings_.is_due(verdict)) asked.push_back(&verdict);
    }
    std::vector<Finding> findings = ask(asked, stage, region, states);
    for (std::size_t i = 0; i < asked.size(); ++i) take(std::move(findings[i]), stage, *asked[i]);
    return asked;
}

}  // namespace shikatsu::optimized
