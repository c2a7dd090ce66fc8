// The text's chapter on the game: the alternating-sequence, the hypothetical-analysis, the result, in this
// order.
#pragma once

#include <optional>

#include "reference/japanese2003/alternating_sequence.hpp"
#include "reference/japanese2003/definitions3.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"

namespace shikatsu::reference {

/// A finished game. [J2003-GM-1]
struct GameOutcome {
    /// Empty if a long cycle ended the game: then there is no final-position to analyse. [J2003-RS-2]
    std::optional<Statuses> statuses;
    std::optional<int> score;
    Result result = Result::tie;
};

/// The oracle of the direct-ko rule by the hypothetical-analysis of the position that were final.
/// [J2003-AS-7]
DirectKoOracle direct_ko_oracle(const CanForce& can_force, const Readings& readings);

/// Concludes a game whose alternating-sequence has ended: by its final-position's score [J2003-RS-1], or as
/// the long-cycle rules say [J2003-RS-2]. Requires that the sequence has ended.
GameOutcome conclude(const Judge& judge, const CanForce& can_force, const Readings& readings);

}  // namespace shikatsu::reference
