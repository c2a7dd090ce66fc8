// What a status-analysis asks, on sets.
#pragma once

#include "reference/certificates/certificate_lemmas.hpp"
#include "reference/certificates/chain_claim.hpp"
#include "reference/certificates/hypo_game.hpp"

namespace shikatsu::reference {

template <std::size_t N>
struct HypoQuestion {
    /// The attacker's turn, without ko-shadows. [AS89-SA-2]
    HypoState<N> start;
    /// Where a stone of the defender at the end makes the chain alive: on its own intersections, and on those
    /// of the compensation-region that have none of his at the start. [AS89-SA-4]
    Bits<N> watched;

    /// About the chain with the stone.
    static HypoQuestion about(const Position& position, Point stone) {
        HypoQuestion question;
        const Player defender = position.player_at(stone);
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            question.start.stones[position.holds(point, defender) ? defending : attacking].set(point.index);
        }
        for (const Point point : compensation_region_of(position, stone))
            question.watched.set(point.index, !position.holds(point, defender));
        for (const Point point : asura1989::chain_at(position, stone).points)
            question.watched.set(point.index);
        return question;
    }

    /// For the lemmas: all that counts is a stone on what is watched.
    Wanted<N> wanted() const { return {{}, watched}; }
};

}  // namespace shikatsu::reference
