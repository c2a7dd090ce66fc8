// The moves of hypo-sequences on situations made small: what the checker of hypo-strategies walks through.
#pragma once

#include <array>
#include <optional>

#include "reference/certificates/certificate_game.hpp"

namespace shikatsu::reference {

/// The colours and the ko-shadows of each side; whose turn it is is known where it is used. [AS89-HS-8]
template <std::size_t N>
struct HypoState {
    Stones<N> stones;
    std::array<Bits<N>, 2> shadows;
    friend bool operator==(const HypoState&, const HypoState&) = default;
};

/// What a move makes of a situation, up to the next turn, at which idle ko-shadows are gone. [AS89-HS-11]
template <std::size_t N>
class HypoGame {
  public:
    using State = HypoState<N>;

    explicit HypoGame(const Adjacency<N>& adjacency) : adjacency_(&adjacency) {}

    /// After a pass of the other side.
    State at_turn_of(Side side, State state) const {
        if (state.shadows[side].none()) return state;
        const Plays<N> plays(*adjacency_, state.stones);
        Bits<N> left;
        for_each_bit(state.shadows[side] & plays.empty(), [&](std::size_t point) {
            const auto effect = plays.effect(side, point);
            if (effect.legal && effect.ko_capture) left.set(point);
        });
        state.shadows[side] = left;
        return state;
    }

    /// Nothing if it is not allowed at the turn of `side`. [AS89-HS-3] [AS89-HS-6]
    std::optional<State> after(const State& state, Side side, const HypotheticalMove& move) const {
        if (const auto* ko_pass = std::get_if<KoPass>(&move))
            return ko_pass->ko ? after_ko_pass(state, side, ko_pass->ko->index) : std::nullopt;
        if (const auto* play = std::get_if<Play>(&move))
            return after_play(state, side, Plays<N>(*adjacency_, state.stones), play->point.index);
        return at_turn_of(other(side), state);
    }

    /// Calls visit(move, state after it) for each ko-pass and then each play of `side`, both by intersections
    /// in reading order. Ends when visit says false, and says so.
    template <class Visit>
    bool each_move(const State& state, Side side, Visit visit) const {
        const Bits<N>& own = state.shadows[side];
        for (std::size_t i = own._Find_first(); i < N; i = own._Find_next(i)) {
            const Point point{static_cast<std::uint16_t>(i)};
            if (!visit(KoPass{point}, *after_ko_pass(state, side, i))) return false;
        }
        const Plays<N> plays(*adjacency_, state.stones);
        for (std::size_t i = plays.empty()._Find_first(); i < N; i = plays.empty()._Find_next(i)) {
            const auto next = after_play(state, side, plays, i);
            if (next && !visit(Play{Point{static_cast<std::uint16_t>(i)}}, *next)) return false;
        }
        return true;
    }

  private:
    /// Removes one of the side's own ko-shadows. [AS89-HS-6]
    std::optional<State> after_ko_pass(State state, Side side, std::size_t point) const {
        if (!state.shadows[side][point]) return std::nullopt;
        state.shadows[side].reset(point);
        return at_turn_of(other(side), std::move(state));
    }

    /// [AS89-HS-4] [AS89-HS-5]
    std::optional<State> after_play(State state, Side side, const Plays<N>& plays, std::size_t point) const {
        if (!plays.empty()[point] || state.shadows[side][point]) return std::nullopt;
        const auto effect = plays.effect(side, point);
        if (!effect.legal) return std::nullopt;
        state.stones[side].set(point);
        state.stones[other(side)] &= ~effect.removed;
        if (effect.ko_capture) state.shadows[other(side)] |= effect.removed;
        return at_turn_of(other(side), std::move(state));
    }

    const Adjacency<N>* adjacency_;
};

}  // namespace shikatsu::reference
