// A game before the laws: which moves are allowed, the pause, dead stones, the end, and who has won.
#pragma once

#include "reference/ing_sst/conditions.hpp"
#include "reference/ing_sst/counting.hpp"
#include "reference/ing_sst/disturbing_ko.hpp"

namespace shikatsu::reference::ing_sst {

/// Where a game starts: from the empty board with Black to play [ING-GM-1], or from any position to look at.
struct Start {
    Position position;
    Player first = Player::black;
};

/// How far the game has come; every ko position comes to an outcome [ING-KO-4], and by removals alone stones
/// prove to be dead [ING-LD-1]. [ING-EN-1] [ING-EN-3]
enum class Stage { play, pause, end };

/// Who has won, or nobody, and by what. [ING-GM-2]
struct Result {
    std::optional<Player> winner;
    /// Only of a game won by counting.
    std::optional<Margin> difference;
};

class Game {
  public:
    Game(Start start, const Conditions& conditions, const IngReadings& readings);

    const Position& position() const { return position_; }
    const std::vector<MadeMove>& moves() const { return moves_; }
    const std::vector<Ban>& bans() const { return bans_; }
    /// What the next move must not remove. [ING-HS-4]
    const PointSet& hot() const { return hot_; }
    /// One move at a time, in turn. [ING-GM-1]
    Player to_move() const { return to_move_; }
    Stage stage() const;
    bool ended() const { return result_ || stage() == Stage::end; }

    /// What the move would do, or what prohibits it: hot stones stay until another move, play or pass, was
    /// made [ING-HS-4], the disturber may not go on [ING-DK-3], handicap plays and mandatory passes
    /// [ING-HC-3], a board play to begin with [ING-MV-1]. A pass play is otherwise always possible
    /// [ING-MV-5].
    tl::expected<BoardPlay, Prohibited> attempt(const Move& move) const;
    std::set<Move> allowed_moves() const;
    /// Makes the move. Error: it is prohibited, and nothing has changed.
    tl::expected<void, Prohibited> move(const Move& move);

    /// Both players agree that the strings of these stones are dead, and they are taken away. Errors: play
    /// does not pause, or there is no stone. If they do not agree, they play on. [ING-EN-2]
    tl::expected<void, Prohibited> take_away(const PointSet& dead);

    /// A player resigns instead of passing; the other one wins without counting. [ING-MV-6]
    void resign(Player player) { result_ = Result{opponent(player), std::nullopt}; }
    /// The player forfeits the game. [ING-FF-1]
    void forfeit(Player player, Forfeit) { result_ = Result{opponent(player), std::nullopt}; }

    /// The board filled in as it stands, with compensation and `penalty` points to White. [ING-CT-4]
    FilledBoard filled(int penalty_to_white = 0) const;
    /// Nothing while the game goes on. A game without difference is a draw, but after compensation Black's.
    /// [ING-CT-10] [ING-HC-1]
    std::optional<Result> result(int penalty_to_white = 0) const;

  private:
    int moves_of(Player player) const;
    /// Whether `move` is of the wrong kind at the beginning of the game.
    std::optional<Prohibited> out_of_place(const Move& move) const;
    std::optional<Prohibited> invariation(Point point, const BoardPlay& play) const;
    bool has_appeared(const Position& position) const;

    Conditions conditions_;
    IngReadings readings_;
    bool from_empty_board_;
    Position position_;
    Player to_move_;
    std::vector<MadeMove> moves_;
    int passes_ = 0;
    PointSet hot_;
    std::vector<Ban> bans_;
    std::optional<Result> result_;
};

}  // namespace shikatsu::reference::ing_sst
