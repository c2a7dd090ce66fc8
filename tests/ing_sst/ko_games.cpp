#include "tests/ing_sst/ko_games.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {

namespace {

int below(std::mt19937& random, int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
}

Content any_content(std::mt19937& random) {
    constexpr Content contents[] = {Content::empty, Content::black, Content::white};
    return contents[random() % 3];
}

Content stone_of_colour(bool black) {
    return black ? Content::black : Content::white;
}

void copy_to(Position& target, const Position& source, int row, int column) {
    for (int i = 0; i < source.grid().rows(); ++i) {
        for (int j = 0; j < source.grid().columns(); ++j)
            target.set(target.grid().at(row + i, column + j), source[source.grid().at(i, j)]);
    }
}

/// A ko with its mouths; the corners stay as they are.
void strew_ko(Position& position, std::mt19937& random) {
    const Grid& grid = position.grid();
    const bool black = below(random, 2) == 0;
    const int row = below(random, grid.rows());
    const int column = below(random, grid.columns() - 1);
    const auto put = [&](int i, int j, Content content) {
        if (i >= 0 && i < grid.rows() && j >= 0 && j < grid.columns()) position.set(grid.at(i, j), content);
    };
    for (const int side : {-1, 1}) {
        put(row + side, column, stone_of_colour(black));
        put(row + side, column + 1, stone_of_colour(!black));
    }
    put(row, column - 1, stone_of_colour(black));
    put(row, column, stone_of_colour(!black));
    put(row, column + 1, Content::empty);
    put(row, column + 2, stone_of_colour(!black));
}

Position strewn_kos(std::mt19937& random) {
    const int rows = 3 + below(random, 2);
    Position position = empty_board(rows, 4 + below(random, 4));
    for (const Point point : position.grid().points())
        position.set(point, below(random, 8) == 0 ? Content::empty : stone_of_colour(below(random, 2) == 0));
    for (int kos = 2 + below(random, 3); kos > 0; --kos) strew_ko(position, random);
    return position;
}

/// Rows and columns more, mostly of spaces.
Position with_margins(const Position& inner, std::mt19937& random) {
    const int above = below(random, 2);
    const int left = below(random, 4) == 0 ? 1 : 0;
    const int right = below(random, 4) == 0 ? 1 : 0;
    Position position =
        empty_board(inner.grid().rows() + above + below(random, 2), inner.grid().columns() + left + right);
    for (const Point point : position.grid().points())
        position.set(point, below(random, 2) == 0 ? Content::empty : any_content(random));
    copy_to(position, inner, above, left);
    return position;
}

void remove_breathless(Position& position) {
    PointSet gone = breathless(position, Player::black);
    gone.merge(breathless(position, Player::white));
    for (const Point point : gone) position.set(point, Content::empty);
}

bool has_been(const Game& game, const Position& position) {
    return std::any_of(game.moves().begin(), game.moves().end(),
                       [&](const MadeMove& made) { return made.before == position; });
}

}  // namespace

Position locked_kos(int kos, int shared, std::mt19937& random) {
    Position position = empty_board(4, 2 * kos + 1 + shared);
    for (const Point point : position.grid().points())
        position.set(point, stone_of_colour(point.index < 2 * position.grid().columns()));
    for (int column = 1; column < 2 * kos; column += 2) {
        const bool black = below(random, 2) == 0;
        position.set(position.grid().at(black ? 1 : 2, column), Content::empty);
        position.set(position.grid().at(black ? 2 : 1, column), stone_of_colour(black));
    }
    for (int column = 2 * kos + 1; column < position.grid().columns(); ++column) {
        for (const int row : {1, 2}) position.set(position.grid().at(row, column), Content::empty);
    }
    return position;
}

Position beside(const Position& left, const Position& right) {
    Position both = empty_board(std::max(left.grid().rows(), right.grid().rows()),
                                left.grid().columns() + right.grid().columns());
    copy_to(both, left, 0, 0);
    copy_to(both, right, 0, left.grid().columns());
    return both;
}

Position with_colours_exchanged(const Position& position) {
    Position exchanged = position;
    for (const Point point : position.grid().points()) {
        if (!position.empty(point))
            exchanged.set(point, stone_of_colour(position.holds(point, Player::white)));
    }
    return exchanged;
}

Position board_with_kos(std::mt19937& random) {
    Position position = strewn_kos(random);
    if (below(random, 4) != 0) {
        const int kos = 2 + below(random, 2);
        const int shared = below(random, 2);
        position = locked_kos(kos, shared, random);
        if (below(random, 2) == 0) position = with_margins(position, random);
        const std::vector<Point> points = position.grid().points();
        for (int changes = below(random, 4); changes > 0; --changes)
            position.set(points[random() % points.size()], any_content(random));
    }
    if (below(random, 2) == 0) position = with_colours_exchanged(position);
    remove_breathless(position);
    return position;
}

Move move_around_kos(const Game& game, std::mt19937& random) {
    std::vector<Move> plays;
    std::vector<Move> others;
    for (const Point point : game.position().grid().points()) {
        const auto made =
            game.position().empty(point) ? game.attempt(Play{point}) : tl::unexpected(Prohibited{});
        if (!made) continue;
        (made->removed.size() == 1 || has_been(game, made->position) ? plays : others)
            .emplace_back(Play{point});
    }
    const int chance = below(random, 32);
    const bool may_pass = game.stage() == Stage::play && game.attempt(Pass{}).has_value();
    if (may_pass && (chance == 0 || (plays.empty() && chance < 30))) return Pass{};
    if (plays.empty() || chance == 31) std::swap(plays, others);
    return plays.empty() ? Move(Pass{}) : plays[random() % plays.size()];
}

Start start_with_kos(std::mt19937& random) {
    const int kos = 2 + below(random, 2);
    Position position = locked_kos(kos, 1, random);
    if (kos == 2) position = beside(position, with_colours_exchanged(locked_kos(1, 1, random)));
    return {position, random() % 2 == 0 ? Player::black : Player::white};
}

Start random_start(const Grid& grid, std::mt19937& random) {
    constexpr Content contents[] = {Content::empty, Content::empty, Content::black, Content::white};
    Position position(grid);
    for (const Point point : grid.points()) position.set(point, contents[random() % 4]);
    remove_breathless(position);
    return {position, random() % 2 == 0 ? Player::black : Player::white};
}

Game game_around_kos(const Start& start, const IngReadings& readings, int most_moves, std::mt19937& random) {
    Game game(start, {}, readings);
    for (int moves = below(random, most_moves + 1); moves > 0; --moves) {
        const Move move = move_around_kos(game, random);
        if (game.stage() == Stage::pause && std::holds_alternative<Pass>(move)) break;
        if (!game.move(move)) throw std::logic_error("an allowed move was refused: " + moves_of(game));
    }
    return game;
}

}  // namespace shikatsu::reference::ing_sst::testing
