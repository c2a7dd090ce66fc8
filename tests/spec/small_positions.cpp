#include "tests/spec/small_positions.hpp"

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::testing {

namespace {

/// The next distribution in counting order; false after the last one.
bool advance(Position& position) {
    for (const Point point : position.grid().points()) {
        switch (position[point]) {
            case Content::empty:
                position.set(point, Content::black);
                return true;
            case Content::black:
                position.set(point, Content::white);
                return true;
            case Content::white:
                position.set(point, Content::empty);
                break;
        }
    }
    return false;
}

}  // namespace

std::vector<Position> positions_with_liberties(int rows, int columns) {
    std::vector<Position> found;
    Position position(Grid::create(rows, columns).value());
    do {
        if (reference::strings_without_liberty(position).empty()) found.push_back(position);
    } while (advance(position));
    return found;
}

}  // namespace shikatsu::testing
