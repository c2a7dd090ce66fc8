// The text's chapter on the alternating-sequence, as a judge that admits or refuses each move.
#pragma once

#include <functional>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "reference/japanese2003/moves.hpp"
#include "reference/japanese2003/result.hpp"
#include "reference/values/readings.hpp"

namespace shikatsu::reference {

/// How the alternating-sequence came to its end.
enum class Ending { second_pass, long_cycle };

/// An admitted move.
struct MoveRecord {
    Player player = Player::black;
    Move move;
    PointSet removed;
    /// The position just before the move.
    Position before;
};

/// Whether a string of this position were capturable-3 if the position were final. [J2003-LD-8] [J2003-AS-7]
using DirectKoOracle = std::function<bool(const Position&)>;

/// Replays an alternating-sequence and says of each move whether it is allowed.
class Judge {
  public:
    /// From the empty grid, with Black to move. [J2003-AS-1]
    static Judge from_empty_grid(Grid grid, const Readings& readings, DirectKoOracle direct_ko);

    /// From a set-up position: the sequence is judged as if it began here. Requires that each string has a
    /// liberty.
    Judge(const Position& setup, Player to_move, const Readings& readings, DirectKoOracle direct_ko);

    /// The next move, by the player whose turn it is [J2003-AS-2]. An error leaves everything as it was.
    /// Prohibited: what is no play [J2003-MV-1] [J2003-MV-3], a basic-ko play [J2003-AS-4], a direct-ko pass
    /// [J2003-AS-7], anything after the end [J2003-AS-3] [J2003-AS-5] [J2003-AS-6]. Requires a point of the
    /// grid.
    tl::expected<MoveRecord, Prohibited> play(const Move& move);

    const Position& position() const { return position_; }
    Player to_move() const { return to_move_; }
    const std::vector<MoveRecord>& moves() const { return moves_; }

    /// How many stones of `player` have been removed so far.
    int removed_stones(Player player) const;
    /// Removed white-stones minus removed black-stones. [J2003-D3-8]
    int prisoner_difference() const;

    std::optional<Ending> ending() const { return ending_; }
    /// The result that a long cycle gives at once; empty otherwise. [J2003-AS-5] [J2003-AS-6] [J2003-RS-2]
    std::optional<Result> long_cycle_result() const;
    /// Removed white-stones minus removed black-stones since the first occurrence of the position that the
    /// last play recreated; empty if no long cycle ended the game.
    std::optional<int> long_cycle_difference() const { return long_cycle_difference_; }

  private:
    tl::expected<PlayOutcome, Prohibited> outcome_of_play(Point point) const;
    std::optional<Prohibited> why_no_pass() const;
    bool has_an_allowed_play() const;
    void end_by_long_cycle_if_repeated();
    int difference_since(std::size_t first) const;

    Position position_;
    Player to_move_;
    Readings readings_;
    DirectKoOracle direct_ko_;
    std::vector<MoveRecord> moves_;
    std::optional<Ending> ending_;
    std::optional<int> long_cycle_difference_;
};

}  // namespace shikatsu::reference
