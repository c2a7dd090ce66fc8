// The text's chapter on territory-detecting, and the shortcuts that it offers for it.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include "reference/asura1989/plays.hpp"
#include "reference/values/asura1989_readings.hpp"

namespace shikatsu::reference::asura1989 {

/// A position where the competition has stopped and which of its chains are alive; the others are dead.
struct AnalysedPosition {
    Position position;
    std::set<Chain> alive;

    /// Whether a chain of `player` that is alive has a stone on the intersection.
    bool has_alive_stone(Point point, Player player) const;
    /// Whether a dead chain of `player` has a stone on the intersection.
    bool has_dead_stone(Point point, Player player) const;
    /// Whether the intersection is neither empty nor has an alive stone.
    bool has_dead_stone(Point point) const;
};

/// The intersection and all that are reachable from there by
///     empty | dead --> all,   alive black --> black | empty,   alive white --> white | empty,
/// and, under the default reading, ko-stone --> black | white. [AS89-TD-1]
PointSet territory_region(const AnalysedPosition& analysed, Point point,
                          shikatsu::asura1989::KoStoneRule ko_stone_rule);

/// Whose territory the intersection is by its own territory-region; nobody's if it is dame or has a stone
/// that is no prisoner of that player. [AS89-TD-2] [AS89-TD-3]
std::optional<Player> territory_owner(const AnalysedPosition& analysed, Point point,
                                      shikatsu::asura1989::KoStoneRule ko_stone_rule);

/// What the text calls the stones of a chain beside territory or dame. [AS89-TD-4]
enum class Standing : std::uint8_t { surrounds_territory, seki, prisoner, anti_seki };

/// The standings of a chain: more than one where it is adjacent to both, none where it is adjacent to
/// neither. [AS89-TD-4]
std::set<Standing> standings(const AnalysedPosition& analysed, const Chain& chain,
                             shikatsu::asura1989::KoStoneRule ko_stone_rule);

/// The shortcut of marking: all intersections of the territory-region of `point` that become the player's
/// territory with it; empty if it is nobody's. [AS89-SC-2]
PointSet marked_with(const AnalysedPosition& analysed, Point point,
                     shikatsu::asura1989::KoStoneRule ko_stone_rule);

/// The shortcut that starts from a dame: everything reachable by
///     empty --> all,   alive black --> black | dead white | empty,   alive white --> white | dead black |
///     empty, dead --> dead | empty.   [AS89-SC-3]
PointSet dame_region(const AnalysedPosition& analysed, Point point);

/// What the surroundings of an eye-region make it. [AS89-SC-4]
enum class EyeRegionKind : std::uint8_t { black_eye_string, white_eye_string, dame_string };

/// The intersection and all reachable by empty | dead --> empty | dead. [AS89-SC-4]
PointSet eye_region(const AnalysedPosition& analysed, Point point);

/// Whose eye-string the eye-region of an empty or dead intersection is. [AS89-SC-4]
EyeRegionKind eye_region_kind(const AnalysedPosition& analysed, Point point);

}  // namespace shikatsu::reference::asura1989
