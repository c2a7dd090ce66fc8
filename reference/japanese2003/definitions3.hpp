// The text's third definitions: what the intersections of an analysed final-position are, and the score.
#pragma once

#include <set>

#include "reference/japanese2003/definitions2.hpp"

namespace shikatsu::reference {

/// A final-position and which of its strings are alive; the others are dead. All of the third definitions
/// depend on nothing else, but the score also on the prisoners.
struct AnalysedPosition {
    Position position;
    std::set<FinalString> alive;

    /// Whether an alive string of `player` has a stone on the intersection.
    bool has_alive_stone(Point point, Player player) const;
    /// Whether a dead string of `player` has a stone on the intersection.
    bool has_dead_stone(Point point, Player player) const;
};

/// The black-eye-strings or white-eye-strings: an empty intersection and, recursively, any adjacent one that
/// is empty or has a stone of a dead opposing string. [J2003-D3-1]
std::set<PointSet> eye_strings(const AnalysedPosition& analysed, Player player);

/// The black-eye-points or white-eye-points: those of the eye-strings that are adjacent to stones of alive
/// strings of the player, at least one, and to nothing else. [J2003-D3-2]
PointSet eye_points(const AnalysedPosition& analysed, Player player);

/// The eye-points of both. [J2003-D3-3]
PointSet eye_points(const AnalysedPosition& analysed);

/// The empty intersections that are no eye-points. [J2003-D3-4]
PointSet dame(const AnalysedPosition& analysed);

/// The black-regions or white-regions: an intersection with a stone of an alive string of the player and,
/// recursively, any adjacent one that has such a stone or is an eye-point of the player. [J2003-D3-5]
std::set<PointSet> regions(const AnalysedPosition& analysed, Player player);

/// Whether at least one intersection of the region is adjacent to a dame. [J2003-D3-6]
bool is_in_seki(const AnalysedPosition& analysed, const PointSet& region);

/// The player's eye-points that are not part of an in-seki region of his. [J2003-D3-7]
PointSet territory(const AnalysedPosition& analysed, Player player);

/// How much the player's territory counts: one for an empty intersection, two for one with a stone.
/// [J2003-D3-9]
int territory_value(const AnalysedPosition& analysed, Player player);

/// Black's territory minus White's plus the prisoner-difference, which is the number of white-stones minus
/// that of black-stones removed during the alternating-sequence. [J2003-D3-8] [J2003-D3-9]
int score(const AnalysedPosition& analysed, int prisoner_difference);

}  // namespace shikatsu::reference
