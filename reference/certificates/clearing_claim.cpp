#include "reference/certificates/clearing_claim.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/certificates/named_points.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

std::vector<Point> captured_by(const ClearingCertificate& certificate) {
    std::vector<Point> first_stones;
    for (const String& string : strings(certificate.position)) {
        if (string.player == certificate.keeper) continue;
        const Point first = *string.points.begin();
        for (const ClearedRegion& region : certificate.clearing.regions) {
            if (std::binary_search(region.points.begin(), region.points.end(), first))
                first_stones.push_back(first);
        }
    }
    std::sort(first_stones.begin(), first_stones.end());
    return first_stones;
}

std::vector<Point> cleared_by(const ClearingCertificate& certificate) {
    PointSet cleared;
    for (const ClearedRegion& region : certificate.clearing.regions)
        cleared.insert(region.points.begin(), region.points.end());
    for (const Point unit : certificate.clearing.units) {
        const String string = string_at(certificate.position, unit);
        cleared.insert(string.points.begin(), string.points.end());
    }
    return {cleared.begin(), cleared.end()};
}

ChainClaim dead_chains(const ClearingCertificate& certificate) {
    const std::vector<Point> cleared = cleared_by(certificate);
    ChainClaim claim{certificate.position, {}, asura1989::Status::dead};
    for (const Point first : captured_by(certificate)) {
        const std::vector<Point> region = compensation_region_of(certificate.position, first);
        if (std::includes(cleared.begin(), cleared.end(), region.begin(), region.end()))
            claim.chains.push_back(first);
    }
    return claim;
}

std::string claim_in_words(const ClearingCertificate& certificate) {
    if (certificate.rules == CertifiedRules::asura_1989) return claim_in_words(dead_chains(certificate));
    const Grid& grid = certificate.position.grid();
    const std::string_view other = name(opponent(certificate.keeper));
    const std::string claim = fmt::format(
        "{} forces, with one strategy, capture of{} and no {} permanent-stone on{}", name(certificate.keeper),
        named(grid, captured_by(certificate)), other, named(grid, cleared_by(certificate)));
    if (!certificate.clearing.stays) return claim;
    const std::string stays = vertex(grid, *certificate.clearing.stays);
    return fmt::format(
        "{}, even if {} begins, who cannot force capture of {} and no {} permanent-stone there", claim, other,
        stays, name(certificate.keeper));
}

std::optional<std::string> objection_to_staying(const ClearingCertificate& certificate) {
    const Clearing& clearing = certificate.clearing;
    if (!clearing.stays) return std::nullopt;
    const Point stays = *clearing.stays;
    const std::string where = vertex(certificate.position.grid(), stays);
    if (clearing.first_play) return "no stone can be said to stay where there is a first play";
    if (!certificate.position.holds(stays, certificate.keeper))
        return "there is no stone to stay on " + where;
    const bool in_a_region = std::ranges::any_of(clearing.regions, [&](const ClearedRegion& region) {
        return std::ranges::find(region.points, stays) != region.points.end();
    });
    if (!in_a_region) return where + " is in no region";
    return std::nullopt;
}

}  // namespace shikatsu::reference
