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

    bool captured(const CertificateState<N>& state) const { return (state.originals & target).none(); }
    /// Where played stones of the defender stand on the region. [J2003-LD-2]
    Bits<N> dirty(const CertificateState<N>& state) const {
        return state.stones[defending] & region & ~state.originals;
    }
    /// Whether the end of play would be for the attacker.
    bool good(const CertificateState<N>& state) const { return captured(state) && dirty(state).none(); }
};

/// Those of the stones of one player whose strings are unconditionally alive: each has two vital regions,
/// regions bordered by nothing but such strings whose empty intersections are all its liberties. Of the
/// regions only those count that `usable` admits. (D. B. Benson, "Life in the game of Go", Information
/// Sciences 10, 1976.)
template <std::size_t N, class Usable>
Bits<N> unconditionally_alive(const Adjacency<N>& adjacency, const Bits<N>& stones, const Bits<N>& empty,
                              Usable usable) {
    std::vector<Bits<N>> regions;
    adjacency.for_each_component(adjacency.all() & ~stones, [&](const Bits<N>& region) {
        if (usable(region)) regions.push_back(region);
    });
    for (Bits<N> alive = stones;;) {
        Bits<N> still_alive;
        adjacency.for_each_component(alive, [&](const Bits<N>& string) {
            const Bits<N> not_liberties = empty & ~adjacency.of(string);
            int vital = 0;
            for (const Bits<N>& region : regions) {
                const bool bordered = (adjacency.of(region) & stones & ~alive).none();
                vital += bordered && (region & empty).any() && (region & not_liberties).none() ? 1 : 0;
            }
            if (vital >= 2) still_alive |= string;
        });
        if (still_alive == alive) return alive;
        alive = still_alive;
    }
}

/// Whether the state is won by the lemma, whoever is to move and whatever bans are in force.
template <std::size_t N>
bool holds(Lemma lemma, const Adjacency<N>& adjacency, const Wanted<N>& wanted,
           const CertificateState<N>& state) {
    const Bits<N>& attackers = state.stones[attacking];
    const Bits<N>& defenders = state.stones[defending];
    const Bits<N> empty = adjacency.all() & ~(attackers | defenders);
    const auto any = [](const Bits<N>&) { return true; };
    if (lemma == Lemma::life) {
        const Bits<N> kept = wanted.dirty(state) | (wanted.captured(state) ? Bits<N>() : wanted.target);
        return (unconditionally_alive(adjacency, defenders, empty, any) & kept).any();
    }
    if (lemma == Lemma::closed) {
        const Bits<N> alive = unconditionally_alive(adjacency, attackers, empty, any);
        const Bits<N> rest = wanted.region & ~alive;
        return wanted.captured(state) && (rest & ~empty).none() && (adjacency.of(rest) & ~alive).none();
    }
    if (lemma != Lemma::filled) return false;
    const Bits<N> cleared = wanted.target | wanted.region;
    const Bits<N> eyes = empty & ~adjacency.of(adjacency.all() & ~attackers);
    const Bits<N> alive = unconditionally_alive(adjacency, attackers, empty, [&](const Bits<N>& region) {
        return (region & cleared).none() || (region & ~eyes).none();
    });
    bool all_beside = true;
    adjacency.for_each_component(adjacency.all() & ~alive, [&](const Bits<N>& component) {
        if ((component & cleared).any()) all_beside &= (component & ~adjacency.of(alive)).none();
    });
    return all_beside;
}

}  // namespace shikatsu::reference
