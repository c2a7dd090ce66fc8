#include "optimized/decided_after.hpp"

#include <algorithm>

namespace shikatsu::optimized {

std::optional<double> decided_after(const StringVerdict& verdict) {
    if (!verdict.alive) return std::nullopt;
    std::optional<double> first;
    double last = 0;
    for (const Finding& finding : verdict.findings) {
        if (!finding.attacker_forces) continue;
        last = std::max(last, finding.at);
        // One answer in the negative is enough to be alive; to be dead takes all of them.
        if (!*finding.attacker_forces) first = std::min(first.value_or(finding.at), finding.at);
    }
    return *verdict.alive ? first : last;
}

}  // namespace shikatsu::optimized
