#include "reference/certificates/pattern_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "reference/certificates/keeping_problem.hpp"
#include "reference/certificates/named_points.hpp"
#include "reference/certificates/pattern_lines_check.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;
using Enough = std::function<bool()>;

template <std::size_t N>
Problem problem_with(const PatternCertificate& certificate, Player keeper, const CertificateLimits& limits,
                     const Enough& enough, std::size_t& looked_at) {
    const auto line_of_target = static_cast<std::size_t>(certificate.position.grid().rows()) + 5;
    const std::size_t first_pattern = line_of_target + (certificate.region.empty() ? 2 : 3);
    PatternLinesCheck<N> patterns(certificate, keeper);
    if (!patterns.names_a_string(certificate.target))
        return rejected(line_of_target, "the target is not the first stone of its string");
    Problem problem = patterns.run(enough, limits);
    looked_at = patterns.looked_at();
    if (problem && problem->outcome == Outcome::rejected) problem->line += first_pattern;
    if (problem) return problem;
    std::string objection = patterns.objection_to_last();
    if (objection.empty()) return Problem();
    return rejected(first_pattern + certificate.proof.lines.size() - 1, std::move(objection));
}

Problem problem_with(const PatternCertificate& certificate, const CertificateLimits& limits,
                     const Enough& enough, std::size_t& looked_at) {
    const Position& position = certificate.position;
    const auto size = static_cast<std::size_t>(position.grid().size());
    const std::size_t count = certificate.proof.lines.size();
    const auto line_of_target = static_cast<std::size_t>(position.grid().rows()) + 5;
    if (!position.grid().contains(certificate.target) || position.empty(certificate.target))
        return rejected(line_of_target, "there is no stone on the target");
    if (count == 0) return rejected(line_of_target + 1, "there is no pattern");
    if (count > limits.states)
        return unusable(0, fmt::format("there are more patterns than the limit of {}", limits.states));
    if (count > most_intersections_in_patterns / size) return unusable(0, "the patterns are too large");
    if (certificate.rules == CertifiedRules::asura_1989) {
        const std::vector<Point> enough_for = compensation_region_of(position, certificate.target);
        if (!std::includes(enough_for.begin(), enough_for.end(), certificate.region.begin(),
                           certificate.region.end()))
            return rejected(line_of_target + 1, "the region is not in the compensation-region");
    }
    const Player keeper = position.player_at(certificate.target);
    return size <= 64    ? problem_with<64>(certificate, keeper, limits, enough, looked_at)
           : size <= 128 ? problem_with<128>(certificate, keeper, limits, enough, looked_at)
                         : problem_with<640>(certificate, keeper, limits, enough, looked_at);
}

}  // namespace

CertificateVerdict check(const PatternCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const Enough enough = [&] {
        return std::chrono::duration<double>(Clock::now() - begin).count() >= limits.seconds ||
               (stop && stop());
    };
    std::size_t looked_at = 0;
    Problem problem = problem_with(certificate, limits, enough, looked_at);
    if (!problem) problem = {Outcome::accepted, 0, claim_in_words(certificate)};
    problem->states = looked_at;
    return *problem;
}

ChainClaim alive_chain(const PatternCertificate& certificate) {
    return {certificate.position, {certificate.target}, asura1989::Status::alive};
}

std::string claim_in_words(const PatternCertificate& certificate) {
    if (certificate.rules == CertifiedRules::asura_1989) return claim_in_words(alive_chain(certificate));
    const Position& position = certificate.position;
    const bool black = position.holds(certificate.target, Player::black);
    const char* keeper = name(black ? Player::black : Player::white);
    const std::string target = vertex(position.grid(), certificate.target);
    if (certificate.region.empty()) return fmt::format("{} keeps {} from capture for ever", keeper, target);
    const String string = string_at(position, certificate.target);
    if (std::ranges::any_of(certificate.region, [&](Point point) { return string.points.contains(point); }))
        return fmt::format("{} keeps {} from capture for ever, or gets a permanent-stone on{}", keeper,
                           target, named(position.grid(), certificate.region));
    return fmt::format("{} gets a permanent-stone on{}, whether {} is captured or not", keeper,
                       named(position.grid(), certificate.region), target);
}

}  // namespace shikatsu::reference
