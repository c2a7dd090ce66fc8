// Whether a game by Ing's laws is what it was after moves are taken back.
#pragma once

#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "optimized/ing_sst/game.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/positions_of_rows.hpp"

namespace shikatsu::optimized::ing_sst::testing {

/// Everything about the game that a move can change.
inline auto all_of(const Game& game) {
    std::vector<MoveRuling> rulings{game.ruling(Pass{})};
    for (const Point point : game.position().grid().points()) rulings.push_back(game.ruling(Play{point}));
    return std::tuple(game.stones(), game.to_move(), game.passes(), game.hot(), game.bans().size(),
                      game.moves_made(), rulings);
}

/// A random game in which each move allowed is made and taken back. After how many moves it was not as
/// before, in words; nothing if it always was.
inline std::string taken_back_difference(const Position& start, unsigned seed, int moves) {
    const std::string where = one_line(start) + ", seed " + std::to_string(seed) + ": after ";
    std::mt19937 random(seed);
    Game game(start, seed % 2 == 0 ? Player::black : Player::white, {});
    for (int i = 0; i < moves && !game.ended(); ++i) {
        std::vector<Move> allowed;
        const auto before = all_of(game);
        for (const Point point : start.grid().points()) {
            if (game.make(Play{point}) != MoveRuling::allowed) continue;
            allowed.emplace_back(Play{point});
            game.take_back();
            if (all_of(game) != before) return where + std::to_string(i) + " moves";
        }
        if (allowed.empty() || random() % 8 == 0) {
            if (game.make(Pass{}) != MoveRuling::allowed) return "";
            game.take_back();
            if (all_of(game) != before) return where + "a pass";
            allowed = {Pass{}};
        }
        game.make(allowed[random() % allowed.size()]);
    }
    return "";
}

/// Boards with kos.
inline std::vector<Position> boards_with_kos() {
    return reference::testing::positions_of_rows({{"#######", "#.#.#O#", "O#O#O.O", "OOOOOOO"},
                                                  {".#O..#O.", "#O.O#.#O", ".#O..#O."},
                                                  {"##.O", "OO##", ".O#."},
                                                  {"...", "..."}});
}

}  // namespace shikatsu::optimized::ing_sst::testing
