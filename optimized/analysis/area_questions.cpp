#include "optimized/analysis/area_questions.hpp"

#include <algorithm>
#include <atomic>

#include "optimized/analysis/cleared_strings.hpp"
#include "optimized/clearing/find_clearing.hpp"

namespace shikatsu::optimized {

namespace {

void learn_cleared(const Asked& dead, Stage stage, const Cleared& cleared, const std::vector<Point>& area) {
    Asked open;
    for (StringVerdict* verdict : dead) {
        if (!answer(*verdict, stage)) open.push_back(verdict);
    }
    std::vector<Finding> findings;
    for (const StringVerdict* verdict : open)
        findings.push_back(cleared_finding(*verdict, stage, cleared, area, 3 * dead.size()));
    StringsInQuestion::learn(open, stage, std::move(findings));
}

}  // namespace

void AreaQuestions::look_ahead(std::size_t levels) {
    const auto likely = [this](const StringVerdict& verdict) { return strings_.likely_to_live(verdict); };
    ahead_.emplace(strings_.answerer(), areas_to_clear(strings_.grid(), strings_.verdicts(), likely),
                   std::min(static_cast<int>(levels), clearing_levels), strings_.options().jobs);
}

void AreaQuestions::clear(int effort) {
    if (strings_.answerer().stopped()) return;
    const auto none = [](const StringVerdict&) { return false; };
    for (const AreaToClear& area : areas_to_clear(strings_.grid(), strings_.verdicts(), none)) {
        const std::optional<Cleared> found = cleared(area, effort);
        if (!found) continue;
        Asked dead;
        for (StringVerdict& other : strings_.verdicts()) {
            if (other.owner != area.player && may_be_dead(other) && is_in(other, area.points))
                dead.push_back(&other);
        }
        for (const Stage stage : all_stages) learn_cleared(dead, stage, *found, area.points);
    }
}

void AreaQuestions::clear_and_stay(int effort) {
    for (StringVerdict& verdict : strings_.verdicts()) {
        const auto area = area_to_stay_in(strings_.grid(), strings_.verdicts(), verdict);
        if (!area) continue;
        for (const Point stone : verdict.points) {
            if (strings_.answerer().stopped()) return;
            const auto found = cleared_now({verdict.owner, *area, stone}, effort);
            if (!found) continue;
            StringsInQuestion::learn({&verdict}, Stage::local_1, {staying_finding(verdict, *found)});
            break;
        }
    }
}

std::optional<Cleared> AreaQuestions::cleared(const AreaToClear& area, int effort) {
    if (ahead_ && ahead_->has(area)) return ahead_->cleared(area, effort);
    return cleared_now(area, effort);
}

std::optional<Cleared> AreaQuestions::cleared_now(const AreaToClear& area, int effort) {
    const std::atomic<bool> never = false;
    return strings_.answerer().clear(area, effort, strings_.options().jobs, never);
}

}  // namespace shikatsu::optimized
