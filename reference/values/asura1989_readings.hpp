// Where the text of asura's model can be read in more than one way: one enumeration for each entry of its
// register in spec/readings.md, the default first.
#pragma once

#include <compare>
#include <span>
#include <string_view>

#include "reference/values/readings.hpp"

namespace shikatsu::asura1989 {

/// Which earlier tactical-situation a tactical-cycle goes back to when there are several equal ones.
/// [AS89-HS-9]
enum class PreviousOccurrence { last, first };
/// What the additional rule about ko-stones adds to a territory-region: the stones of both colours beside a
/// ko-stone, or nothing. [AS89-TD-1]
enum class KoStoneRule { joins, adds_nothing };
/// What a cycle of the competition compares: the position alone, or the position and whose turn it is.
/// [AS89-CO-4]
enum class CompetitionCycle { position, position_and_turn };
/// What a cycle-end makes of the game. [AS89-GM-1] [AS89-CO-4]
enum class CycleEnd { no_result, tie };

/// A choice for every entry; value-initialised it is the default of each.
struct Readings {
    PreviousOccurrence previous_occurrence = PreviousOccurrence::last;
    KoStoneRule ko_stone_rule = KoStoneRule::joins;
    CompetitionCycle competition_cycle = CompetitionCycle::position;
    CycleEnd cycle_end = CycleEnd::no_result;

    friend constexpr auto operator<=>(const Readings&, const Readings&) = default;
};

/// The register in the order of spec/readings.md.
std::span<const ReadingEntry> reading_register();

/// `readings` with the alternative of the entry `name` if that is what `value` names. Requires a name and a
/// value of the register.
Readings with_reading(const Readings& readings, std::string_view name, std::string_view value);

}  // namespace shikatsu::asura1989
