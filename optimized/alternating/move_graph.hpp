// Where an alternating-sequence on a small grid can be, but for what has been there before, and the moves.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "optimized/alternating/positions.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::optimized::alternating {

using StateNumber = std::uint32_t;

/// A position with what matters for the next move.
struct State {
    PositionNumber position = 0;
    Player to_move = Player::black;
    /// A pass would be the second.
    bool after_pass = false;
    /// Where a play would bring back what stood before the opponent's last move. [J2003-AS-4]
    std::optional<Point> banned;
};

/// A play, whoever may make it.
struct PlayEdge {
    Point point;
    /// Removed white-stones less removed black-stones.
    std::int8_t gain = 0;
    StateNumber to = 0;
};

class MoveGraph {
  public:
    /// Requires at most Positions::most_points intersections.
    explicit MoveGraph(const Grid& grid);

    const Positions& positions() const { return positions_; }
    StateNumber size() const;

    State state(StateNumber number) const;
    /// As if the player had come to move there by a play that bans nothing.
    static StateNumber after_play(PositionNumber position, Player to_move);
    static StateNumber after_pass(PositionNumber position, Player to_move);

    /// The plays from a state.
    template <class Visit>
    void for_each_play(const State& state, Visit visit) const {
        for (const PlayEdge& play : plays(state.position, state.to_move)) {
            if (state.banned != play.point) visit(play);
        }
    }

  private:
    struct BannedState {
        PositionNumber position = 0;
        Player to_move = Player::black;
        Point point;
    };

    std::span<const PlayEdge> plays(PositionNumber position, Player to_move) const;
    void add_plays(const Geometry<1>& geometry, PositionNumber position, Player to_move);

    Positions positions_;
    std::vector<PlayEdge> plays_;
    /// Where those of a position and player begin, in ascending order.
    std::vector<std::size_t> begins_;
    /// Their numbers come after those of all other states.
    std::vector<BannedState> banned_;
};

}  // namespace shikatsu::optimized::alternating
