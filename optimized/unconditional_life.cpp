#include "optimized/unconditional_life.hpp"

#include <algorithm>
#include <stdexcept>

#include "optimized/kernel/benson.hpp"
#include "optimized/kernel/width.hpp"

namespace shikatsu::optimized {

namespace {

Side side_of(Player player) {
    return player == Player::black ? Side::attacker : Side::defender;
}

template <int W>
std::vector<StringLife> life_in(const Position& position) {
    const Geometry<W> geometry(position.grid());
    Board<W> board;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        board.of(side_of(position.player_at(point))).insert(point);
    }
    std::vector<StringLife> strings;
    for (const Player player : {Player::black, Player::white}) {
        const Bits<W> alive = unconditionally_alive(geometry, board, side_of(player));
        for_each_part(geometry, board.of(side_of(player)), [&](const Bits<W>& stones) {
            StringLife string{player, {}, stones.meets(alive)};
            stones.for_each([&](Point point) { string.points.push_back(point); });
            strings.push_back(std::move(string));
        });
    }
    std::sort(strings.begin(), strings.end(),
              [](const StringLife& a, const StringLife& b) { return a.points < b.points; });
    return strings;
}

/// Goes through all distributions of stones and keeps the sums.
class Totals {
  public:
    explicit Totals(const Grid& grid) : geometry_(grid) {}

    LifeTotals sum() {
        visit(Board<1>{}, 0);
        return totals_;
    }

  private:
    /// All positions that agree with `board` before the point with index `next`.
    void visit(const Board<1>& board, int next) {
        if (next == geometry_.grid().size()) {
            add(board);
            return;
        }
        visit(board, next + 1);
        for (const Side side : {Side::attacker, Side::defender}) {
            Board<1> with = board;
            with.of(side).insert(Point{static_cast<std::uint16_t>(next)});
            visit(with, next + 1);
        }
    }

    void add(const Board<1>& board) {
        const Bits<1> empty = geometry_.all() - board.occupied();
        const Bits<1> near = geometry_.neighbours(empty);
        for (const Bits<1>& stones : board.stones) {
            if (geometry_.flood(near & stones, stones) != stones) return;
        }
        const Bits<1>& black = board.of(side_of(Player::black));
        ++totals_.positions;
        totals_.black_stones += static_cast<std::uint64_t>(black.count());
        totals_.alive_black_stones +=
            static_cast<std::uint64_t>(unconditionally_alive(geometry_, black, empty).count());
    }

    Geometry<1> geometry_;
    LifeTotals totals_;
};

}  // namespace

std::vector<StringLife> unconditional_life(const Position& position) {
    return in_words<1, 2, 6, 10>(position.grid().size(),
                                 [&]<int W>(std::integral_constant<int, W>) { return life_in<W>(position); });
}

LifeTotals unconditional_life_totals(const Grid& grid) {
    if (grid.size() > max_points_for_totals) throw std::invalid_argument("the grid is too large for totals");
    return Totals(grid).sum();
}

}  // namespace shikatsu::optimized
