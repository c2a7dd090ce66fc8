#include "reference/certificates/certified_analysis.hpp"

#include <algorithm>

#include "reference/certificates/symmetric_positions.hpp"
#include "reference/japanese2003/definitions3.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"

namespace shikatsu::reference {

void CertifiedAnalysis::add(const Certificate& certificate) {
    Claims& claims = claims_[certificate.position][certificate.question.target];
    (certificate.attacker_forces ? claims.forced : claims.prevented).insert(certificate.question.region);
}

std::optional<bool> CertifiedAnalysis::can_force(const Position& final_position,
                                                 const ForceQuestion& question) const {
    const auto position = claims_.find(final_position);
    if (position == claims_.end()) return std::nullopt;
    const auto string = position->second.find(question.target);
    if (string == position->second.end()) return std::nullopt;
    const auto& [forced, prevented] = string->second;
    if (std::ranges::any_of(
            forced, [&](const PointSet& region) { return std::ranges::includes(region, question.region); }))
        return true;
    if (std::ranges::any_of(prevented, [&](const PointSet& region) {
            return std::ranges::includes(question.region, region);
        }))
        return false;
    return std::nullopt;
}

std::optional<CertifiedEnd> CertifiedAnalysis::end_at(const Position& final_position) const {
    for (const auto& [position, exchanged] : symmetric_positions(final_position)) {
        auto end = end_of(position);
        if (!end) continue;
        if (exchanged) end->score = -end->score;
        return end;
    }
    return std::nullopt;
}

std::optional<CertifiedEnd> CertifiedAnalysis::end_of(const Position& final_position) const {
    bool answered = true;
    const CanForce oracle = [&](const Position& position, const ForceQuestion& question) {
        const auto answer = can_force(position, question);
        answered = answered && answer;
        return answer.value_or(false);
    };
    const Statuses statuses = hypothetical_analysis(final_position, oracle, readings_);
    if (!answered) return std::nullopt;
    return CertifiedEnd{score({final_position, alive_strings(statuses)}, 0),
                        !capturable_3_strings(final_position, statuses).empty()};
}

}  // namespace shikatsu::reference
