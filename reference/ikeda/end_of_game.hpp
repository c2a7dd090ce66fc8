// Rule 6 of each ruleset: the preliminary end, the end, and prisoners given by passing.
#pragma once

#include "reference/ikeda/record.hpp"

namespace shikatsu::reference::ikeda {

/// Rule 6 of a ruleset, as questions about the record.
struct EndOfGame {
    /// Whether the game has ended.
    bool (*ended)(const Record&, const IkedaReadings&);
    /// The index of the first move after the preliminary end; nothing if there was none.
    std::optional<std::size_t> (*preliminary_end)(const Record&);
    /// Whether the player gave a prisoner for the pass with this index.
    bool (*gave_prisoner)(const Record&, std::size_t index);
    std::string_view clause;
};

/// Area rules I and II: both players pass in succession. [IK-A1-6] [IK-A2-6]
extern const EndOfGame two_passes;
/// Area rules III: the same after the first pass. [IK-A3-6]
extern const EndOfGame two_passes_after_the_first;
/// Territory rules I and II: a preliminary end by two passes [IK-T1-61], after it a prisoner for each pass
/// [IK-T1-62] until two passes in succession [IK-T1-63], the final one being free if made by who moved first
/// after the preliminary end [IK-T1-64]. [IK-T2-6]
extern const EndOfGame after_preliminary_end;
/// Territory rules III: a prisoner for each pass [IK-T3-61] until two in succession [IK-T3-62], the final one
/// being free if Black makes it [IK-T3-63].
extern const EndOfGame passes_with_prisoners;

/// The stones that `player` gave up as prisoners. [IK-T1-62] [IK-T3-61]
int given_prisoners(const Record& record, const EndOfGame& end, Player player);

/// Who moves next: the players move alternately. After the preliminary end see the reading
/// first-after-preliminary-end. [IK-R-2]
Player to_move(const Record& record, const EndOfGame& end, const IkedaReadings& readings);

}  // namespace shikatsu::reference::ikeda
