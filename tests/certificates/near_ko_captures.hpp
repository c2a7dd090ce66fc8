// Boards on which a clearing has to see of a capture of one stone that it is no ko-capture.
#pragma once

#include <string>
#include <vector>

#include "reference/values/diagram.hpp"

namespace shikatsu::certificates {

struct NearKoCapture {
    Position position;
    Player keeper;
};

inline std::vector<NearKoCapture> near_ko_captures() {
    const auto board = [](const std::vector<std::string>& rows) { return position_from_rows(rows).value(); };
    return {{board({"O.O#", "..#.", ".O.."}), Player::black},
            {board({"O.O.", "##.O", ".OOO"}), Player::black},
            {board({"#.#O", ".#..", "O#O.", ".OOO"}), Player::black},
            {board({"O...", ".#O#", "O##.", ".O.O"}), Player::black},
            {board({"O...", "...O", "O#..", "O#.O"}), Player::black},
            {board({"O#..", "OO.#", "...#", "#O#."}), Player::black},
            {board({"##.O", ".O.O", "O.#.", "#..#"}), Player::black},
            {board({"...O", "#O#.", "O.#O", ".O.O"}), Player::black},
            {board({".#.O", ".#..", "..O#", "OOO."}), Player::black},
            {board({"#.#O", "OO..", ".#.."}), Player::white},
            {board({"#...", "O.O#", "####"}), Player::white},
            {board({"#.#.", "O.O#", ".###"}), Player::white},
            {board({"#.#.", "OO..", "####"}), Player::white},
            {board({".#.#.", "#OOO#", "O.###"}), Player::white},
            {board({"O#..", "..##", "#OOO", ".O.#"}), Player::white},
            {board({".#O.", "#..O", ".OO#", "O##."}), Player::white},
            {board({".#.#", "#.OO", "...O", "##O."}), Player::white},
            {board({"O#.O", ".OO.", "#.#O", "O..#"}), Player::white},
            {board({".#.O", ".OO#", "....", "O.##"}), Player::white}};
}

}  // namespace shikatsu::certificates
