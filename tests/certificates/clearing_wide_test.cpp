// Clearings of wider regions of real boards, which a search state by state takes many times the states for.
#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "optimized/clearing/find_clearing.hpp"
#include "tests/certificates/area_of.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tools/lib/clearing_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

struct WideRegion {
    const char* rows;
    const char* dead;
    std::vector<std::string> alive;
    /// With which it is found.
    std::size_t states;
};

void PrintTo(const WideRegion& one, std::ostream* out) {
    *out << one.rows << ' ' << one.dead;
}

class WideRegions : public ::testing::TestWithParam<WideRegion> {};

TEST_P(WideRegions, AreCleared) {
    const WideRegion& one = GetParam();
    const Position position = board(one.rows);
    const Player keeper =
        position.holds(at(position, one.dead), Player::black) ? Player::white : Player::black;
    const auto find = [&](int threads) {
        return optimized::find_clearing(position, keeper, area_of(position, one.dead, one.alive),
                                        {one.states, 64}, threads, [] { return false; });
    };
    const auto found = find(1);
    ASSERT_TRUE(found) << "not with " << one.states << " states: " << one.rows << ' ' << one.dead;
    const std::string text = tools::clearing_text(position, keeper, found->clearing);
    const auto side_by_side = find(3);
    ASSERT_TRUE(side_by_side);
    EXPECT_EQ(tools::clearing_text(position, keeper, side_by_side->clearing), text);
    EXPECT_EQ(side_by_side->states, found->states);
    const check::Verdict verdict = check::check_bytes(text, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
    EXPECT_NE(verdict.sentence.find(one.dead), std::string::npos) << verdict.sentence;
}

// Asked again with a little more each time, the search does not begin anew: it asks every so many states
// whether it is to stop, which counts what it has done.
TEST_P(WideRegions, GoOnWhereTheyHaveStopped) {
    const WideRegion& one = GetParam();
    const Position position = board(one.rows);
    const Player keeper =
        position.holds(at(position, one.dead), Player::black) ? Player::white : Player::black;
    optimized::AreaClearing clearing(position, keeper, area_of(position, one.dead, one.alive));
    std::size_t asked = 0;
    const auto stopped = [&] { return ++asked == 0; };
    const std::size_t step = one.states / 32;
    std::optional<optimized::FoundClearing> found;
    for (std::size_t limit = step; !found && limit <= 4 * one.states; limit += step) {
        constexpr std::size_t states_between = 256;
        const std::size_t times = limit / step;
        EXPECT_LE(asked, clearing.states() / states_between + 3 * times) << limit;
        found = clearing.find({limit, 64}, 1, stopped);
        EXPECT_LE(clearing.states(), 3 * (limit + 1)) << "three choices of kept strings at most";
    }
    ASSERT_TRUE(found);
    const check::Verdict verdict =
        check::check_bytes(tools::clearing_text(position, keeper, found->clearing), {});
    EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
}

// Four bent in the corner beside a territory of 17 empty intersections: White is banned from taking back.
INSTANTIATE_TEST_SUITE_P(
    OfKos, WideRegions,
    ::testing::Values(WideRegion{
        "##.O#..../#OOO#..../.O###..../OO#...#../#########/OOOOOOOOO/....O..../..O.O.O../"
        "....O....",
        "D9",
        {"A4", "C2", "G2"},
        3000}));

// Final-positions of games in tests/data/games, with 12, 14, 16 and 20 empty intersections in the region.
INSTANTIATE_TEST_SUITE_P(
    OfGames, WideRegions,
    ::testing::Values(
        WideRegion{
            "...OO#.../.O.O###../...OOO#../..#OO#.../..OO###../OOO##OOO./##OO#..../.#O##.#../#.##.....",
            "C6",
            {"C1", "E8", "A3", "G2", "A1"},
            1500},
        WideRegion{".........OO#./O.O..OOO.O#../#O#.O##OO#.#./#OOO##O###.../#####OOOO####/..#OOO..O#OO#/"
                   ".#OO#OO..O..O/.####O..OOOO./...##OOOO##O./..#OO##O###O./..#O.#OO###O./..#O###OO#OOO/"
                   "...#..######O",
                   "C11",
                   {"M11", "H10", "E2", "A10", "B6", "C2", "M13", "L12", "D1"},
                   5000},
        WideRegion{"..##O.O###.../..#OOO.O#.#../..##O.OOO##.#/...#OO####.#O/.##OO###..#OO/.#O###.#..#O./"
                   ".#OOO##O#.#O./.##OO#OO#O#O./O#.#OO.O##O../.O#.#O.OO#O../..####OO.O.../####O#O..O.../"
                   "OOOOOOO......",
                   "A5",
                   {"G11", "A1", "C7", "L4", "D12", "G13", "M6", "K2"},
                   2500},
        WideRegion{"...#OO......./#.#.#O.O...../O#..#O....OO./OO##.#OO.OO#./O.O#.###OOOOO/.OO##OO#####O/"
                   "..O#OO#.O..##/...OO#..##.../...O##......./...O##...#.#./....O#...#O../..O.O#.....O./"
                   "...O##.......",
                   "M10",
                   {"E1", "D13", "C10", "J6", "F10", "B11", "C12", "E11", "A12", "M4", "G7", "K3"},
                   80000}));

}  // namespace
}  // namespace shikatsu::certificates
