// Ing's laws: random games before the text as code and before the engine, and values of small grids.
#include "tests/mutants/ing_checks.hpp"

#include "optimized/ing_sst/best_play.hpp"
#include "optimized/ing_sst/past.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ing_sst/ko_comparison.hpp"
#include "tests/ing_sst/ko_games.hpp"
#include "tests/ing_sst/main_lines.hpp"
#include "tests/ing_sst/taken_back.hpp"
#include "tests/ing_sst/value_comparison.hpp"
#include "tools/difftest/ing_campaign.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::mutants {

namespace {

namespace engine = optimized::ing_sst;
namespace literal = reference::ing_sst::testing;

void check_games(Cases& cases) {
    for (const char* grids : {"1x2..1x6", "2x2..3x3", "3x4"}) {
        difftest::IngPlan plan;
        plan.grids = difftest::grids_of_list(grids).value();
        plan.seed = 20031;
        plan.trials = 120;
        const difftest::IngReport report = difftest::run_ing_campaign(plan);
        cases.expect(report.differences.empty(),
                     report.differences.empty() ? "" : report.differences.front());
    }
}

// Kos of several stones are rare in random games.
void check_locked_kos(Cases& cases) {
    struct Taking {
        std::vector<std::string> rows;
        Point play;
        int hot;
    };
    const std::vector<Taking> takings{{{"#######", "#.#.#O#", "O#O#O.O", "OOOOOOO"}, Point{8}, 2},
                                      {{"#######", "#####O#", "#.#.#O#", "O#O#O.O", "OOOOOOO"}, Point{15}, 3},
                                      {{"##.O", "OO##", ".O#."}, Point{2}, 2},
                                      {{".OO..", "O.#O.", ".OO.."}, Point{6}, 0}};
    for (const Taking& each : takings) {
        engine::Game game(position_from_rows(each.rows).value(), Player::white, {});
        game.make(Play{each.play});
        cases.expect(game.hot().count() == each.hot, "hot stones after a play on " + each.rows.front());
    }
}

void check_boards_of_kos(Cases& cases) {
    literal::KosSeen seen;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        std::mt19937 random(seed);
        const std::string difference = literal::difference_in_kos(literal::board_with_kos(random), seen);
        cases.expect(difference.empty(), difference);
    }
}

void check_games_of_kos(Cases& cases) {
    literal::KosSeen seen;
    for (unsigned seed = 1; seed <= 16; ++seed) {
        std::mt19937 random(seed);
        const std::string difference =
            literal::difference_in_game_of_kos(literal::start_with_kos(random), {}, random, 24, seen);
        cases.expect(difference.empty(), difference);
    }
}

void check_taken_back(Cases& cases) {
    for (const Position& start : engine::testing::boards_with_kos()) {
        for (unsigned seed = 1; seed <= 2; ++seed) {
            const std::string difference = engine::testing::taken_back_difference(start, seed, 30);
            cases.expect(difference.empty(), "a move taken back: " + difference);
        }
    }
}

void check_values(Cases& cases) {
    const std::vector<std::pair<int, int>> values{{1, 0}, {2, -2}, {3, 3}, {4, 4}};
    for (const auto& [columns, value] : values) {
        const Position empty(Grid::create(1, columns).value());
        const auto found = engine::best_play(engine::Game(empty, Player::black, {}), {});
        cases.expect(found.decided() && found.at_least == Margin::of_points(value),
                     "value of 1x" + std::to_string(columns));
    }
    Position stone(Grid::create(1, 2).value());
    stone.set(Point{0}, Content::black);
    const auto found = engine::best_play(engine::Game(stone, Player::black, {}), {});
    cases.expect(found.decided() && found.at_least == Margin::of_points(2), "value of #. on 1x2");
}

void check_main_lines(Cases& cases) {
    const engine::Limits limits{.max_states = 1'000};
    for (const Player first : {Player::black, Player::white}) {
        for (const Position& position : literal::all_positions(2, 2)) {
            engine::PreparedOutlook outlook;
            const engine::Game game(position, first, {});
            const auto found = engine::explained_best_play(game, limits, 0, outlook);
            if (!found.main_line) continue;
            const std::string fault =
                literal::fault_of(*found.main_line, {position, first}, {}, found.value.at_least);
            cases.expect(fault.empty(), fault);
        }
    }
}

// Searches that remember answers without what they depend on.
void check_values_in_games(Cases& cases) {
    literal::ValuesSeen seen;
    for (const literal::TellingGame& telling : literal::telling_games()) {
        const std::string difference = difference_in_values(telling.course, telling.further, {}, seen);
        cases.expect(difference.empty(), difference);
    }
}

// Few searches remember so many positions that they are told apart only by what they have in common.
void check_absent_positions(Cases& cases) {
    using engine::PositionCode;
    constexpr PositionCode nowhere = 3;
    engine::AbsentPositions many;
    engine::AbsentPositions one;
    for (PositionCode first = 1; first < 10; ++first) {
        for (PositionCode second = first + 1; second < 10; ++second)
            many.insert(1U | 1U << (2 * first) | 1U << (2 * second));
    }
    const PositionCode other = 2U | 1U << 4 | 1U << 6;
    one.insert(other);
    cases.expect(many.lack(std::vector{other}, nowhere), "a position that many others lack");
    cases.expect(!many.lack(std::vector<PositionCode>{1U | 1U << 2 | 1U << 4}, nowhere),
                 "one of many positions");
    cases.expect(!one.lack(std::vector{other}, nowhere), "the only position");
    engine::AbsentPositions both = one;
    both.add(many);
    cases.expect(!both.lack(std::vector{other}, nowhere), "one position before many");
    engine::AbsentPositions others;
    for (PositionCode last = 3; last < 10; ++last) {
        for (PositionCode before = 1; before < last; ++before)
            others.insert(2U | 2U << (2 * before) | 2U << (2 * last));
    }
    others.add(many);
    cases.expect(!others.lack(std::vector<PositionCode>{1U | 1U << 2 | 1U << 4}, nowhere),
                 "many and many more");
    many.add(one);
    cases.expect(!many.lack(std::vector{other}, nowhere), "many positions and one more");
}

}  // namespace

std::vector<Check> ing_checks() {
    return {{"Ing: kos locked together", Turn::first, check_locked_kos},
            {"Ing: moves taken back", Turn::first, check_taken_back},
            {"Ing: positions that had not been", Turn::first, check_absent_positions},
            {"Ing: games", Turn::middle, check_games},
            {"Ing: boards of kos", Turn::middle, check_boards_of_kos},
            {"Ing: games of kos", Turn::middle, check_games_of_kos},
            {"Ing: values", Turn::middle, check_values},
            {"Ing: main lines", Turn::middle, check_main_lines},
            {"Ing: values in games", Turn::middle, check_values_in_games}};
}

}  // namespace shikatsu::mutants
