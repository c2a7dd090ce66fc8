#include "reference/japanese2003/hypothetical_analysis.hpp"

namespace shikatsu::reference {

std::set<FinalString> boundary_of(const Statuses& statuses) {
    std::set<FinalString> boundary;
    for (const auto& [string, status] : statuses) {
        if (status == LifeAndDeath::uncapturable || status == LifeAndDeath::capturable_1)
            boundary.insert(string);
    }
    return boundary;
}

std::set<FinalString> alive_strings(const Statuses& statuses) {
    std::set<FinalString> alive;
    for (const auto& [string, status] : statuses) {
        if (is_alive(status)) alive.insert(string);
    }
    return alive;
}

Statuses hypothetical_analysis(const Position& final_position, const CanForce& can_force,
                               const Readings& readings) {
    Statuses statuses;
    for (const FinalString& string : strings(final_position)) {
        LifeAndDeath status = LifeAndDeath::dead;
        if (is_uncapturable(final_position, string, can_force)) {
            status = LifeAndDeath::uncapturable;
        } else if (is_capturable_1(final_position, string, can_force)) {
            status = LifeAndDeath::capturable_1;
        }
        statuses.emplace(string, status);
    }
    // Local-2 refers to all the uncapturable and capturable-1 strings, so it comes after them.
    const std::set<FinalString> boundary = boundary_of(statuses);
    for (auto& [string, status] : statuses) {
        if (boundary.contains(string)) continue;
        const PointSet region =
            capturable_2_region(string, local_2(final_position, string, boundary), readings);
        if (is_capturable_2(final_position, string, region, can_force)) status = LifeAndDeath::capturable_2;
    }
    return statuses;
}

std::set<FinalString> capturable_3_strings(const Position& final_position, const Statuses& statuses) {
    const std::set<FinalString> boundary = boundary_of(statuses);
    std::set<FinalString> found;
    for (const auto& [string, status] : statuses) {
        if (is_capturable_3(final_position, string, status, local_2(final_position, string, boundary),
                            local_3(final_position, string, boundary))) {
            found.insert(string);
        }
    }
    return found;
}

}  // namespace shikatsu::reference
