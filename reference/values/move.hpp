// Moves of the alternating-sequence and of hypothetical-sequences.
#pragma once

#include <compare>
#include <optional>
#include <variant>

#include "reference/values/grid.hpp"

namespace shikatsu {

/// Putting a stone of the mover on an intersection. [J2003-MV-1]
struct Play {
    Point point;
    friend constexpr auto operator<=>(const Play&, const Play&) = default;
};

/// Leaving the turn to the opponent without a play. [J2003-MV-4]
struct Pass {
    friend constexpr auto operator<=>(const Pass&, const Pass&) = default;
};

/// The third kind of hypothetical-move. `ko` stays empty under the text's own rule, where one ko-pass lifts
/// all bans; under the reading ko-pass=per-ko it names the intersection whose ban is lifted. [J2003-D2-6]
struct KoPass {
    std::optional<Point> ko;
    friend constexpr auto operator<=>(const KoPass&, const KoPass&) = default;
};

/// A move of the alternating-sequence. [J2003-MV-5]
using Move = std::variant<Play, Pass>;

/// A move of a hypothetical-sequence. [J2003-D2-7]
using HypotheticalMove = std::variant<Play, KoPass, Pass>;

}  // namespace shikatsu
