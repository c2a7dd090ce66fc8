// Strings kept region by region before the literal checker.
#include "optimized/keeping/find_keeping.hpp"
#include "reference/certificates/keeping_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/keeping_plays.hpp"
#include "tests/certificates/keeping_searches.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/reference/positions_of_rows.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu::mutants {

namespace {

std::vector<Position> chosen_positions() {
    return reference::testing::positions_of_rows(
        {{"#O..", "..OO", "O###"},
         {"#O.O", ".OO.", "#.#."},
         {".O.#.", "OO.O#", "#...O"},
         {"#OOO.....", "#O#OO....", "####O....", "...#O.O..", ".#.##O...", "...#OOO..", "..O##OOOO",
          "...#.#O#O", "...#.####"},
         {"#####....", "O#O#.#.#O", "OOOO#.#.#", "..O##.###", "...O##OO#", ".OOOO##OO", "O.O###O.O",
          "OO#.#OOO.", ".O###O..."},
         {"....#OO..", "...#.#O..", ".###.#O..", "##O#.#O..", "#OOO#O...", "#O.O#OOOO", "##OO###O#",
          "OOO.O#.##", "....OO#.."},
         {"..#####O.", ".#.#OOO..", "###OO.OOO", "#O#O#OO#O", "OO#######", ".OOO#....", "..OO#....",
          ".O.O#....", "..O##...."},
         {"..#OO....", "..##O.OO.", "...##O...", "..#OOOOOO", ".##O####O", ".#O##...#", ".OO.O.##.",
          "..O.O#...", "...##...."},
         {".O###....", "O.OO#.#.#", ".O.O##.#O", "O#OO#..#O", "###OO###O", ".##OO#OOO", "#.#OOO...",
          ".###O.O..", "..#OO...."},
         {"...O##...", "..O.O#...", "...OO#.#.", "OOO##O#.#", "O####O#..", "#..#OOO##", "###OO.OO#",
          "O.#O...OO", ".#OO....."},
         {"....#OO..", "..#.##OO.", "##...#O.O", "#O##.#OO#", "OOOO#OO#.", "..O######", "..O#O#.#.",
          ".O.OOO#..", ".....OO#."}});
}

std::vector<optimized::FoundKeeping> found_on(const Position& position, Player keeper) {
    optimized::KeepingEffort effort = optimized::keeping_effort(1);
    effort.eyes.tree.states = 300;
    effort.most_states = 60'000;
    return optimized::find_keepings(position, keeper, effort, [] { return false; });
}

std::size_t units_on(const Position& position, Player keeper) {
    std::size_t units = 0;
    for (const optimized::FoundKeeping& found : found_on(position, keeper))
        units += found.keeping.units.size();
    return units;
}

/// Each keeping is accepted, and they keep as many strings as without a mutant.
void check_keepings(const Position& position, Player keeper, std::size_t known, Cases& cases) {
    const std::string where = difftest::one_line(position, {}) + ": " + name(keeper);
    std::size_t units = 0;
    for (const optimized::FoundKeeping& found : found_on(position, keeper)) {
        const auto verdict = reference::check({position, keeper, found.keeping}, {});
        cases.expect(verdict.accepted(), where + ": " + verdict.sentence);
        units += found.keeping.units.size();
    }
    cases.expect(units == known, where + ": keeps " + std::to_string(units) + " strings");
}

std::function<void(Cases&)> keepings_on(const std::vector<Position>& positions) {
    struct Known {
        Position position;
        Player keeper;
        std::size_t units;
    };
    std::vector<Known> all;
    for (const Position& position : positions) {
        for (const Player keeper : {Player::black, Player::white})
            all.push_back({position, keeper, units_on(position, keeper)});
    }
    return [all](Cases& cases) {
        for (const Known& known : all) check_keepings(known.position, known.keeper, known.units, cases);
    };
}

void check_plays(Cases& cases) {
    for (unsigned seed = 1; seed <= 1'000; ++seed) {
        auto draws = certificates::Draws::of_seed(seed, 400);
        const certificates::DrawnRegion region(draws, {5, 25});
        if (!region.usable()) continue;
        const std::string where = "seed " + std::to_string(seed) + ": ";
        cases.expect(region.found().has_value(), where + "no region");
        const std::string difference = certificates::KeepingPlays(region, draws).difference(12);
        cases.expect(difference.empty(), where + difference);
    }
}

std::function<void(Cases&)> searches() {
    std::vector<std::pair<unsigned, bool>> known;
    for (unsigned seed = 1; seed <= 4'000; ++seed) {
        auto draws = certificates::Draws::of_seed(seed, 100);
        const certificates::DrawnRegion region(draws, {4, 6});
        const auto held = region.usable() ? certificates::literally_held(region, 400) : std::nullopt;
        if (held) known.emplace_back(seed, *held);
    }
    return [known](Cases& cases) {
        for (const auto& [seed, held] : known) {
            auto draws = certificates::Draws::of_seed(seed, 100);
            const certificates::DrawnRegion region(draws, {4, 6});
            for (const certificates::FoundHeld& found : certificates::found_held(region.game()))
                cases.expect(held || !found.held, "seed " + std::to_string(seed) + ": " + found.search);
        }
    };
}

}  // namespace

std::vector<Check> keeping_checks() {
    return {{"plays in regions of keepings", Turn::first, check_plays},
            {"searches in regions of keepings", Turn::middle, searches()},
            {"keepings on 3x4", Turn::middle, keepings_on(sample_of(3, 4, 150))},
            {"keepings on 3x5", Turn::middle, keepings_on(drawn_positions(3, 5, 300))},
            {"keepings on chosen boards", Turn::last, keepings_on(chosen_positions())}};
}

}  // namespace shikatsu::mutants
