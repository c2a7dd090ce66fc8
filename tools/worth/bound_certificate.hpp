// Certificates of what players are sure of.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "optimized/adjudication.hpp"
#include "optimized/alternating/best_play.hpp"
#include "reference/certificates/value_bound.hpp"

namespace shikatsu::worth {

/// The claim about a game.
struct Bound {
    Position position;
    /// Who moves first.
    Player first = Player::black;
    reference::ValueBound bound = reference::ValueBound::at_least;
    Margin margin;
};

/// The text of an alternating-strategy (spec/certificates.md), with the certificates of all statuses that
/// count where games may end, of one of symmetric positions. Nothing if one of them has none within the
/// budget, that of each position.
std::optional<std::string> bound_certificate(const Bound& bound,
                                             const optimized::alternating::BoundStrategy& strategy,
                                             optimized::Options options, std::size_t most_states);

}  // namespace shikatsu::worth
