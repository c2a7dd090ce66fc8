// A game by Ing's laws at speed: moves, hot stones, cycles and bans.
#pragma once

#include <set>

#include "optimized/ing_sst/board.hpp"
#include "reference/values/ing_readings.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::optimized::ing_sst {

/// What becomes of a move.
enum class MoveRuling : std::uint8_t {
    allowed,
    occupied,
    single_self_removal,
    hot,
    repetition,
    disturbing,
    game_over
};

/// What the disturber may never do. [ING-DK-3]
struct Ban {
    Player disturber;
    Set points;
    /// The stones beside the cycle, by colour.
    Stones standing;
    std::set<Stones> positions;
};

/// From any position, without handicap plays.
class Game {
  public:
    Game(const Position& start, Player first, const IngReadings& readings);

    Player to_move() const { return to_move_; }
    bool ended() const { return passes_ >= 4; }
    Position position() const { return position_of(board_.grid(), stones_); }
    const std::vector<Ban>& bans() const { return bans_; }
    Margin difference() const { return ing_sst::difference(board_, stones_); }

    MoveRuling ruling(const Move& move) const;
    /// Makes the move if it is allowed.
    MoveRuling make(const Move& move);

  private:
    struct Made {
        Player player;
        std::optional<Point> point;
        Stones before;
        Played played;
    };

    MoveRuling ruling_of(Point point, const std::optional<Played>& played) const;
    bool is_banned(const Ban& ban, Point point, const Played& played) const;
    void note_cycle();
    Ban ban_after(std::size_t cycle) const;
    /// The index of the first move of the disturbance that ends with the cycle. [ING-DK-2]
    std::size_t start_of_disturbance(std::size_t cycle) const;
    Player disturber(std::size_t cycle, std::size_t from) const;

    Board board_;
    IngReadings readings_;
    Stones stones_;
    Player to_move_;
    int passes_ = 0;
    Set hot_;
    std::vector<Made> made_;
    std::vector<Ban> bans_;
};

}  // namespace shikatsu::optimized::ing_sst
