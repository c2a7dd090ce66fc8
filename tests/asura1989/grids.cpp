#include "tests/asura1989/grids.hpp"

#include <algorithm>

namespace shikatsu::reference::asura1989::testing {

namespace {

void fill(Position& position, int index, std::vector<Position>& found) {
    if (index == position.grid().size()) {
        const std::vector<Chain> all = chains(position);
        const bool legal = std::none_of(
            all.begin(), all.end(), [&](const Chain& chain) { return liberties(position, chain).empty(); });
        if (legal) found.push_back(position);
        return;
    }
    const Point point{static_cast<std::uint16_t>(index)};
    for (const Content content : {Content::empty, Content::black, Content::white}) {
        position.set(point, content);
        fill(position, index + 1, found);
    }
}

}  // namespace

Position board(std::initializer_list<std::string> rows) {
    return position_from_rows(std::vector<std::string>(rows)).value();
}

std::vector<Position> positions_with_liberties(int rows, int columns) {
    std::vector<Position> found;
    Position position(Grid::create(rows, columns).value());
    fill(position, 0, found);
    return found;
}

Point at(const Position& position, int row, int column) {
    return position.grid().at(row, column);
}

}  // namespace shikatsu::reference::asura1989::testing
