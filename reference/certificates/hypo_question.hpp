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

/// The text's situation on sets, where `defender` is the player of the chain.
template <std::size_t N>
HypoState<N> hypo_state(const asura1989::TacticalSituation& situation, Player defender) {
    HypoState<N> state;
    const auto side_of = [&](Player player) { return player == defender ? defending : attacking; };
    for (const Point point : situation.position.grid().points()) {
        if (!situation.position.empty(point))
            state.stones[side_of(situation.position.player_at(point))].set(point.index);
    }
    for (const auto& [point, player] : situation.shadows) state.shadows[side_of(player)].set(point.index);
    return state;
}

/// What can be played about a chain, and whom its end suits.
template <std::size_t N>
struct HypoRules {
    Adjacency<N> adjacency;
    HypoGame<N> game;
    HypoQuestion<N> question;

    /// About the chain with the stone.
    HypoRules(const Position& position, Point stone)
        : adjacency(position.grid()), game(adjacency), question(HypoQuestion<N>::about(position, stone)) {}
    HypoRules(const HypoRules&) = delete;
    HypoRules& operator=(const HypoRules&) = delete;
    ~HypoRules() = default;

    /// Whether the end of play would be for the side. [AS89-SA-4]
    bool suits(Side side, const HypoState<N>& state) const {
        return question.wanted().dirty({state.stones, {}}).none() == (side == attacking);
    }
    /// Whether the side wins by the lemma, whoever is to move. (proofs/asura-1989.md, "statics")
    bool follows(Lemma lemma, Side side, const HypoState<N>& state) const {
        return (lemma == Lemma::life) == (side == defending) &&
               holds(lemma, adjacency, question.wanted(), {state.stones, {}});
    }
    /// By which lemma it wins, if by one.
    Lemma lemma_for(Side side, const HypoState<N>& state) const {
        for (const Lemma lemma : {Lemma::life, Lemma::closed, Lemma::filled}) {
            if (follows(lemma, side, state)) return lemma;
        }
        return Lemma::none;
    }
};

}  // namespace shikatsu::reference
