// The six rulesets: what they have in common, and their own rules 6 and 7.
#pragma once

#include <array>

#include "reference/ikeda/scoring.hpp"

namespace shikatsu::reference::ikeda {

/// A ruleset by its own parts; definitions and rules 1 to 5 and 8 are common to all. None of them removes
/// dead stones without play. [IK-N-8]
struct Rules {
    std::string_view name;
    const EndOfGame* end;
    const Scoring* scoring;
};

/// Like the rules formerly used in China. [IK-N-1]
inline constexpr Rules area_rules_1{"ikeda-area-1", &two_passes, &stones};
/// Like the rules used in China now, but with the rule against repetition. [IK-N-2]
inline constexpr Rules area_rules_2{"ikeda-area-2", &two_passes, &stones_and_territory};
/// Adjusts the score if White passes first. [IK-N-3]
inline constexpr Rules area_rules_3{"ikeda-area-3", &two_passes_after_the_first,
                                    &stones_territory_and_first_pass};
/// The result of area rules III, without unwarranted passes [IK-N-4]; the first pass is competed for
/// [IK-N-7].
inline constexpr Rules territory_rules_1{"ikeda-territory-1", &after_preliminary_end,
                                         &territory_less_prisoners};
/// Does not count territory in a seki. [IK-N-5]
inline constexpr Rules territory_rules_2{"ikeda-territory-2", &after_preliminary_end,
                                         &immortal_territory_less_prisoners};
/// The result of area rules II. [IK-N-6]
inline constexpr Rules territory_rules_3{"ikeda-territory-3", &passes_with_prisoners,
                                         &territory_less_prisoners};

inline constexpr std::array<Rules, 6> all_rules{area_rules_1,      area_rules_2,      area_rules_3,
                                                territory_rules_1, territory_rules_2, territory_rules_3};

}  // namespace shikatsu::reference::ikeda
