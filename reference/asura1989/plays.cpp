#include "reference/asura1989/plays.hpp"

#include <algorithm>

namespace shikatsu::reference::asura1989 {

std::optional<PlayOutcome> play(const Position& position, Player player, Point point) {
    if (!position.empty(point)) return std::nullopt;
    PlayOutcome outcome{position, {}};
    outcome.position.set(point, stone_of(player));
    for (const Chain& chain : chains(outcome.position)) {
        if (chain.player == opponent(player) && liberties(outcome.position, chain).empty())
            outcome.captured.insert(chain.points.begin(), chain.points.end());
    }
    for (const Point captured : outcome.captured) outcome.position.set(captured, Content::empty);
    if (liberties(outcome.position, chain_at(outcome.position, point)).empty()) return std::nullopt;
    return outcome;
}

bool is_ko_capture(const Position& position, Player player, Point point) {
    const std::optional<PlayOutcome> outcome = play(position, player, point);
    if (!outcome || outcome->captured.size() != 1) return false;
    const Chain placed = chain_at(outcome->position, point);
    return placed.points.size() == 1 && liberties(outcome->position, placed).size() == 1;
}

bool is_ko_stone(const Position& position, Point point) {
    if (position.empty(point)) return false;
    const Player capturer = opponent(chain_at(position, point).player);
    const std::vector<Point> points = position.grid().points();
    return std::any_of(points.begin(), points.end(), [&](Point from) {
        return is_ko_capture(position, capturer, from) &&
               play(position, capturer, from)->captured.contains(point);
    });
}

}  // namespace shikatsu::reference::asura1989
