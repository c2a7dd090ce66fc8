#include "reference/ing_sst/best_play.hpp"

#include <algorithm>
#include <stdexcept>

namespace shikatsu::reference::ing_sst {

Outlook look_ahead(const Game& game, int moves) {
    if (game.ended()) {
        const Margin difference = area_difference(game.position());
        return {difference, difference, 1};
    }
    const int points = game.position().grid().size();
    if (moves == 0) return {Margin::of_points(-points), Margin::of_points(points), 1};
    const bool black = game.to_move() == Player::black;
    const Margin worst = Margin::of_points(black ? -points : points);
    Outlook best{worst, worst, 0};
    for (const Move& move : game.allowed_moves()) {
        Game next = game;
        if (!next.move(move)) throw std::logic_error("an allowed move was refused");
        const Outlook after = look_ahead(next, moves - 1);
        best.games += after.games;
        best.at_least =
            black ? std::max(best.at_least, after.at_least) : std::min(best.at_least, after.at_least);
        best.at_most = black ? std::max(best.at_most, after.at_most) : std::min(best.at_most, after.at_most);
    }
    return best;
}

}  // namespace shikatsu::reference::ing_sst
