// What certificates claim by asura's model.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/asura1989/status_analysis.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference {

/// That chains are alive, or that they are dead, if the competition stops in the position. [AS89-SA-4]
struct ChainClaim {
    Position position;
    /// Their first stones in reading order.
    std::vector<Point> chains;
    asura1989::Status status = asura1989::Status::alive;
};

/// The claim in words, with the position's vertices.
std::string claim_in_words(const ChainClaim& claim);

/// Why the intersection does not name a chain; nothing if it does, as its first stone.
std::optional<std::string> no_target(const Position& position, Point target);

/// The compensation-region of the chain with the stone, in reading order. [AS89-SA-1]
std::vector<Point> compensation_region_of(const Position& position, Point stone);

}  // namespace shikatsu::reference
