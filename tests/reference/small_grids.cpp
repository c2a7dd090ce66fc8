#include "tests/reference/small_grids.hpp"

#include <algorithm>
#include <random>

namespace shikatsu::reference::testing {

namespace {

void fill(Position& position, int index, const std::function<void(const Position&)>& visit) {
    if (index == position.grid().size()) {
        visit(position);
        return;
    }
    const Point point{static_cast<std::uint16_t>(index)};
    for (const Content content : {Content::black, Content::white, Content::empty}) {
        position.set(point, content);
        fill(position, index + 1, visit);
    }
}

}  // namespace

void for_each_position(int rows, int columns, const std::function<void(const Position&)>& visit) {
    Position position(Grid::create(rows, columns).value());
    fill(position, 0, visit);
}

std::vector<Position> legal_positions(int rows, int columns) {
    std::vector<Position> legal;
    for_each_position(rows, columns, [&](const Position& position) {
        if (strings_without_liberty(position).empty()) legal.push_back(position);
    });
    return legal;
}

std::vector<Position> some_legal_positions(int rows, int columns, std::size_t count) {
    std::vector<Position> positions = legal_positions(rows, columns);
    std::mt19937 random(20031);
    std::shuffle(positions.begin(), positions.end(), random);
    positions.erase(positions.begin() + static_cast<long>(std::min(count, positions.size())),
                    positions.end());
    return positions;
}

long count_legal_positions(int rows, int columns) {
    long count = 0;
    for_each_position(rows, columns, [&](const Position& position) {
        if (strings_without_liberty(position).empty()) ++count;
    });
    return count;
}

}  // namespace shikatsu::reference::testing
