#include "reference/certificates/chain_claim.hpp"

#include <fmt/format.h>

#include "reference/certificates/named_points.hpp"

namespace shikatsu::reference {

std::string claim_in_words(const ChainClaim& claim) {
    const bool black = claim.position.holds(claim.chains.front(), Player::black);
    const bool one = claim.chains.size() == 1;
    return fmt::format("by asura's model the {} chain{} at{} {} {}",
                       name(black ? Player::black : Player::white), one ? "" : "s",
                       named(claim.position.grid(), claim.chains), one ? "is" : "are",
                       claim.status == asura1989::Status::alive ? "alive" : "dead");
}

std::optional<std::string> no_target(const Position& position, Point target) {
    if (!position.grid().contains(target) || position.empty(target)) return "there is no stone on the target";
    if (*asura1989::chain_at(position, target).points.begin() != target)
        return "the target is not the first stone of its chain";
    return std::nullopt;
}

std::vector<Point> compensation_region_of(const Position& position, Point stone) {
    const asura1989::PointSet region =
        asura1989::compensation_region(position, {asura1989::chain_at(position, stone)});
    return {region.begin(), region.end()};
}

}  // namespace shikatsu::reference
