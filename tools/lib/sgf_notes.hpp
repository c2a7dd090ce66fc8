// What the notes of a game record mean: KM, RE and HA as they are found in the wild.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "reference/values/margin.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::tools {

/// Komi of KM in points, and in a sentence how it was read if not to the letter; empty otherwise.
struct SgfKomi {
    Margin points;
    std::string remark;
};

/// Whole numbers from 50 on without a point are in hundredths, as some servers write them: "375" is 3.75,
/// "550" is 5.5, "50" is 0.5. Quarters are counted as stones, each of which is two points: 3.75 stones
/// are 7.5 points. An empty note is no komi. Errors: no number, no multiple of a quarter, more than 1000
/// points.
tl::expected<SgfKomi, std::string> sgf_komi(std::string_view note);

/// What a record says of how its game ended.
struct SgfResult {
    enum class Kind {
        /// Won by the margin, which is zero for a tie.
        score,
        /// Won by resignation, on time, by forfeit or otherwise without score, or only the winner is noted.
        without_score,
        /// Not ended, void or unknown.
        none,
        /// Not understood.
        unclear
    };
    Kind kind = Kind::none;
    /// Black's margin with komi; only of a score.
    Margin margin;
    /// Nothing for a tie or if there is none.
    std::optional<Player> winner;
};

/// The note RE: "B+3.5", "W+R", "0", "Draw", "Void", "?", also "B+3.50", "w+resign", "White+2", "Jigo".
SgfResult sgf_result(std::string_view note);

/// The stones of HA; nothing if there is no number of 0 to 625. HA[1] is a game without handicap stones.
std::optional<int> sgf_handicap(std::string_view note);

}  // namespace shikatsu::tools
