// A game before the judge of the alternating-sequence, and the adjudication of its final-position.
#pragma once

#include <optional>

#include "optimized/adjudication.hpp"
#include "reference/japanese2003/alternating_sequence.hpp"
#include "tools/lib/game_record.hpp"

namespace shikatsu::tools {

/// The move that the judge refused; the game is not followed beyond it.
struct RefusedMove {
    /// Counted from 1.
    std::size_t number = 0;
    RecordedMove move;
    reference::Prohibited why;
};

struct GameReplay {
    Position last;
    std::vector<reference::MoveRecord> moves;
    std::optional<RefusedMove> refused;
    std::optional<reference::Ending> ending;
    std::optional<reference::Result> long_cycle_result;
    std::optional<int> long_cycle_difference;
    int prisoner_difference = 0;
    /// The adjudication of the final-position, or of what would be it if a direct-ko pass was refused.
    std::optional<optimized::Adjudication> adjudication;
    /// The engine could not say whether direct-ko prohibits a second pass; the pass was then admitted.
    bool direct_ko_undecided = false;
};

/// Has the moves judged one after another until one is refused. `options` are for the engine, which decides
/// direct-ko and adjudicates the final-position; the readings count for the judge too.
GameReplay replay(const GameRecord& record, const optimized::Options& options);

/// The result if it is known: by long cycle, or by score.
std::optional<reference::Result> result_of(const GameReplay& game);

}  // namespace shikatsu::tools
