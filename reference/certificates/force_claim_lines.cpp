#include "reference/certificates/force_claim_lines.hpp"

#include <fmt/format.h>

namespace shikatsu::reference {

std::optional<Readings> ForceClaimLines::read_readings() {
    auto rest = value_of("readings");
    if (!rest) return std::nullopt;
    Readings readings;
    if (*rest == "literal") return readings;
    const std::string all(*rest);
    while (!rest->empty()) {
        const auto changed = with_reading(readings, take_word(*rest));
        if (!changed) return fail("there is no such reading");
        readings = *changed;
    }
    std::string written;
    for (const std::string& departure : departures(readings))
        written += (written.empty() ? "" : " ") + departure;
    if (written != all) return fail("the readings are not in the order of their register");
    return readings;
}

std::optional<ForceQuestion> ForceClaimLines::read_question(const Position& position) {
    const auto target = value_of("target");
    if (!target) return std::nullopt;
    const auto stone = vertex_in(position.grid(), *target);
    if (!stone || position.empty(*stone)) return fail("the target is no stone of the position");
    ForceQuestion question{string_at(position, *stone), {}};
    if (!read_points("region", position.grid(), question.region)) return std::nullopt;
    return question;
}

bool ForceClaimLines::read_points(std::string_view key, const Grid& grid, PointSet& points) {
    auto rest = value_of(key);
    if (!rest) return false;
    if (*rest == "none" && key == "region") return true;
    while (!rest->empty()) {
        const auto point = vertex_in(grid, take_word(*rest));
        if (!point || (!points.empty() && *point <= *points.rbegin()))
            return failed(fmt::format("the {} is no list of intersections in reading order", key));
        points.insert(*point);
    }
    return true;
}

std::optional<bool> ForceClaimLines::read_attacker_forces() {
    const auto claim = value_of("claim");
    if (!claim) return std::nullopt;
    const bool forces = *claim == "attacker-forces";
    if (!forces && *claim != "defender-prevents") return fail("there is no such claim");
    return forces;
}

}  // namespace shikatsu::reference
