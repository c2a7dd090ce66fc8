// The board of random play beside the reference.
#include "tests/mutants/check.hpp"
#include "tests/optimized/playout_comparison.hpp"

namespace shikatsu::mutants {

namespace {

using optimized::PlayoutBoard;
namespace testing = optimized::testing;

void check_games(Cases& cases) {
    const std::vector<testing::GridSize> sizes{{1, 1}, {1, 2}, {1, 4}, {2, 2}, {2, 5},
                                               {3, 3}, {5, 3}, {5, 5}, {2, 9}};
    for (const testing::GridSize& size : sizes) {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const std::string difference = testing::random_game_difference(size, seed, 150);
            cases.expect(difference.empty(), std::to_string(size.first) + "x" + std::to_string(size.second) +
                                                 ", seed " + std::to_string(seed) + ": " + difference);
        }
    }
}

// A pass lifts what basic-ko prohibits.
void check_pass_in_ko(Cases& cases) {
    const Grid grid = Grid::create(1, 4).value();
    PlayoutBoard board(grid);
    board.play(grid.at(0, 1));  // Black B
    board.play(grid.at(0, 3));  // White D
    board.pass();
    board.play(grid.at(0, 0));  // White takes nothing: A is beside B, whose liberty C is left
    board.play(grid.at(0, 2));  // Black takes neither of them without a ko
    for (int i = 0; i < 4; ++i) board.pass();
    for (const Point point : grid.points()) {
        const auto allowed = testing::allowed_plays(board.position(), board.mover(), Position(grid));
        cases.expect(board.legal(point) == allowed.contains(point),
                     "after passes, at " + std::to_string(point.index));
    }
}

void check_eyes(Cases& cases) {
    const Grid grid = Grid::create(2, 3).value();
    PlayoutBoard board(grid);
    for (const auto& [row, column] : std::vector<std::pair<int, int>>{{0, 1}, {1, 0}, {1, 1}, {1, 2}}) {
        board.play(grid.at(row, column));
        board.pass();
    }
    testing::RandomBelow random(20031);
    cases.expect(!board.play_random_outside_eyes(random), "an eye was filled");
    cases.expect(board.play_random(random).has_value(), "no play into an eye");
}

// In the middle two strangers at the corners make an eye false, at the edge one does.
void check_false_eyes(Cases& cases) {
    const auto fills = [](const std::vector<std::pair<int, int>>& black,
                          const std::vector<std::pair<int, int>>& white, std::pair<int, int> eye) {
        const Grid grid = Grid::create(5, 5).value();
        PlayoutBoard board(grid);
        for (const auto& [row, column] : black) {
            board.play(grid.at(row, column));
            board.pass();
        }
        board.pass();
        for (const auto& [row, column] : white) {
            board.play(grid.at(row, column));
            board.pass();
        }
        board.pass();
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            PlayoutBoard copy = board;
            testing::RandomBelow random(seed);
            if (copy.play_random_outside_eyes(random) == grid.at(eye.first, eye.second)) return true;
        }
        return false;
    };
    const std::vector<std::pair<int, int>> middle{{1, 2}, {2, 1}, {2, 3}, {3, 2}};
    const std::vector<std::pair<int, int>> edge{{0, 1}, {1, 2}, {0, 3}};
    cases.expect(!fills(middle, {}, {2, 2}), "an eye in the middle was filled");
    cases.expect(!fills(middle, {{1, 1}}, {2, 2}), "an eye in the middle with one stranger was filled");
    cases.expect(fills(middle, {{1, 1}, {3, 3}}, {2, 2}), "a false eye in the middle was spared");
    cases.expect(fills({{1, 2}, {2, 1}, {2, 3}}, {{3, 2}}, {2, 2}), "a place beside a stranger was spared");
    cases.expect(!fills(edge, {}, {0, 2}), "an eye at the edge was filled");
    cases.expect(fills(edge, {{1, 1}}, {0, 2}), "a false eye at the edge was spared");
}

}  // namespace

std::vector<Check> playout_checks() {
    return {{"random games", Turn::middle, check_games},
            {"playout: passes", Turn::first, check_pass_in_ko},
            {"playout: eyes", Turn::first, check_eyes},
            {"playout: false eyes", Turn::first, check_false_eyes}};
}

}  // namespace shikatsu::mutants
