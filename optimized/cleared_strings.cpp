#include "optimized/cleared_strings.hpp"

#include <algorithm>

namespace shikatsu::optimized {

bool is_in(const StringVerdict& verdict, const std::vector<Point>& area) {
    return std::binary_search(area.begin(), area.end(), verdict.points.front());
}

Finding cleared_finding(const StringVerdict& verdict, std::size_t stage, const Cleared& cleared,
                        const std::vector<Point>& area, std::size_t findings) {
    Finding finding;
    finding.question.target = verdict.points.front();
    if (stage > 0) finding.question.region = stage == 1 ? verdict.local_1 : area;
    finding.attacker_forces = true;
    finding.states = cleared.states / findings;
    finding.seconds = cleared.seconds / static_cast<double>(findings);
    finding.clearing = cleared.clearing;
    finding.at = cleared.at;
    return finding;
}

}  // namespace shikatsu::optimized
