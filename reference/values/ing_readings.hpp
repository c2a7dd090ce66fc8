// The readings of Ing's SST laws: one enumeration for each of their entries in spec/readings.md, the default
// first.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/reading_table.hpp"

namespace shikatsu {

/// What prevents invariation: the distinction of fighting and disturbing ko, or that no position comes back.
/// [ING-HS-4] [ING-DK-3]
enum class IngKo { fighting_and_disturbing, positional_superko };
/// Who is the disturber: who made the first play of the cycle outside lone single kos, or who completed it.
/// [ING-DK-2]
enum class IngDisturber { starter, completer };
/// What the disturber may never do: play again on his points of the cycle, or make its positions again.
/// [ING-DK-3]
enum class IngBan { points, positions };
/// Who wins without difference when there is compensation: Black, or nobody. [ING-HC-1] [ING-CT-10]
enum class IngDraw { black_wins, draw };

/// A choice for every entry; value-initialised it is the default of each.
struct IngReadings {
    IngKo ko = IngKo::fighting_and_disturbing;
    IngDisturber disturber = IngDisturber::starter;
    IngBan ban = IngBan::points;
    IngDraw draw = IngDraw::black_wins;

    friend constexpr auto operator<=>(const IngReadings&, const IngReadings&) = default;
};

/// The entries in the order of spec/readings.md.
std::span<const ReadingEntry> ing_reading_register();

/// Sets one entry from "NAME=VALUE". The error lists the names or values that exist.
tl::expected<IngReadings, std::string> with_reading(const IngReadings& readings, std::string_view assignment);

/// The assignments that differ from the default, in register order, as "NAME=VALUE".
std::vector<std::string> departures(const IngReadings& readings);

}  // namespace shikatsu
