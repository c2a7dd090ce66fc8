// The text's chapter on life and death. What a player can force is asked of a procedure that is passed in.
#pragma once

#include <functional>
#include <set>

#include "reference/japanese2003/force.hpp"

namespace shikatsu::reference {

/// Whether the attacker of the question can force what it asks, in the final-position. [J2003-ST-6]
using CanForce = std::function<bool(const Position& final_position, const ForceQuestion& question)>;

/// The kinds of final-strings that exclude each other; all but `dead` are alive. [J2003-LD-9] [J2003-LD-10]
enum class LifeAndDeath { uncapturable, capturable_1, capturable_2, dead };

const char* name(LifeAndDeath status);

/// [J2003-LD-9]
bool is_alive(LifeAndDeath status);

/// Whether the opponent cannot force capture of the string's stones. [J2003-LD-1]
bool is_uncapturable(const Position& final_position, const FinalString& string, const CanForce& can_force);

/// All the string's intersections. [J2003-LD-3]
PointSet local_1(const FinalString& string);

/// Whether the string, which is not uncapturable, is capturable-1: the opponent cannot force both its capture
/// and no local-1 permanent-stone of its player. [J2003-LD-4]
bool is_capturable_1(const Position& final_position, const FinalString& string, const CanForce& can_force);

/// What is reached from local-1 by steps between adjacent intersections, none of them onto one of
/// `boundary`'s strings that are of the string's player. `boundary` are the final-strings that are
/// uncapturable or capturable-1. [J2003-LD-5]
PointSet local_2(const Position& final_position, const FinalString& string,
                 const std::set<FinalString>& boundary);

/// Where the permanent-stone of capturable-2 may stand: on local-2, or without local-1 under the reading
/// capturable-2=local-2-minus-local-1. [J2003-LD-6]
PointSet capturable_2_region(const FinalString& string, const PointSet& local_2, const Readings& readings);

/// Whether the string, which is neither uncapturable nor capturable-1, is capturable-2: the opponent cannot
/// force both its capture and no permanent-stone of its player on the region. [J2003-LD-6]
bool is_capturable_2(const Position& final_position, const FinalString& string, const PointSet& region,
                     const CanForce& can_force);

/// The same where no step goes onto one of `boundary`'s strings of either player. [J2003-LD-7]
PointSet local_3(const Position& final_position, const FinalString& string,
                 const std::set<FinalString>& boundary);

/// Whether the string, of the given status, is capturable-3: a capturable-2 ko-stone whose local-2 and
/// local-3 are unequal. [J2003-LD-8]
bool is_capturable_3(const Position& final_position, const FinalString& string, LifeAndDeath status,
                     const PointSet& local_2, const PointSet& local_3);

}  // namespace shikatsu::reference
