// A question about a position on bit sets.
#pragma once

#include <optional>

#include "optimized/adjudication.hpp"
#include "optimized/force/force_game.hpp"
#include "optimized/kernel/board_of_position.hpp"

namespace shikatsu::optimized {

/// The zone on the board of a question about a stone of `defender`, if it is one.
template <int W>
std::optional<Zone<W>> zone_of(const Geometry<W>& geometry, const ProofZone& zone, const Board<W>& board,
                               Player defender) {
    Bits<W> points;
    for (const Point point : zone.points) points.insert(point);
    return Zone<W>::of(geometry, board, points, zone.prover == defender ? Side::defender : Side::attacker);
}

/// The game's form of the question; nothing if its zone is none.
template <int W>
std::optional<ForceQuestion<W>> force_question(const Geometry<W>& geometry, const Position& position,
                                               const Question& question) {
    const Player defender = position.player_at(question.target);
    ForceQuestion<W> force;
    force.board = board_with_defender<W>(position, defender);
    for (const Point point : question.region) force.region.insert(point);
    if (question.zone) {
        force.zone = zone_of(geometry, *question.zone, force.board, defender);
        if (!force.zone) return std::nullopt;
        force.board = force.zone->inside(force.board);
    }
    const StringTable<W> table(geometry, force.board);
    force.target = table.string_at(Side::defender, question.target).stones;
    for (std::size_t i = 0; i < table.size(Side::defender); ++i) {
        const Bits<W>& stones = table.string(Side::defender, i).stones;
        if (stones.meets(force.target | force.region)) force.originals |= stones;
    }
    return force;
}

}  // namespace shikatsu::optimized
