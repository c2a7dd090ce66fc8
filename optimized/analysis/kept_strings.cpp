#include "optimized/analysis/kept_strings.hpp"

#include <algorithm>

namespace shikatsu::optimized {

bool is_among(const StringVerdict& verdict, const Kept& kept) {
    const auto& units = kept.keeping->units;
    return std::any_of(units.begin(), units.end(), [&](Point unit) {
        return std::binary_search(verdict.points.begin(), verdict.points.end(), unit);
    });
}

Finding kept_finding(const StringVerdict& verdict, const Kept& kept, std::size_t strings) {
    Finding finding;
    finding.question.target = verdict.points.front();
    finding.attacker_forces = false;
    finding.states = kept.states / strings;
    finding.seconds = kept.seconds / static_cast<double>(strings);
    finding.keeping = kept.keeping;
    finding.at = kept.at;
    return finding;
}

}  // namespace shikatsu::optimized
