// The terms of Chris Dams' claim about the Japanese 2003 Rules: two-eye-formation and two-eye-alive.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <set>

#include "reference/japanese2003/force.hpp"
#include "reference/japanese2003/hypothetical_graph.hpp"

namespace shikatsu::reference::dams2006 {

/// Strings of one player and two empty intersections, whether they are a two-eye-formation or not.
/// [DAMS2006-TE-1]
struct TwoEyeFormation {
    std::set<String> strings;
    PointSet empty_intersections;
    friend auto operator<=>(const TwoEyeFormation&, const TwoEyeFormation&) = default;
    friend bool operator==(const TwoEyeFormation&, const TwoEyeFormation&) = default;
};

/// Whether it is a two-eye-formation of the player in the position. [DAMS2006-TE-1]
bool is_two_eye_formation(const Position& position, Player player, const TwoEyeFormation& candidate);

/// Every two-eye-formation of the player. [DAMS2006-TE-1]
std::set<TwoEyeFormation> two_eye_formations(const Position& position, Player player);

/// The intersections that the formation is on. [DAMS2006-TE-2]
PointSet intersections(const TwoEyeFormation& formation);

/// Whether a two-eye-formation of the string's player is on an intersection of the final-string, in a
/// position in which other stones may stand there. [DAMS2006-TE-2]
bool formation_is_on(const Position& position, const FinalString& string);

/// Whether the sequence has a position with a two-eye-formation on the final-string's intersections, the
/// final-position included. [DAMS2006-TE-3]
bool has_formation_on(const Position& final_position, const FinalString& string, const PlayedOut& played);

/// Whether the final-string is two-eye-alive, by solving the whole game; nothing if it has more than
/// `max_nodes` nodes. Requires a graph with infinite-play allowed. [DAMS2006-TE-3]
std::optional<bool> is_two_eye_alive(HypotheticalGraph& graph, const Position& final_position,
                                     const FinalString& string, std::size_t max_nodes);

}  // namespace shikatsu::reference::dams2006
