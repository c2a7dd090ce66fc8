// Checks of strategies on sets that are wide enough for the grid.
#pragma once

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/patience.hpp"

namespace shikatsu::reference {

/// What `run` says, called as run.operator()<N>() with sets of N intersections, for a strategy of so many
/// lines; unusable if its states are too large for the limits, or if time runs out.
template <class Run>
CertificateVerdict run_in_width(const Grid& grid, std::size_t lines, const CertificateLimits& limits,
                                Run run) {
    using Outcome = CertificateVerdict::Outcome;
    if (limits.too_many_intersections(lines, grid)) return {Outcome::unusable, 0, states_too_large, 0};
    const int size = grid.size();
    // What is stored of a state takes the width, be the grid smaller.
    CertificateVerdict verdict = size <= 64    ? run.template operator()<64>()
                                 : size <= 128 ? run.template operator()<128>()
                                 : size <= 256 ? run.template operator()<256>()
                                 : size <= 384 ? run.template operator()<384>()
                                               : run.template operator()<640>();
    if (verdict.outcome == Outcome::unusable && verdict.sentence.empty())
        verdict.sentence = out_of_time(limits);
    return verdict;
}

}  // namespace shikatsu::reference
