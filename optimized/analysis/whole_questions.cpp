#include "optimized/analysis/whole_questions.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "optimized/analysis/cleared_strings.hpp"
#include "optimized/scoring.hpp"

namespace shikatsu::optimized {

namespace {

/// Whether local-2 matters. Where local-1 is open, either answer says whether the string lives.
bool wants_local_2(const StringVerdict& v) {
    return answer(v, Stage::capture) == true && answer(v, Stage::local_1) != false;
}

template <class Region>
Questions questions_about(const Asked& asked, Region region) {
    Questions questions;
    questions.reserve(asked.size());
    for (const StringVerdict* verdict : asked)
        questions.push_back({verdict->points.front(), region(*verdict)});
    return questions;
}

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

std::vector<Point> WholeQuestions::extent(const StringVerdict& verdict, Stopping stopping) const {
    const Grid& grid = strings_.grid();
    return region_of_capturable_2(
        strings_.options().readings, verdict,
        local(grid, verdict.points, barriers(grid, strings_.verdicts(), verdict.owner, stopping)));
}

template <class Wanted, class Region, class Ask>
void WholeQuestions::for_each_group(Wanted wanted, Region region, Ask ask) {
    std::map<std::pair<Player, std::vector<Point>>, Asked> groups;
    for (StringVerdict& verdict : strings_.verdicts()) {
        if (wanted(verdict) && !answer(verdict, Stage::local_2) && strings_.is_due(verdict))
            groups[{verdict.owner, region(verdict)}].push_back(&verdict);
    }
    for (const auto& [of, asked] : groups) {
        if (asked.size() > 1) ask(asked, of.second);
    }
}

void WholeQuestions::ask_whether_all_fall(std::uint64_t states) {
    if (states == 0) return;
    const auto region_at_most = [&](const StringVerdict& verdict) {
        return extent(verdict, Stopping::known);
    };
    for_each_group(may_be_dead, region_at_most, [&](const Asked& asked, const std::vector<Point>& region) {
        Questions questions = questions_about(asked, [&](const StringVerdict&) { return region; });
        const Questions smaller =
            questions_about(asked, [](const StringVerdict& verdict) { return verdict.local_1; });
        questions.insert(questions.end(), smaller.begin(), smaller.end());
        std::vector<Finding> findings = ask_together(questions, Together::all_fall, states);
        const auto half = findings.begin() + static_cast<std::ptrdiff_t>(asked.size());
        StringsInQuestion::learn(asked, Stage::local_1,
                                 {std::make_move_iterator(half), std::make_move_iterator(findings.end())});
        StringsInQuestion::learn(asked, Stage::local_2,
                                 {std::make_move_iterator(findings.begin()), std::make_move_iterator(half)});
    });
}

void WholeQuestions::ask_whether_one_stays(std::uint64_t states) {
    if (states == 0) return;
    const auto region_at_least = [&](const StringVerdict& verdict) {
        return extent(verdict, Stopping::possible);
    };
    for_each_group(wants_local_2, region_at_least, [&](const Asked& asked, const std::vector<Point>& region) {
        const Questions questions = questions_about(asked, [&](const StringVerdict&) { return region; });
        StringsInQuestion::learn(asked, Stage::local_2, ask_together(questions, Together::one_stays, states));
    });
}

std::vector<Finding> WholeQuestions::ask_together(const Questions& questions, Together sought,
                                                  std::uint64_t states) {
    const auto known = std::pair(sought, questions);
    if (std::find(in_vain_.begin(), in_vain_.end(), known) != in_vain_.end())
        return std::vector<Finding>(questions.size());
    std::vector<Finding> findings =
        strings_.answerer().ask_together(questions, sought, Stage::local_2, states);
    if (std::all_of(findings.begin(), findings.end(),
                    [](const Finding& finding) { return finding.ended && !finding.attacker_forces; }))
        in_vain_.push_back(known);
    return findings;
}

void WholeQuestions::ask_about_local_2(std::uint64_t states) {
    Asked asked = ask_round(
        Stage::local_2, wants_local_2, [&](const StringVerdict& v) { return extent(v, Stopping::possible); },
        states);
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
    return strings_.answerer().ask_all(questions_about(asked, region), stage, states);
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
