#include "proofs/games/boxed_regions.hpp"

#include "reference/values/vertex.hpp"

namespace shikatsu::proofs {

namespace {

using reference::Place;
using reference::RegionGrid;
using reference::RegionState;
using Visit = std::function<void(const Grid&, const std::vector<Point>&)>;

bool is_connected(const Grid& grid, const std::vector<Point>& points) {
    const RegionGrid region(grid, points, {}, Player::black);
    return region.reached(0, [](Place) { return true; }).size() == points.size();
}

/// Lines beyond the box on each side, 0 or 1.
struct Margins {
    int top;
    int bottom;
    int left;
    int right;
};

/// Every connected set of points in a box of these sides that touches all of them.
void each_region(int rows, int columns, const Margins& margins, const Visit& visit) {
    const Grid grid =
        Grid::create(rows + margins.top + margins.bottom, columns + margins.left + margins.right).value();
    for (unsigned set = 1; set < 1U << rows * columns; ++set) {
        std::vector<Point> points;
        bool top = false;
        bool bottom = false;
        bool left = false;
        bool right = false;
        for (int i = 0; i < rows * columns; ++i) {
            if ((set >> i & 1U) == 0) continue;
            const int row = i / columns;
            const int column = i % columns;
            points.push_back(grid.at(row + margins.top, column + margins.left));
            top |= row == 0;
            bottom |= row == rows - 1;
            left |= column == 0;
            right |= column == columns - 1;
        }
        if (top && bottom && left && right && is_connected(grid, points)) visit(grid, points);
    }
}

}  // namespace

reference::KeepingScene scene_around(const Grid& grid, const std::vector<Point>& points) {
    Position position(grid);
    for (const Point point : grid.points()) position.set(point, stone_of(Player::black));
    for (const Point point : points) position.set(point, Content::empty);
    auto scene = reference::KeepingScene::of(position, Player::black);
    for (const auto& string : reference::strings(position)) scene.add_unit(*string.points.begin());
    return scene;
}

Position board_of(const reference::KeepingScene& scene, const RegionGrid& region,
                  const reference::RegionState& state) {
    Position board = scene.position;
    for (Place place = 0; place < region.size(); ++place)
        board.set(region.points()[place], state.contents[place]);
    return board;
}

void each_state(const RegionGrid& region, const std::function<void(const RegionState&)>& visit) {
    RegionState state{std::vector<Content>(region.size(), Content::empty), std::vector<bool>(region.size()),
                      std::vector<bool>(region.size())};
    for (;;) {
        visit(state);
        Place place = 0;
        while (place < region.size() && state.contents[place] == Content::white)
            state.contents[place++] = Content::empty;
        if (place == region.size()) return;
        Content& content = state.contents[place];
        content = content == Content::empty ? Content::black : Content::white;
    }
}

void each_knowledge(const RegionState& whole, const std::function<void(const RegionState&)>& visit) {
    for (unsigned set = 0; set < 1U << whole.contents.size(); ++set) {
        RegionState known = whole;
        for (Place place = 0; place < whole.contents.size(); ++place) {
            if ((set >> place & 1U) == 0) known.forget(place);
        }
        visit(known);
    }
}

std::string words_of_known(const Grid& grid, const RegionGrid& region, const RegionState& state) {
    std::string words = "known:";
    for (Place place = 0; place < region.size(); ++place) {
        if (!state.unknown[place]) words.append(" ").append(vertex(grid, region.points()[place]));
    }
    return words;
}

void each_region_in(const Grid& box, const Visit& visit) {
    for (int rows = 1; rows <= box.rows(); ++rows) {
        for (int columns = 1; columns <= box.columns(); ++columns) {
            for (int sides = 0; sides < 16; ++sides) {
                const Margins margins{sides & 1, sides >> 1 & 1, sides >> 2 & 1, sides >> 3 & 1};
                each_region(rows, columns, margins, visit);
            }
        }
    }
}

}  // namespace shikatsu::proofs
