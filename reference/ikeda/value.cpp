#include "reference/ikeda/value.hpp"

#include <algorithm>
#include <stdexcept>

namespace shikatsu::reference::ikeda {

Value value(const Game& game) {
    if (game.ended()) return {game.margin(), 1};
    const bool black = game.to_move() == Player::black;
    std::optional<Margin> best;
    std::uint64_t games = 0;
    for (const IkedaMove& move : game.allowed_moves()) {
        Game next = game;
        if (!next.move(move)) throw std::logic_error("an allowed move was refused");
        const Value after = value(next);
        games += after.games;
        if (!best) best = after.margin;
        best = black ? std::max(*best, after.margin) : std::min(*best, after.margin);
    }
    return {best.value(), games};
}

}  // namespace shikatsu::reference::ikeda
