// The readings of Ikeda's rules: one enumeration for each of their entries in spec/readings.md, the literal
// reading first.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/reading_table.hpp"

namespace shikatsu {

/// How far the rule against repeated configurations looks back: to the start of the game, or to the
/// preliminary end once there was one. [IK-R-4]
enum class RepetitionMemory { whole_game, since_preliminary_end };
/// Who moves first after the preliminary end: whose turn it is, or Black. [IK-T1-61]
enum class FirstAfterPreliminaryEnd { alternation, black };
/// Whether the first pass of a game by area rules III can be one of the two that end it. [IK-A3-6]
enum class FirstPass { before_the_two, one_of_the_two };
/// When the played stone is in a removable state: as a member of any set that is, or only as a set by itself.
/// [IK-R-5]
enum class SelfCapture { any_set, single_stone };

/// A choice for every entry; value-initialised it is the literal reading of each.
struct IkedaReadings {
    RepetitionMemory repetition_memory = RepetitionMemory::whole_game;
    FirstAfterPreliminaryEnd first_after_preliminary_end = FirstAfterPreliminaryEnd::alternation;
    FirstPass first_pass = FirstPass::before_the_two;
    SelfCapture self_capture = SelfCapture::any_set;

    friend constexpr auto operator<=>(const IkedaReadings&, const IkedaReadings&) = default;
};

/// The entries in the order of spec/readings.md.
std::span<const ReadingEntry> ikeda_reading_register();

/// Sets one entry from "NAME=VALUE". The error lists the names or values that exist.
tl::expected<IkedaReadings, std::string> with_reading(const IkedaReadings& readings,
                                                      std::string_view assignment);

/// The assignments that differ from the literal reading, in register order, as "NAME=VALUE".
std::vector<std::string> departures(const IkedaReadings& readings);

}  // namespace shikatsu
