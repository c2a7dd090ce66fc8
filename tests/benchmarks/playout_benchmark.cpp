// Random legal plays a second: items are stones put on the board; passes and intersections drawn in vain do
// not count, but their time does, and so does the setting up of each game's empty grid.
#include <benchmark/benchmark.h>

#include "tests/benchmarks/random_play.hpp"

namespace shikatsu::optimized::benchmarks {
namespace {

/// Games to the second pass in a row, without filling eyes; at most three plays for each intersection.
void playouts(benchmark::State& state) {
    const int lines = static_cast<int>(state.range(0));
    const Grid grid = Grid::create(lines, lines).value();
    const PlayoutBoard start(grid);
    RandomBelow random(20031);
    std::int64_t plays = 0;
    for (auto _ : state) {
        PlayoutBoard board = start;
        plays += play_to_the_end(board, random, 3 * grid.size());
    }
    state.SetItemsProcessed(plays);
    state.counters["plays/game"] =
        benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kAvgIterations);
}
BENCHMARK(playouts)->Arg(9)->Arg(13)->Arg(19);

/// Any legal play, own eyes included, so that games do not end by themselves; they are cut off after three
/// plays for each intersection.
void legal_plays(benchmark::State& state) {
    const int lines = static_cast<int>(state.range(0));
    const Grid grid = Grid::create(lines, lines).value();
    const PlayoutBoard start(grid);
    RandomBelow random(20031);
    std::int64_t plays = 0;
    for (auto _ : state) {
        PlayoutBoard board = start;
        for (int i = 0; i < 3 * grid.size(); ++i) {
            if (board.play_random(random)) {
                ++plays;
            } else {
                board.pass();
            }
        }
    }
    state.SetItemsProcessed(plays);
}
BENCHMARK(legal_plays)->Arg(9)->Arg(13)->Arg(19);

}  // namespace
}  // namespace shikatsu::optimized::benchmarks
