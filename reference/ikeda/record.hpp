// A game so far: where it started, every move, and what was removed. All rules look at this record.
#pragma once

#include <optional>
#include <vector>

#include "reference/ikeda/plays.hpp"

namespace shikatsu::reference::ikeda {

/// A move that was made.
struct MadeMove {
    Player player = Player::black;
    IkedaMove move;
    /// Stones of the other player that were removed before the next move. [IK-R-3]
    PointSet removed;
    /// The configuration after that.
    Configuration after;
};

/// Where separate rules let a game start: with handicap stones, say, and White to move. [IK-R-8]
struct Start {
    Configuration configuration;
    Player first = Player::black;
};

struct Record {
    Start start;
    std::vector<MadeMove> moves;

    const Configuration& configuration() const {
        return moves.empty() ? start.configuration : moves.back().after;
    }
};

/// A pair of passes in succession, by the index of its second one.
using PassPair = std::size_t;

/// The first pair of passes in succession of which both are at `from` or later. [IK-A1-6]
std::optional<PassPair> passes_in_succession(const Record& record, std::size_t from);

/// The index of the first pass of the game. [IK-A3-6]
std::optional<std::size_t> first_pass(const Record& record);

/// The grid points whose present stone of `player` was played by the move with index `from` or later.
PointSet stones_played_since(const Record& record, std::size_t from, Player player);

/// The stones of `player` that were removed in the game. [IK-D2-2]
int removed_stones(const Record& record, Player player);

}  // namespace shikatsu::reference::ikeda
