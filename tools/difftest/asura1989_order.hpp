// An order for the reference's trying of moves that the engine recommends; what the reference finds does not
// depend on it.
#pragma once

#include "optimized/asura1989/hypo_game.hpp"
#include "reference/asura1989/status_analysis.hpp"

namespace shikatsu::difftest::asura1989 {

namespace model = reference::asura1989;

/// The engine's form of the question. Requires a grid of at most 64 intersections and chains of one player.
optimized::asura1989::StatusQuestion<1> engine_question(const Position& stopped,
                                                        const std::vector<model::Chain>& analysed);

/// First the moves that the engine's graph calls won for the mover, the nearest to the end first; then the
/// open ones.
model::TryingOrder guided_order(const Position& stopped, const std::vector<model::Chain>& analysed);

}  // namespace shikatsu::difftest::asura1989
