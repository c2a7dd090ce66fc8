// The game of a question, played out literally: every state of the reference, every hypothetical-move.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "reference/japanese2003/force_progress.hpp"
#include "reference/japanese2003/hypothetical_graph.hpp"
#include "reference/japanese2003/recurrence_game.hpp"

namespace shikatsu::proofs {

/// What a node of the game stands for.
struct LiteralNode {
    std::size_t state = 0;
    reference::ForceProgress progress;
    friend auto operator<=>(const LiteralNode&, const LiteralNode&) = default;
};

/// The full game of a question, whoever is to move first: node 0 is the attacker's start, node 1 the same
/// with the defender to move. The successors of a node are in the order of its moves; an end is its own only
/// successor and has no moves. [J2003-ST-6]
struct LiteralGame {
    std::vector<LiteralNode> nodes;
    std::vector<std::vector<reference::HypotheticalGraph::Edge>> moves;
    /// Whether the attacker has what he wants if play ends there.
    std::vector<bool> good;
    reference::RecurrenceGame game;
};

/// How a game is played that differs from the literal one.
struct PlayingRules {
    std::function<std::vector<reference::HypotheticalGraph::Edge>(std::size_t state)> moves;
    /// Who loses by it that play has come to the state, if anybody does; then play ends there.
    std::function<std::optional<Player>(std::size_t state)> loser;
};

/// Plays out a question on a final-position.
LiteralGame play_out(reference::HypotheticalGraph& graph, const Position& final_position,
                     const reference::ForceQuestion& question);

/// The same by other rules.
LiteralGame play_out(reference::HypotheticalGraph& graph, const Position& final_position,
                     const reference::ForceQuestion& question, const PlayingRules& rules);

/// The questions of a position that are about capture alone, about a string's own intersections and about the
/// whole grid.
std::vector<reference::ForceQuestion> questions_on(const Position& position);

/// The positions of a grid in which each string has a liberty.
std::vector<Position> legal_positions(const Grid& grid);

}  // namespace shikatsu::proofs
