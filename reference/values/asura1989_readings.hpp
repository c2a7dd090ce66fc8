// Where the text of asura's model can be read in more than one way: one enumeration for each entry of its
// register in spec/readings.md, the default first.
#pragma once

#include <compare>
#include <span>
#include <string_view>

namespace shikatsu::asura1989 {

/// Which earlier tactical-situation a tactical-cycle goes back to when there are several equal ones.
enum class PreviousOccurrence { last, first };
/// What the additional rule about ko-stones adds to a territory-region: the stones of both colours beside a
/// ko-stone, or nothing.
enum class KoStoneRule { joins, adds_nothing };
/// What a cycle of the competition compares: the position alone, or the position and whose turn it is.
enum class CompetitionCycle { position, position_and_turn };
/// What a cycle-end makes of the game.
enum class CycleEnd { no_result, tie };

/// A choice for every entry; value-initialised it is the default of each.
struct Readings {
    PreviousOccurrence previous_occurrence = PreviousOccurrence::last;
    KoStoneRule ko_stone_rule = KoStoneRule::joins;
    CompetitionCycle competition_cycle = CompetitionCycle::position;
    CycleEnd cycle_end = CycleEnd::no_result;

    friend constexpr auto operator<=>(const Readings&, const Readings&) = default;
};

/// One entry of the register by the names that spec/readings.md uses.
struct ReadingEntry {
    std::string_view name;
    std::string_view standard;
    std::string_view alternative;
};

inline constexpr ReadingEntry reading_entries[] = {
    {"asura-previous-occurrence", "last", "first"},
    {"asura-ko-stone-rule", "joins", "adds-nothing"},
    {"asura-competition-cycle", "position", "position-and-turn"},
    {"asura-cycle-end", "no-result", "tie"},
};

/// The register in the order of spec/readings.md.
constexpr std::span<const ReadingEntry> reading_register() {
    return reading_entries;
}

}  // namespace shikatsu::asura1989
