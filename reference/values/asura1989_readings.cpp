#include "reference/values/asura1989_readings.hpp"

#include <array>

namespace shikatsu::asura1989 {

namespace {

constexpr std::array<ReadingEntry, 4> entries{{
    {"asura-previous-occurrence", "last", "first", "which earlier tactical-situation a cycle goes back to"},
    {"asura-ko-stone-rule", "joins", "adds-nothing", "what a ko-stone adds to a territory-region"},
    {"asura-competition-cycle", "position", "position-and-turn", "what a cycle of the competition compares"},
    {"asura-cycle-end", "no-result", "tie", "what a cycle-end makes of the game"},
}};

}  // namespace

std::span<const ReadingEntry> reading_register() {
    return entries;
}

Readings with_reading(const Readings& readings, std::string_view name, std::string_view value) {
    Readings changed = readings;
    const auto alternative = [&](std::size_t entry) {
        return entries[entry].name == name && entries[entry].alternative == value;
    };
    if (alternative(0)) changed.previous_occurrence = PreviousOccurrence::first;
    if (alternative(1)) changed.ko_stone_rule = KoStoneRule::adds_nothing;
    if (alternative(2)) changed.competition_cycle = CompetitionCycle::position_and_turn;
    if (alternative(3)) changed.cycle_end = CycleEnd::tie;
    return changed;
}

}  // namespace shikatsu::asura1989
