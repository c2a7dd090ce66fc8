// The text's chapter on the hypothetical-analysis: every final-string is alive or dead.
#pragma once

#include <map>

#include "reference/japanese2003/life_and_death.hpp"

namespace shikatsu::reference {

/// The kind of each final-string. [J2003-HA-1] [J2003-LD-9] [J2003-LD-10]
using Statuses = std::map<FinalString, LifeAndDeath>;

/// The final-strings that bound local-2 and local-3: the uncapturable and the capturable-1. [J2003-LD-5]
std::set<FinalString> boundary_of(const Statuses& statuses);

/// The alive final-strings. [J2003-LD-9]
std::set<FinalString> alive_strings(const Statuses& statuses);

/// Assigns its kind to each final-string of a final-position in which each string has a liberty: first all
/// the uncapturable, then all the capturable-1, then all the capturable-2. [J2003-HA-1]
Statuses hypothetical_analysis(const Position& final_position, const CanForce& can_force,
                               const Readings& readings);

/// The capturable-3 final-strings of an analysed final-position. [J2003-LD-8]
std::set<FinalString> capturable_3_strings(const Position& final_position, const Statuses& statuses);

}  // namespace shikatsu::reference
