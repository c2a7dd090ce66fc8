// The text's universe and general definitions: colours, adjacency, chains, liberties, strings, and what is
// reachable.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "reference/values/player.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference::asura1989 {

/// A set of intersections of one board. [AS89-U-3]
using PointSet = std::set<Point>;

/// The two players, each with a colour of his own; EMPTY is the colour of nobody. [AS89-U-1] [AS89-U-2]
inline constexpr Player players[] = {Player::black, Player::white};

/// Whether a line joins the two intersections with no other one between. [AS89-GD-1]
bool are_adjacent(const Grid& grid, Point one, Point other);

/// Whether `point` is no element of `set` and adjacent to an element of it. [AS89-GD-2]
bool is_adjacent(const Grid& grid, Point point, const PointSet& set);

/// One rule "x --> y" by which a set of intersections grows. [AS89-GD-8]
struct Rule {
    std::function<bool(Point)> from;
    std::function<bool(Point)> to;
};

/// `start` and, again and again, the adjacent `to` intersections of each `from` intersection in the set, for
/// each of the rules. [AS89-GD-8]
PointSet reachable(const Grid& grid, Point start, const std::vector<Rule>& rules);

/// An intersection and all connected to it, that is joined to it by adjacent intersections of the same
/// colour, which may be EMPTY. [AS89-GD-3] [AS89-GD-6] [AS89-GD-7]
PointSet string_at(const Position& position, Point point);

/// A stone and all stones connected to it.
struct Chain {
    Player player = Player::black;
    PointSet points;
    friend auto operator<=>(const Chain&, const Chain&) = default;
    friend bool operator==(const Chain&, const Chain&) = default;
};

/// The chain of the stone on `point`. Requires a stone there. [AS89-GD-4]
Chain chain_at(const Position& position, Point point);

/// All chains, in the order of their first intersections. [AS89-GD-4]
std::vector<Chain> chains(const Position& position);

/// The empty intersections adjacent to the chain. [AS89-GD-5]
PointSet liberties(const Position& position, const Chain& chain);

}  // namespace shikatsu::reference::asura1989
