#include "tests/mutants/alternating_checks.hpp"

#include <functional>
#include <map>
#include <memory>

#include "optimized/adjudication.hpp"
#include "optimized/alternating/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tests/alternating/whole_games.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

namespace {

using alternating_tests::WholeGames;
using optimized::alternating::BestPlay;
using optimized::alternating::FinalScore;

struct KnownGame {
    Position start;
    Player first = Player::black;
    /// None where whole games are too many.
    std::optional<int> value;
};

/// All positions of a grid and what they are worth.
struct KnownGrid {
    Grid grid;
    std::shared_ptr<WholeGames> by_the_text;
    LongCycle long_cycle = LongCycle::position;
    std::vector<KnownGame> games;
    /// Of how many games the engine is known to find the worth.
    int exact = 0;
};

KnownGrid known_grid(int rows, int columns, LongCycle long_cycle, int exact, std::uint64_t most_moves) {
    Readings readings;
    readings.long_cycle = long_cycle;
    KnownGrid known{
        Grid::create(rows, columns).value(), std::make_shared<WholeGames>(readings), long_cycle, {}, exact};
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        known.by_the_text->final_score(position);  // remembered
        for (const Player first : {Player::black, Player::white})
            known.games.push_back({position, first, known.by_the_text->value(position, first, most_moves)});
    }
    return known;
}

std::string in_words(const KnownGame& game) {
    return one_line(game.start) + (game.first == Player::black ? ", black first" : ", white first");
}

BestPlay best_play(const KnownGrid& known) {
    return BestPlay(known.grid, known.long_cycle, [&](const Position& position) {
        return FinalScore{known.by_the_text->final_score(position), true};
    });
}

void check_worths(const KnownGrid& known, Cases& cases) {
    const BestPlay engine = best_play(known);
    int exact = 0;
    for (const KnownGame& game : known.games) {
        const auto worth = engine.worth(game.start, game.first);
        cases.expect(!game.value || !worth.at_least || *worth.at_least <= *game.value,
                     in_words(game) + ": sure of too much");
        cases.expect(!game.value || !worth.at_most || *worth.at_most >= *game.value,
                     in_words(game) + ": sure of too little");
        cases.expect(worth.at_least && worth.at_most, in_words(game) + ": a bound is open");
        if (!worth.exact()) continue;
        ++exact;
        const std::vector<Move> line = engine.main_line(game.start, game.first);
        cases.expect(known.by_the_text->margin_after(game.start, game.first, line) == worth.at_least,
                     in_words(game) + ": the main line");
    }
    cases.expect(exact == known.exact, std::to_string(exact) + " worths are found");
}

/// A row where ties by long cycles do harm, or none, and what the players are sure of, Black first.
struct KnownBounds {
    const char* row = "";
    int at_least = 0;
    int at_most = 0;
};

/// Scores as the engine has them without a fault.
std::map<Position, FinalScore> scores_on(const Grid& grid) {
    std::map<Position, FinalScore> scores;
    for (const Position& position : reference::testing::legal_positions(grid.rows(), grid.columns())) {
        const optimized::Adjudication found = optimized::adjudicate(position, 0, {});
        scores.emplace(position,
                       FinalScore{found.scoring.value().score, !found.end_prohibited_by_direct_ko.value()});
    }
    return scores;
}

std::function<void(Cases&)> bounds_of_rows(const Grid& grid, const std::vector<KnownBounds>& rows) {
    return [grid, rows, scores = scores_on(grid)](Cases& cases) {
        const BestPlay engine(grid, LongCycle::position,
                              [&](const Position& position) { return scores.at(position); });
        for (const KnownBounds& known : rows) {
            const Position start = position_from_rows(std::vector<std::string>{known.row}).value();
            const auto worth = engine.worth(start, Player::black);
            cases.expect(worth.at_least == known.at_least && worth.at_most == known.at_most,
                         std::string("bounds from ") + known.row);
        }
    };
}

void check_ends_that_are_prohibited(Cases& cases) {
    const Grid grid = Grid::create(1, 3).value();
    const BestPlay engine(grid, LongCycle::position, [](const Position&) { return FinalScore{0, false}; });
    const auto worth = engine.worth(Position(grid), Player::black);
    cases.expect(!worth.at_least && !worth.at_most, "what a prohibited end comes to");
}

}  // namespace

std::vector<Check> alternating_checks() {
    std::vector<Check> checks{{"prohibited ends", Turn::first, check_ends_that_are_prohibited}};
    // On 1x5 it also matters that a tie does harm to who could win, and none to who could not.
    for (const auto& [rows, columns, long_cycle, exact, most_moves] :
         {std::tuple{1, 3, LongCycle::position, 30, 2'000},
          {1, 4, LongCycle::position, 78, 2'000},
          {1, 4, LongCycle::position_and_mover, 82, 2'000},
          {2, 2, LongCycle::position, 114, 2'000},
          {1, 5, LongCycle::position, 226, 100}}) {
        const auto known = std::make_shared<const KnownGrid>(
            known_grid(rows, columns, long_cycle, exact, std::uint64_t(most_moves)));
        checks.push_back({"best play on " + std::to_string(rows) + "x" + std::to_string(columns) +
                              (long_cycle == LongCycle::position ? "" : " by a reading"),
                          Turn::first, [known](Cases& cases) { check_worths(*known, cases); }});
    }
    checks.push_back({"best play: ties that are not enough", Turn::first,
                      bounds_of_rows(Grid::create(1, 6).value(), {{"#.#.#.", 0, 2}})});
    checks.push_back({"best play: ties that do harm, or none", Turn::first,
                      bounds_of_rows(Grid::create(1, 7).value(), {{"#.#....", -2, -1}, {"O..#...", 5, 5}})});
    return checks;
}

}  // namespace shikatsu::mutants
