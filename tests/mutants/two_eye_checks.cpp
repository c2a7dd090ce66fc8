#include "tests/mutants/two_eye_checks.hpp"

#include "optimized/force/force_game.hpp"
#include "optimized/force/two_eye_formation.hpp"
#include "optimized/two_eye_alive.hpp"
#include "reference/dams2006/two_eye_alive.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/boards.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

namespace {

using reference::testing::legal_positions;

std::string in_words(const Position& position, Point point) {
    std::string text;
    for (const std::string& row : rows_of(position)) text += row + "/";
    return text + " at index " + std::to_string(point.index);
}

void check_formations_of(const Position& position, Cases& cases) {
    const optimized::Geometry<1> geometry(position.grid());
    const auto board = optimized::testing::board_of<1>(position, Player::white);
    for (const Point point : position.grid().points()) {
        cases.expect(optimized::two_eye_formation_on(geometry, board, optimized::Side::attacker,
                                                     optimized::Bits<1>::of(point)) ==
                         reference::dams2006::formation_is_on(position, {{point}, Player::black}),
                     "two-eye-formation: " + in_words(position, point));
    }
}

Position position_of(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

void check_formations(Cases& cases) {
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}, std::pair{2, 4}}) {
        for (const Position& position : legal_positions(rows, columns)) check_formations_of(position, cases);
    }
    check_formations_of(position_of({".##O.", "#.#OO"}), cases);
}

// White lives on a part of the target, but Black may make eyes on the rest.
void check_nothing_keeps_eyes_away(Cases& cases) {
    const Position position = position_of({".O.O..#.", "OOOO####"});
    const optimized::Geometry<1> geometry(position.grid());
    optimized::ForceQuestion<1> question;
    question.board = optimized::testing::board_of<1>(position, Player::white);
    question.target = geometry.all();
    question.aim = optimized::Aim::two_eye_formation;
    const optimized::ForceGame<1> game(geometry, question, {}, {}, {});
    cases.expect(!game.static_winner(game.root()), "eyes are kept away by life elsewhere");
}

void check_two_eye_alive(Cases& cases) {
    optimized::Options options;
    options.readings.ban_without_shape = BanWithoutShape::lapses;
    reference::HypotheticalGraph graph(options.readings);
    for (const auto& [rows, columns] : {std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2}}) {
        for (const Position& position : legal_positions(rows, columns)) {
            for (const reference::String& string : reference::strings(position)) {
                const Point point = *string.points.begin();
                cases.expect(optimized::two_eye_alive(position, point, options).two_eye_alive ==
                                 reference::dams2006::is_two_eye_alive(graph, position, string, SIZE_MAX),
                             "two-eye-alive: " + in_words(position, point));
            }
        }
    }
}

// Two eyes in the last row are there before anybody moves.
void check_large_grids(Cases& cases) {
    for (const auto& [rows, columns] : {std::pair{5, 13}, std::pair{6, 11}, std::pair{9, 9}}) {
        const Grid grid = Grid::create(rows, columns).value();
        Position position(grid);
        for (const Point point : grid.points()) position.set(point, Content::black);
        for (const int column : {columns - 3, columns - 1})
            position.set(grid.at(rows - 1, column), Content::empty);
        const auto found = optimized::two_eye_alive(position, grid.at(rows - 1, columns - 2), {});
        cases.expect(found.two_eye_alive == true,
                     "two eyes in the last row of " + std::to_string(rows) + "x" + std::to_string(columns));
    }
}

}  // namespace

std::vector<Check> two_eye_checks() {
    return {{"two-eye-formations", Turn::first, check_formations},
            {"eyes beside life", Turn::first, check_nothing_keeps_eyes_away},
            {"two-eye-alive", Turn::first, check_two_eye_alive},
            {"two eyes on large grids", Turn::first, check_large_grids}};
}

}  // namespace shikatsu::mutants
