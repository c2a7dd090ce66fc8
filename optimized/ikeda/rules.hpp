// The six rulesets for the engine: rule 6 as a pass rule, rule 7 by what counts.
#pragma once

#include <array>
#include <string_view>

#include "optimized/ikeda/course.hpp"

namespace shikatsu::optimized::ikeda {

/// Which territory counts in rule 7.
enum class CountedTerritory : std::uint8_t { none, any, of_immortal_stones };

/// What rule 7 adds up. Prisoners count during play, the rest in the last configuration.
struct ScoreRule {
    bool stones = false;
    CountedTerritory territory = CountedTerritory::any;
    bool prisoners = false;
    /// Half a point goes from Black to White if White made the first pass.
    bool first_pass = false;
    /// Non-immortal stones played after the preliminary end count against their owner.
    bool late_mortal_stones = false;
};

struct Rules {
    std::string_view name;
    PassRule pass;
    ScoreRule score;
};

inline constexpr std::array<Rules, 6> all_rules{{
    {"ikeda-area-1", pass_of_two, {.stones = true, .territory = CountedTerritory::none}},
    {"ikeda-area-2", pass_of_two, {.stones = true}},
    {"ikeda-area-3", pass_of_two_after_first, {.stones = true, .first_pass = true}},
    {"ikeda-territory-1", pass_with_preliminary_end, {.prisoners = true}},
    {"ikeda-territory-2",
     pass_with_preliminary_end,
     {.territory = CountedTerritory::of_immortal_stones, .prisoners = true, .late_mortal_stones = true}},
    {"ikeda-territory-3", pass_with_prisoner, {.prisoners = true}},
}};

/// Requires one of the six names.
const Rules& rules_named(std::string_view name);

}  // namespace shikatsu::optimized::ikeda
