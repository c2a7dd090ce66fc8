#include "optimized/alternating/positions.hpp"

#include "optimized/kernel/board_of_position.hpp"

namespace shikatsu::optimized::alternating {

namespace {

Stones stones_of_code(const Grid& grid, std::uint32_t code) {
    Stones stones;
    for (const Point point : grid.points()) {
        if (code % 3 == 1) stones.of(Side::attacker).insert(point);
        if (code % 3 == 2) stones.of(Side::defender).insert(point);
        code /= 3;
    }
    return stones;
}

bool each_string_has_a_liberty(const Geometry<1>& geometry, const Stones& stones) {
    const Bits<1> empty = geometry.all() - stones.occupied();
    return without_liberty(geometry, stones.of(Side::attacker), empty).empty() &&
           without_liberty(geometry, stones.of(Side::defender), empty).empty();
}

}  // namespace

Positions::Positions(const Grid& grid) : grid_(grid) {
    std::uint32_t codes = 1;
    for (int i = 0; i < grid.size(); ++i) codes *= 3;
    of_code_.assign(codes, 0);
    const Geometry<1> geometry(grid);
    for (std::uint32_t code = 0; code < codes; ++code) {
        const Stones stones = stones_of_code(grid, code);
        if (!each_string_has_a_liberty(geometry, stones)) continue;
        of_code_[code] = size();
        stones_.push_back(stones);
    }
}

Position Positions::position(PositionNumber number) const {
    Position position(grid_);
    for (const Player player : {Player::black, Player::white}) {
        stones_[number].of(side_of(player)).for_each([&](Point point) {
            position.set(point, stone_of(player));
        });
    }
    return position;
}

PositionNumber Positions::number_of(const Stones& stones) const {
    return of_code_[code_of(stones)];
}

PositionNumber Positions::exchanged(PositionNumber number) const {
    const Stones& stones = stones_[number];
    return number_of({{stones.of(Side::defender), stones.of(Side::attacker)}});
}

std::uint32_t Positions::code_of(const Stones& stones) const {
    std::uint32_t code = 0;
    std::uint32_t power = 1;
    for (const Point point : grid_.points()) {
        if (stones.of(Side::attacker).contains(point)) code += power;
        if (stones.of(Side::defender).contains(point)) code += 2 * power;
        power *= 3;
    }
    return code;
}

}  // namespace shikatsu::optimized::alternating
