#include "reference/ing_sst/counting.hpp"

#include <algorithm>
#include <cstdlib>

namespace shikatsu::reference::ing_sst {

namespace {

constexpr std::array<Player, 2> players{Player::black, Player::white};

std::size_t index(Player player) {
    return static_cast<std::size_t>(player);
}

int stones_on_board(const Position& position, Player player) {
    const auto points = position.grid().points();
    return static_cast<int>(std::count_if(points.begin(), points.end(),
                                          [&](Point point) { return position.holds(point, player); }));
}

int size(const PointSet& points) {
    return static_cast<int>(points.size());
}

/// The first `count` points, taken out of the set.
PointSet take(PointSet& points, int count) {
    PointSet taken;
    while (count-- > 0 && !points.empty()) taken.insert(points.extract(points.begin()).value());
    return taken;
}

void fill(Position& position, const PointSet& points, Player player) {
    for (const Point point : points) position.set(point, stone_of(player));
}

/// Fills the player's shares of the shared spaces and his own spaces as far as his stones last.
LeftOver fill_own(Position& position, int hand, PointSet shares, PointSet own, Player player) {
    LeftOver left;
    left.borrowed = std::max(0, -hand);
    for (PointSet* spaces : {&shares, &own}) {
        const PointSet filled = take(*spaces, hand);
        hand -= size(filled);
        fill(position, filled, player);
        left.winning_spaces.insert(spaces->begin(), spaces->end());
    }
    left.losing_stones = std::max(0, hand);
    return left;
}

}  // namespace

int stones_of_a_side(const Grid& grid) {
    return (grid.size() - 1) / 2;
}

Spaces spaces_of(const Position& position) {
    Spaces spaces;
    for (const Point point : position.grid().points()) {
        if (!position.empty(point)) continue;
        bool black = false;
        bool white = false;
        for (const Point stone : around(position.grid(), group_of(position, point))) {
            black |= position.holds(stone, Player::black);
            white |= position.holds(stone, Player::white);
        }
        (black == white ? spaces.shared : black ? spaces.black : spaces.white).insert(point);
    }
    return spaces;
}

Margin area_difference(const Position& position) {
    const Spaces spaces = spaces_of(position);
    const auto area = [&](Player player) {
        return stones_on_board(position, player) + size(spaces.of(player));
    };
    return Margin::of_points(area(Player::black) - area(Player::white));
}

FilledBoard fill_in(const Position& position, int to_white) {
    FilledBoard filled{position, {}, {}, {}, 0, {}, {}, {}};
    const Spaces spaces = spaces_of(position);
    std::array<PointSet, 2> own{spaces.black, spaces.white};
    std::array<int, 2> hand{};
    for (const Player player : players)
        hand[index(player)] = stones_of_a_side(position.grid()) - stones_on_board(position, player);

    const Player receiver = to_white > 0 ? Player::white : Player::black;
    const int adjustment = std::abs(to_white) / 2;
    filled.adjustment_stones = take(own[index(opponent(receiver))], adjustment);
    filled.adjustment_beside = adjustment - size(filled.adjustment_stones);
    fill(filled.position, filled.adjustment_stones, receiver);
    hand[index(receiver)] -= size(filled.adjustment_stones);

    filled.unfilled_shared = spaces.shared;
    const int half = size(spaces.shared) / 2;
    for (const Player player : players) {
        filled.left_over[index(player)] =
            fill_own(filled.position, hand[index(player)], take(filled.unfilled_shared, half),
                     own[index(player)], player);
    }
    filled.difference = Margin::of_points(receiver, 2 * filled.adjustment_beside);
    for (const Player player : players) {
        const LeftOver& winner = filled.left_over[index(player)];
        const int losing = filled.left_over[index(opponent(player))].losing_stones;
        PointSet open = winner.winning_spaces;
        const int winning = size(open) + winner.borrowed;
        const PointSet filled_in = take(open, losing);
        fill(filled.position, filled_in, opponent(player));
        filled.losing_stones.insert(filled_in.begin(), filled_in.end());
        filled.open_winning_spaces.insert(open.begin(), open.end());
        filled.difference += Margin::of_points(player, winning - losing + 2 * losing);
    }
    return filled;
}

Combination combination_of(const FilledBoard& filled) {
    const bool losing = filled.left_over[0].losing_stones + filled.left_over[1].losing_stones > 0;
    if (!filled.unfilled_shared.empty())
        return losing ? Combination::shared_space_and_losing_stones : Combination::shared_space;
    return losing ? Combination::winning_space_and_losing_stones : Combination::winning_space;
}

}  // namespace shikatsu::reference::ing_sst
