#include "optimized/analysis/whole_questions.hpp"

#include "optimized/scoring.hpp"

namespace shikatsu::optimized {

void WholeQuestions::ask_about_capture(std::uint64_t states) {
    ask_round(
        0, [](const StringVerdict&) { return true; },
        [](const StringVerdict&) { return std::vector<Point>{}; }, states);
}

void WholeQuestions::ask_about_local_1(std::uint64_t states) {
    ask_round(
        1, [](const StringVerdict& v) { return answer(v, 0) != false; },
        [](const StringVerdict& v) { return v.local_1; }, states);
}

void WholeQuestions::ask_about_local_2(std::uint64_t states) {
    const Grid& grid = strings_.grid();
    const auto extent = [&](const StringVerdict& v, bool unknown_stops) {
        return region_of_capturable_2(
            strings_.options().readings, v,
            local(grid, v.points, barriers(grid, strings_.verdicts(), v.owner, unknown_stops)));
    };
    Asked asked = ask_round(
        2, [](const StringVerdict& v) { return answer(v, 0) == true && answer(v, 1) != false; },
        [&](const StringVerdict& v) { return extent(v, true); }, states);
    std::erase_if(asked, [](const StringVerdict* v) { return v->local_2 || answer(*v, 2) == false; });
    std::vector<Finding> findings = ask(
        asked, 2, [&](const StringVerdict& v) { return extent(v, false); }, states);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (findings[i].attacker_forces == false) findings[i].attacker_forces = std::nullopt;
        add_cost_of(asked[i]->findings[2], findings[i]);
        asked[i]->findings[2] = std::move(findings[i]);
    }
}

template <class Region>
std::vector<Finding> WholeQuestions::ask(const Asked& asked, int stage, Region region, std::uint64_t states) {
    Questions questions;
    for (const StringVerdict* verdict : asked)
        questions.push_back({verdict->points.front(), region(*verdict)});
    return strings_.answerer().ask_all(questions, stage, states);
}

template <class Wanted, class Region>
Asked WholeQuestions::ask_round(std::size_t stage, Wanted wanted, Region region, std::uint64_t states) {
    Asked asked;
    for (StringVerdict& verdict : strings_.verdicts()) {
        if (wanted(verdict) && !answer(verdict, stage) && strings_.is_due(verdict)) asked.push_back(&verdict);
    }
    std::vector<Finding> findings = ask(asked, static_cast<int>(stage), region, states);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        std::vector<Finding>& known = asked[i]->findings;
        if (known.size() <= stage) known.resize(stage + 1);
        add_cost_of(known[stage], findings[i]);
        known[stage] = std::move(findings[i]);
    }
    return asked;
}

}  // namespace shikatsu::optimized
