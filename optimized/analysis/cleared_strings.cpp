#include "optimized/analysis/cleared_strings.hpp"

#include <algorithm>

#include "optimized/scoring.hpp"

namespace shikatsu::optimized {

namespace {

/// One of so many findings that share what the search cost, without question and answer.
Finding finding_by(const Cleared& cleared, std::size_t findings) {
    Finding finding;
    finding.states = cleared.states / findings;
    finding.seconds = cleared.seconds / static_cast<double>(findings);
    finding.clearing = cleared.clearing;
    finding.at = cleared.at;
    return finding;
}

}  // namespace

bool may_be_dead(const StringVerdict& verdict) {
    return answer(verdict, Stage::capture) != false && answer(verdict, Stage::local_1) != false &&
           !answer(verdict, Stage::local_2);
}

std::set<AreaToClear> areas_to_clear(const Grid& grid, const Verdicts& verdicts,
                                     const std::function<bool(const StringVerdict&)>& likely) {
    std::set<AreaToClear> areas;
    for (const StringVerdict& verdict : verdicts) {
        if (!may_be_dead(verdict) || likely(verdict)) continue;
        PointSet stop = barriers(grid, verdicts, verdict.owner, Stopping::known);
        for (const StringVerdict& other : verdicts) {
            if (other.owner != verdict.owner || !likely(other)) continue;
            for (const Point stone : other.points) stop[stone.index] = true;
        }
        areas.insert({opponent(verdict.owner), local(grid, verdict.points, stop)});
    }
    return areas;
}

bool is_in(const StringVerdict& verdict, const std::vector<Point>& area) {
    return std::binary_search(area.begin(), area.end(), verdict.points.front());
}

std::optional<std::vector<Point>> area_to_stay_in(const Grid& grid, const Verdicts& verdicts,
                                                  const StringVerdict& verdict) {
    if (answer(verdict, Stage::capture) != true || answer(verdict, Stage::local_1)) return std::nullopt;
    std::vector<Point> area =
        local(grid, verdict.points, barriers(grid, verdicts, opponent(verdict.owner), Stopping::known));
    std::size_t opponents = 0;
    for (const StringVerdict& other : verdicts) {
        if (other.owner == verdict.owner || !is_in(other, area)) continue;
        if (other.alive != false) return std::nullopt;
        ++opponents;
    }
    return opponents > 0 ? std::optional(std::move(area)) : std::nullopt;
}

Finding staying_finding(const StringVerdict& verdict, const Cleared& cleared) {
    Finding finding = finding_by(cleared, 1);
    finding.question = {verdict.points.front(), verdict.local_1};
    finding.attacker_forces = false;
    return finding;
}

Finding cleared_finding(const StringVerdict& verdict, Stage stage, const Cleared& cleared,
                        const std::vector<Point>& area, std::size_t findings) {
    Finding finding = finding_by(cleared, findings);
    finding.question = {verdict.points.front(), region_asked(verdict, stage, area)};
    finding.attacker_forces = true;
    return finding;
}

}  // namespace shikatsu::optimized
