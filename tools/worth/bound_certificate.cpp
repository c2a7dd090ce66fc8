#include "tools/worth/bound_certificate.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "optimized/kernel/in_threads.hpp"
#include "tools/atlas/position_classes.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/value_strategy_writer.hpp"

namespace shikatsu::worth {

namespace {

using Texts = std::vector<std::string>;

/// Of what decides the statuses in a final-position. Nothing if one of them is not found.
std::optional<Texts> certificates_of(const Position& position, const optimized::Options& options) {
    Texts texts;
    for (const optimized::StringVerdict& string : optimized::adjudicate(position, 0, options).strings) {
        if (string.status == optimized::Status::undecided) return std::nullopt;
        for (const optimized::Finding& finding : string.findings) {
            if (!finding.attacker_forces) continue;
            if (!finding.witness) return std::nullopt;
            texts.push_back(tools::certificate_text(position, options.readings, finding));
        }
    }
    return texts;
}

/// The first one of each class of symmetric positions.
std::vector<Position> one_of_each_class(const std::vector<Position>& positions) {
    std::vector<Position> ones;
    std::set<atlas::PositionCode> classes;
    for (const Position& position : positions) {
        if (classes.insert(atlas::canonical_form(position).code).second) ones.push_back(position);
    }
    return ones;
}

/// Of all positions, in their order.
std::optional<Texts> certificates_of_all(const std::vector<Position>& positions, optimized::Options options) {
    const int jobs = std::exchange(options.jobs, 1);
    std::vector<std::optional<Texts>> of_each(positions.size());
    std::atomic<std::size_t> next{0};
    optimized::in_threads(jobs, [&] {
        for (std::size_t i = next++; i < positions.size(); i = next++)
            of_each[i] = certificates_of(positions[i], options);
    });
    Texts all;
    for (std::optional<Texts>& texts : of_each) {
        if (!texts) return std::nullopt;
        std::ranges::move(*texts, std::back_inserter(all));
    }
    return all;
}

}  // namespace

std::optional<std::string> bound_certificate(const Bound& bound,
                                             const optimized::alternating::BoundStrategy& strategy,
                                             optimized::Options options, std::size_t most_states) {
    // Strategies on the whole grid are what the certificate takes.
    options.max_witness_states = most_states;
    options.shortcuts.zones = false;
    options.shortcuts.keepings = false;
    options.shortcuts.patterns = false;
    options.shortcuts.clearings = false;
    const auto finals = certificates_of_all(one_of_each_class(strategy.last_positions), options);
    if (!finals) return std::nullopt;
    return tools::alternating_strategy_text(
        {options.readings, bound.position, bound.first, bound.bound, bound.margin, strategy.strategy, {}},
        *finals);
}

}  // namespace shikatsu::worth
