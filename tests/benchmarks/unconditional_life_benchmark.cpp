// Unconditional life of both players on positions of random games: mid-game, later, and at the end, where all
// stones are alive. Items are boards, each for both players; the share of alive stones is a counter.
#include <benchmark/benchmark.h>

#include <vector>

#include "optimized/kernel/benson.hpp"
#include "tests/benchmarks/random_play.hpp"

namespace shikatsu::optimized::benchmarks {
namespace {

constexpr int number_of_boards = 1000;

template <int W>
Board<W> board_of(const Position& position) {
    Board<W> board;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        board.of(position.holds(point, Player::black) ? Side::attacker : Side::defender).insert(point);
    }
    return board;
}

template <int W>
std::vector<Board<W>> random_boards(const Grid& grid, int plays) {
    RandomBelow random(20031);
    std::vector<Board<W>> boards;
    for (int i = 0; i < number_of_boards; ++i) {
        PlayoutBoard board(grid);
        play_to_the_end(board, random, plays);
        boards.push_back(board_of<W>(board.position()));
    }
    return boards;
}

/// The first number of the range is the lines of the grid, the second the plays before each board.
template <int W>
void unconditional_life(benchmark::State& state) {
    const int lines = static_cast<int>(state.range(0));
    const Grid grid = Grid::create(lines, lines).value();
    const Geometry<W> geometry(grid);
    const std::vector<Board<W>> boards = random_boards<W>(grid, static_cast<int>(state.range(1)));
    std::int64_t alive = 0;
    std::int64_t stones = 0;
    for (auto _ : state) {
        alive = stones = 0;
        for (const Board<W>& board : boards) {
            for (const Side side : {Side::attacker, Side::defender}) {
                alive += unconditionally_alive(geometry, board, side).count();
            }
            stones += board.occupied().count();
        }
        benchmark::DoNotOptimize(alive);
    }
    state.SetItemsProcessed(state.iterations() * number_of_boards);
    state.counters["alive stones"] = static_cast<double>(alive) / static_cast<double>(stones);
}
BENCHMARK(unconditional_life<2>)->Args({9, 54})->Args({9, 75})->Args({9, 90})->Args({9, 243});
BENCHMARK(unconditional_life<6>)->Args({19, 240})->Args({19, 330})->Args({19, 1083});

}  // namespace
}  // namespace shikatsu::optimized::benchmarks
