// Ikeda's games, all of them, move by move before the text as code.
#pragma once

#include "reference/ikeda/game.hpp"

namespace shikatsu::proofs {

/// Calls visit(game) for each finished game from the empty grid, Black first, with literal readings. Meant
/// for the tiniest grids. [IK-R-4, remark 2]
template <class Visit>
void for_every_game(const reference::ikeda::Rules& rules, const Grid& grid, Visit visit) {
    const auto play_on = [&](const auto& self, const reference::ikeda::Game& game) -> void {
        if (game.ended()) return visit(game);
        for (const Move& move : game.allowed_moves()) {
            reference::ikeda::Game next = game;
            if (next.move(move)) self(self, next);
        }
    };
    play_on(play_on, reference::ikeda::Game(rules, {}, {Position(grid), Player::black}));
}

/// The margin that other rules give the same record.
inline Margin margin_by(const reference::ikeda::Rules& rules, const reference::ikeda::Game& game) {
    const auto total = [&](Player player) {
        return rules.scoring->score(game.record(), player, *rules.end, {}).total();
    };
    return total(Player::black) - total(Player::white);
}

inline bool has_removal(const reference::ikeda::Game& game) {
    for (const reference::ikeda::MadeMove& made : game.record().moves) {
        if (!made.removed.empty()) return true;
    }
    return false;
}

}  // namespace shikatsu::proofs
