// When a state is won without looking on: the lemmas of proofs/certificates.md.
#pragma once

#include <vector>

#include "reference/certificates/certificate_game.hpp"

namespace shikatsu::reference {

/// The target's and the region's intersections.
template <std::size_t N>
struct Wanted {
    Bits<N> target;
    Bits<N> region;
    /// Where play is confined to; nothing is known of what is outside.
    Bits<N> within = ~Bits<N>();

    bool captured(const CertificateState<N>& state) const { return (state.originals & target).none(); }
    /// Where played stones of the defender stand on the region. [J2003-LD-2]
    Bits<N> dirty(const CertificateState<N>& state) const {
        return state.stones[defending] & region & ~state.originals;
    }
    /// Whether the end of play would be for the attacker.
    bool good(const CertificateState<N>& state) const { return captured(state) && dirty(state).none(); }
};

/// Those of the stones of one player whose strings have two vital regions each: regions bordered by nothing
/// but such strings for which vital(region, neighbours of the string) holds. (D. B. Benson, "Life in the game
/// of Go", Information Sciences 10, 1976.)
template <std::size_t N, class Vital>
Bits<N> lasting(const Adjacency<N>& adjacency, const Bits<N>& stones, Vital is_vital) {
    std::vector<Bits<N>> regions;
    adjacency.for_each_component(adjacency.all() & ~stones,
                                 [&](const Bits<N>& region) { regions.push_back(region); });
    for (Bits<N> alive = stones;;) {
        Bits<N> still_alive;
        adjacency.for_each_component(alive, [&](const Bits<N>& string) {
            const Bits<N> near = adjacency.of(string);
            int vital = 0;
            for (const Bits<N>& region : regions) {
                const bool bordered = (adjacency.of(region) & stones & ~alive).none();
                vital += bordered && is_vital(region, near) ? 1 : 0;
            }
            if (vital >= 2) still_alive |= string;
        });
        if (still_alive == alive) return alive;
        alive = still_alive;
    }
}

/// The unconditionally alive stones, whatever is outside of `within`: all empty intersections of a vital
/// region are liberties.
template <std::size_t N>
Bits<N> unconditionally_alive(const Adjacency<N>& adjacency, const Bits<N>& stones, const Bits<N>& empty,
                              const Bits<N>& within = ~Bits<N>()) {
    return lasting(adjacency, stones, [&](const Bits<N>& region, const Bits<N>& near) {
        return (region & ~within).none() && (region & empty).any() && (region & empty & ~near).none();
    });
}

/// The attacker's stones that last while he fills `cleared`: in a region that he may fill, all intersections
/// have to be beside the string.
template <std::size_t N>
Bits<N> lasting_while_filling(const Adjacency<N>& adjacency, const Bits<N>& stones, const Bits<N>& empty,
                              const Bits<N>& cleared, const Bits<N>& within) {
    return lasting(adjacency, stones, [&](const Bits<N>& region, const Bits<N>& near) {
        const Bits<N> beside = (region & cleared).any() ? region : region & empty;
        return (region & ~within).none() && (region & empty).any() && (beside & ~near).none();
    });
}

/// Whether the state is won by the lemma, whoever is to move and whatever bans are in force.
template <std::size_t N>
bool holds(Lemma lemma, const Adjacency<N>& adjacency, const Wanted<N>& wanted,
           const CertificateState<N>& state) {
    const Bits<N>& attackers = state.stones[attacking];
    const Bits<N>& defenders = state.stones[defending];
    const Bits<N> empty = adjacency.all() & ~(attackers | defenders);
    if (lemma == Lemma::life) {
        const Bits<N> kept = wanted.dirty(state) | (wanted.captured(state) ? Bits<N>() : wanted.target);
        return (unconditionally_alive(adjacency, defenders, empty, wanted.within) & kept).any();
    }
    if (lemma == Lemma::closed) {
        const Bits<N> alive = unconditionally_alive(adjacency, attackers, empty, wanted.within);
        const Bits<N> rest = wanted.region & ~alive;
        return wanted.captured(state) && (rest & ~empty).none() && (adjacency.of(rest) & ~alive).none();
    }
    if (lemma != Lemma::filled) return false;
    const Bits<N> cleared = wanted.target | wanted.region;
    const Bits<N> alive = lasting_while_filling(adjacency, attackers, empty, cleared, wanted.within);
    bool all_beside = true;
    adjacency.for_each_component(adjacency.all() & ~alive, [&](const Bits<N>& component) {
        if ((component & cleared).none()) return;
        const Bits<N> inner = component & ~adjacency.of(alive);
        all_beside &= (component & ~wanted.within).none() &&
                      (inner.none() || (inner.count() == 1 && adjacency.of(inner).count() > 1));
    });
    return all_beside;
}

}  // namespace shikatsu::reference
