// The readings of the Japanese 2003 text: one enumeration for each of its entries in spec/readings.md, the
// literal reading first. The names of the values are those of the register and of the option --reading
// NAME=VALUE.
#pragma once

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/reading_table.hpp"

namespace shikatsu {

/// What a ban is attached to: the intersection on which the ko-capture is prohibited, or the ko (both
/// intersections). [J2003-HS-4]
enum class BanIdentity { intersection, ko };
/// What becomes of a ban while its ko is not on the board. [J2003-HS-4]
enum class BanWithoutShape { stays, lapses };
/// What a ko-pass lifts: all bans of both players, or the mover's ban on one named intersection.
/// [J2003-D2-6] [J2003-HS-4]
enum class KoPassScope { all_bans, per_ko };
/// The ko rule of hypothetical-sequences: ko-captures banned until a ko-pass, or the alternating-sequence's
/// basic-ko. [J2003-HS-4]
enum class HypotheticalKo { ko_pass, basic_ko };
/// What the long-cycle rule compares: the position alone, or the position and who moves next. [J2003-AS-5]
enum class LongCycle { position, position_and_mover };
/// Whether direct-ko also prohibits the pass of a player who has no other allowed move. [J2003-AS-7]
enum class DirectKoStuck { pass_prohibited, pass_allowed };
/// Whether hypothetical-sequences may repeat positions for ever, or no play may recreate an earlier position.
/// [J2003-HS-3]
enum class InfinitePlay { allowed, superko };
/// Where the permanent-stone of capturable-2 may stand. [J2003-LD-6]
enum class Capturable2 { local_2, local_2_minus_local_1 };

/// A choice for every entry of the register; value-initialised it is the literal reading of each.
struct Readings {
    BanIdentity ban_identity = BanIdentity::intersection;
    BanWithoutShape ban_without_shape = BanWithoutShape::stays;
    KoPassScope ko_pass = KoPassScope::all_bans;
    HypotheticalKo hypothetical_ko = HypotheticalKo::ko_pass;
    LongCycle long_cycle = LongCycle::position;
    DirectKoStuck direct_ko_stuck = DirectKoStuck::pass_prohibited;
    InfinitePlay infinite_play = InfinitePlay::allowed;
    Capturable2 capturable_2 = Capturable2::local_2;

    friend constexpr auto operator<=>(const Readings&, const Readings&) = default;
};

/// The entries of the Japanese 2003 Rules in the order of spec/readings.md.
std::span<const ReadingEntry> reading_register();

/// Sets one entry from "NAME=VALUE". The error lists the names or values that exist.
tl::expected<Readings, std::string> with_reading(const Readings& readings, std::string_view assignment);

/// The assignments that differ from the literal reading, in register order, as "NAME=VALUE".
std::vector<std::string> departures(const Readings& readings);

}  // namespace shikatsu
