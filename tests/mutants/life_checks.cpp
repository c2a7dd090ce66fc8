// Unconditional life and regions cleared by filling, against every order of plays and the search.
#include <random>

#include "optimized/unconditional_life.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/optimized/force_questions.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/lone_attack.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

namespace {

using namespace optimized;
namespace testing = optimized::testing;

void check_totals(Cases& cases) {
    const LifeTotals totals = unconditional_life_totals(Grid::create(3, 3).value());
    cases.expect(totals.positions == 12675, "positions of 3x3: " + std::to_string(totals.positions));
    cases.expect(totals.black_stones == 34556, "black stones: " + std::to_string(totals.black_stones));
    cases.expect(totals.alive_black_stones == 3924,
                 "alive black stones: " + std::to_string(totals.alive_black_stones));
}

/// The stones of all strings that are said to be alive.
int alive_stones(const std::vector<std::string>& rows, Player player) {
    int count = 0;
    for (const StringLife& string : unconditional_life(position_from_rows(rows).value())) {
        if (string.owner == player && string.unconditionally_alive)
            count += static_cast<int>(string.points.size());
    }
    return count;
}

void check_known_boards(Cases& cases) {
    const auto expect = [&](const std::vector<std::string>& rows, int black, int white) {
        const int found_black = alive_stones(rows, Player::black);
        const int found_white = alive_stones(rows, Player::white);
        cases.expect(found_black == black && found_white == white,
                     rows.front() + ": " + std::to_string(found_black) + " black, " +
                         std::to_string(found_white) + " white");
    };
    expect({".#.", "###"}, 4, 0);
    expect({".O.", "OOO"}, 0, 4);
    expect({"..#", "###"}, 0, 0);
    expect({"######", "#.#..#", "######"}, 15, 0);
    expect({"#######", "#.#OOO#", "###O.O#", "###OOO#", "#######"}, 0, 0);
    expect({".#.#.OOO.O", "#####O.OOO"}, 7, 8);
    // Two strings that lend each other an eye, and a third that only looks like it.
    expect({".#.##..", "##.#...", "##OO..."}, 0, 0);
    expect({".##.##.", "##.#.##", "OO###OO", ".OOOOO."}, 12, 9);
    // The last point is an eye, and has no bit in the first word.
    expect({".OOOOOOOOOOO.", "OOOOOOOOOOOOO", "#############", "#############", "##########.#."}, 37, 24);
    expect({".OOOOOOOOOO", "OOOOOOOOOOO", "###########", "###########", "###########", "########.#."}, 42, 0);
    for (const std::size_t rows : {7U, 11U, 23U}) {
        std::vector<std::string> large(rows, std::string(13, '.'));
        large[1] = "OOOOOO.......";
        large[0] = ".O.O.O.......";
        large.emplace_back("......#####..");
        large.emplace_back("......#.#.#..");
        expect(large, 8, 9);
    }
}

// Benson's theorem in both directions: exactly the stones that he calls alive survive every attack.
void check_theorem(Cases& cases) {
    for (const auto& [rows, columns] :
         std::vector<std::pair<int, int>>{{1, 3}, {1, 5}, {1, 7}, {2, 2}, {2, 3}, {2, 4}}) {
        const Grid grid = Grid::create(rows, columns).value();
        const Geometry<1> geometry(grid);
        const testing::LoneAttack attack(grid);
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            const Board<1> board = testing::board_of<1>(position, Player::black);
            const Bits<1> stones = board.of(Side::defender);
            cases.expect(unconditionally_alive(geometry, board, Side::defender) ==
                             stones - attack.can_capture(board, stones),
                         one_line(position));
        }
    }
}

std::optional<bool> forces(const Geometry<1>& geometry, const ForceQuestion<1>& question,
                           const Shortcuts& shortcuts) {
    Extras extras;
    extras.shortcuts = shortcuts;
    return ForceSolver<1>(geometry, {}, testing::ample_limits(), extras).answer(question).attacker_forces;
}

/// The search without the rule of filling says the same, for capture and with the target as region.
void check_filling_on(const Position& position, Cases& cases) {
    const Geometry<1> geometry(position.grid());
    for (const Player defender : reference::players) {
        const Board<1> board = testing::board_of<1>(position, defender);
        const StringTable<1> table(geometry, board);
        for (std::size_t i = 0; i < table.size(Side::defender); ++i) {
            const Bits<1> target = table.string(Side::defender, i).stones;
            const std::string where = one_line(position) + " defender " + name(defender);
            for (const Bits<1>& region : {Bits<1>{}, target}) {
                const ForceQuestion<1> question{board, target, region, target};
                const auto plain = forces(geometry, question, Shortcuts{.filling = false});
                cases.expect(plain == forces(geometry, question, Shortcuts{}), where);
                if (cleared_again_and_again(geometry, board, target, geometry.all()))
                    cases.expect(plain == true, "cleared, but not forced: " + where);
            }
        }
    }
}

void check_filling(Cases& cases) {
    for (const auto& [rows, columns, count] :
         {std::tuple{2, 4, 60}, std::tuple{2, 5, 4}, std::tuple{1, 8, 10}}) {
        for (const Position& position : sample_of(rows, columns, static_cast<std::size_t>(count)))
            check_filling_on(position, cases);
    }
}

void check_filling_boards(Cases& cases) {
    const auto expect = [&](const std::vector<std::string>& rows, bool expected) {
        const Position position = position_from_rows(rows).value();
        const Geometry<1> geometry(position.grid());
        const Board<1> board = testing::board_of<1>(position, Player::white);
        cases.expect(cleared_by_filling(geometry, board, Bits<1>::of(position.grid().at(0, 0)),
                                        geometry.all()) == expected,
                     "filling on " + rows.front() + "/" + rows.back());
    };
    expect({"O##.#.", ".#####"}, true);
    expect({"O##.##", ".#####"}, true);
    expect({"O#####", ".#####"}, false);
    expect({"..####", "######"}, false);
    expect({"O.#.#.", "######"}, true);
    expect({"O.#.#.", "#.####"}, false);  // beside Black there, but not beside what lives
    const Position position = position_from_rows(std::vector<std::string>{".#.#O.", "######"}).value();
    const Board<1> board = testing::board_of<1>(position, Player::white);
    const auto play = filling_play(Geometry<1>(position.grid()), board, Bits<1>::of(position.grid().at(0, 4)),
                                   board.of(Side::attacker));
    cases.expect(play == position.grid().at(0, 5), "a play that fills takes no liberty");
}

}  // namespace

std::vector<Check> life_checks() {
    return {{"totals of unconditional life", Turn::first, check_totals},
            {"known unconditional life", Turn::first, check_known_boards},
            {"Benson's theorem", Turn::first, check_theorem},
            {"filling on known boards", Turn::first, check_filling_boards},
            {"filling changes nothing", Turn::last, check_filling}};
}

}  // namespace shikatsu::mutants
