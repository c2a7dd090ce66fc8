// A game by Ing's laws at speed: moves, hot stones, cycles and bans.
#pragma once

#include <set>
#include <string_view>

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
    /// A pass at the very beginning.
    not_a_beginning,
    /// A board play where White has to pass in a handicap game, and a pass where Black has to play.
    mandatory_pass,
    handicap_play,
    game_over
};

/// The clause that speaks against such a move; empty for one that is allowed.
std::string_view clause_of(MoveRuling ruling);

/// What the disturber may never do. [ING-DK-3]
struct Ban {
    Player disturber;
    Set points;
    /// The stones beside the cycle, by colour.
    Stones standing;
    std::set<Stones> positions;
    /// The ban is the same whatever was before so many moves of the game.
    std::size_t since;
};

/// How the game goes: it is played, pauses after two passes in succession, and ends after two more.
/// [ING-EN-1] [ING-EN-3]
enum class Stage : std::uint8_t { play, pause, end };

class Game {
  public:
    /// From any position. From the empty board it begins with a board play, and White's first
    /// `handicap_plays` moves are passes. [ING-MV-1] [ING-HC-3]
    Game(const Position& start, Player first, const IngReadings& readings, int handicap_plays = 0);

    Player to_move() const { return to_move_; }
    Stage stage() const { return passes_ >= 4 ? Stage::end : passes_ >= 2 ? Stage::pause : Stage::play; }
    bool ended() const { return stage() == Stage::end; }
    int passes() const { return passes_; }
    std::size_t moves_made() const { return made_.size(); }
    const Board& board() const { return board_; }
    const Stones& stones() const { return stones_; }
    /// The position before each move, in order.
    std::vector<Stones> positions_before() const;
    const IngReadings& readings() const { return readings_; }
    Position position() const { return position_of(board_.grid(), stones_); }
    /// What the next move must not remove. [ING-HS-4]
    const Set& hot() const { return hot_; }
    const std::vector<Ban>& bans() const { return bans_; }
    Margin difference() const { return ing_sst::difference(board_, stones_); }
    /// Where the last move removed stones.
    std::vector<Point> last_removed() const;

    MoveRuling ruling(const Move& move) const;
    /// Makes the move if it is allowed.
    MoveRuling make(const Move& move);
    /// Takes the last move back. Requires one, and no stones taken away since.
    void take_back();
    /// Takes the strings of these stones away, as agreed. Nothing happens, and false is returned, if play
    /// does not pause or a point has no stone. [ING-EN-2]
    bool take_away(const std::vector<Point>& dead);

  private:
    struct Made {
        Player player;
        std::optional<Point> point;
        Stones before;
        Played played;
        /// What was so before the move.
        Set hot;
        int passes;
        std::size_t bans;
    };

    /// If it is a board play on an empty point, with what it does.
    MoveRuling ruling(const Move& move, std::optional<Played>& played) const;
    MoveRuling ruling_of(Point point, const std::optional<Played>& played) const;
    /// What the beginning of a game says of the kind of move.
    MoveRuling ruling_of_beginning(bool is_pass) const;
    bool is_banned(const Ban& ban, Point point, const Played& played) const;
    void note_cycle();
    Ban ban_after(std::size_t cycle) const;
    /// The index of the first move of the disturbance that ends with the cycle. [ING-DK-2]
    std::size_t start_of_disturbance(std::size_t cycle) const;
    Player disturber(std::size_t cycle, std::size_t from) const;

    Board board_;
    IngReadings readings_;
    int handicap_plays_;
    bool from_empty_board_;
    Stones stones_;
    Player to_move_;
    int passes_ = 0;
    Set hot_;
    std::vector<Made> made_;
    std::vector<Ban> bans_;
};

}  // namespace shikatsu::optimized::ing_sst
