#include "optimized/alternating/move_graph.hpp"

namespace shikatsu::optimized::alternating {

namespace {

/// Of each player to move, after a play and after a pass.
constexpr StateNumber states_of_a_position = 4;

}  // namespace

MoveGraph::MoveGraph(const Grid& grid) : positions_(grid) {
    const Geometry<1> geometry(grid);
    for (PositionNumber position = 0; position < positions_.size(); ++position) {
        for (const Player player : {Player::black, Player::white}) add_plays(geometry, position, player);
    }
    begins_.push_back(plays_.size());
}

StateNumber MoveGraph::size() const {
    return states_of_a_position * positions_.size() + static_cast<StateNumber>(banned_.size());
}

State MoveGraph::state(StateNumber number) const {
    const StateNumber first_banned = states_of_a_position * positions_.size();
    if (number >= first_banned) {
        const BannedState& banned = banned_[number - first_banned];
        return {banned.position, banned.to_move, false, banned.point};
    }
    const StateNumber place = number % states_of_a_position;
    return {number / states_of_a_position, static_cast<Player>(place / 2), place % 2 == 1, std::nullopt};
}

StateNumber MoveGraph::after_play(PositionNumber position, Player to_move) {
    return states_of_a_position * position + 2 * static_cast<StateNumber>(to_move);
}

StateNumber MoveGraph::after_pass(PositionNumber position, Player to_move) {
    return after_play(position, to_move) + 1;
}

std::span<const PlayEdge> MoveGraph::plays(PositionNumber position, Player to_move) const {
    const std::size_t place = 2 * std::size_t{position} + static_cast<std::size_t>(to_move);
    return std::span(plays_).subspan(begins_[place], begins_[place + 1] - begins_[place]);
}

void MoveGraph::add_plays(const Geometry<1>& geometry, PositionNumber position, Player to_move) {
    begins_.push_back(plays_.size());
    const Side side = side_of(to_move);
    const StringTable<1> table(geometry, positions_.stones(position));
    table.empty().for_each([&](Point point) {
        const PlayEffect<1> effect = table.effect(side, point);
        if (!effect.legal) return;
        Stones after = positions_.stones(position);
        after.of(side).insert(point);
        after.of(other(side)) -= effect.captured;
        const PositionNumber reached = positions_.number_of(after);
        const int removed = effect.captured.count();
        PlayEdge play{point, static_cast<std::int8_t>(to_move == Player::black ? removed : -removed),
                      after_play(reached, opponent(to_move))};
        if (effect.ko_capture) {
            play.to = size();
            banned_.push_back({reached, opponent(to_move), effect.captured.first()});
        }
        plays_.push_back(play);
    });
}

}  // namespace shikatsu::optimized::alternating
