// The text's chapter on the status-analysis: a hypo-sequence decides whether a chain is alive or dead.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "reference/asura1989/hypo_sequence.hpp"

namespace shikatsu::reference::asura1989 {

enum class Status : std::uint8_t { alive, dead };

/// An intersection of the chain and all that are reachable from there by
///     empty --> all,   black --> black | empty,   white --> white | empty.
/// Of several chains: all of their compensation-regions. Requires chains of the position. [AS89-SA-1]
/// [AS89-SC-1]
PointSet compensation_region(const Position& position, const std::vector<Chain>& analysed);

/// What a finished hypo-sequence says of the chain or chains: alive if there is a stone of the defender on an
/// intersection of them, or on one of the compensation-region where `stopped` has none of his; intersections
/// of a tactical-cycle count as empty. [AS89-SA-3] [AS89-SA-4]
Status interpretation(const Position& stopped, const std::vector<Chain>& analysed,
                      const HypoSequence& finished);

/// A question with a limit: how many moves of all the tried hypo-sequences together may be made.
struct Effort {
    std::uint64_t moves_left = 0;
};

/// Puts the allowed moves of an unfinished hypo-sequence into the order in which they are to be tried.
using TryingOrder = std::function<void(const HypoSequence&, std::vector<HypotheticalMove>&)>;

/// The status if both players do as well as they can, the attacker having the first turn; by trying every
/// hypo-sequence with its whole history until one of the mover's serves him. The order decides how soon, not
/// what is found; without one the moves are tried as allowed() lists them. With more than one chain (of one
/// player): dead if the attacker can prove all of them dead at once. Nothing if the effort does not suffice.
/// Requires one or more chains of `stopped`, all of one player. [AS89-SA-2] [AS89-SA-5] [AS89-SC-1]
std::optional<Status> status_analysis(const Position& stopped, const std::vector<Chain>& analysed,
                                      const Readings& readings, Effort& effort,
                                      const TryingOrder& order = {});

}  // namespace shikatsu::reference::asura1989
