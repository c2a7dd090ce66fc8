// The text's chapters on the competition and its resumption: move-sequences, their end, and requests.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "reference/asura1989/plays.hpp"
#include "reference/values/asura1989_readings.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::reference::asura1989 {

/// Why something is not allowed: the id of the clause that prohibits it, and one sentence.
struct Prohibited {
    std::string_view clause;
    std::string sentence;
    friend bool operator==(const Prohibited&, const Prohibited&) = default;
};

/// How a move-sequence has ended: the competition stops with two passes, or the game finishes with a
/// cycle-end. [AS89-CO-3] [AS89-CO-4]
enum class Stop : std::uint8_t { two_passes, cycle_end };

/// Who asks that the competition goes on.
enum class Request : std::uint8_t { black, white, both };

/// The competition: one or more move-sequences with what was captured in all of them.
class Competition {
  public:
    /// The first move-sequence starts from the empty board with Black's turn. [AS89-GM-2]
    static Competition from_empty_board(Grid grid, const shikatsu::asura1989::Readings& readings);

    /// As if the first move-sequence started from a set-up position. Requires that each chain has a liberty.
    Competition(const Position& setup, Player to_move, const shikatsu::asura1989::Readings& readings);

    /// The next move of the move-sequence; the players alternate [AS89-CO-1]. Prohibited: an occupied
    /// intersection and suicide, retaking a ko at once [AS89-CO-2], and anything after the end
    /// [AS89-CO-3] [AS89-CO-4]. An error leaves everything as it was.
    tl::expected<void, Prohibited> move(const Move& move);

    /// Empty while a move-sequence goes on.
    std::optional<Stop> stop() const { return stop_; }

    /// A request to go on after the stop: the opponent of the one who asks has the turn, Black if both ask at
    /// once. Nobody who asked in this position may ask in it again. Earlier move-sequences no longer count
    /// for cycles, prisoners do. [AS89-RE-1] [AS89-RE-2] [AS89-RE-3] [AS89-RE-4]
    tl::expected<void, Prohibited> resume(Request request);

    const Position& position() const { return position_; }
    Player to_move() const { return to_move_; }
    /// How many stones `player` has captured in the competition. [AS89-RE-4]
    int prisoners_of(Player player) const { return prisoners_[player == Player::black ? 0 : 1]; }

  private:
    struct Situation {
        Position position;
        Player to_move;
    };
    bool is_cycle(const Situation& situation) const;

    shikatsu::asura1989::Readings readings_;
    Position position_;
    Player to_move_;
    /// Before each move of the present move-sequence.
    std::vector<Situation> before_;
    bool last_was_pass_ = false;
    std::optional<Stop> stop_;
    std::array<int, 2> prisoners_{};
    std::set<std::pair<Player, Position>> requests_;
};

}  // namespace shikatsu::reference::asura1989
