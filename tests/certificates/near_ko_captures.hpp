// Boards on which a clearing has to see of a capture of one stone that it is no ko-capture.
#pragma once

#include <array>

#include "reference/values/player.hpp"

namespace shikatsu::certificates {

struct NearKoCapture {
    const char* rows;
    Player keeper;
};

inline constexpr std::array near_ko_captures{
    NearKoCapture{"O.O#/..#./.O..", Player::black},      NearKoCapture{"O.O./##.O/.OOO", Player::black},
    NearKoCapture{"#.#O/.#../O#O./.OOO", Player::black}, NearKoCapture{"O.../.#O#/O##./.O.O", Player::black},
    NearKoCapture{"O.../...O/O#../O#.O", Player::black}, NearKoCapture{"O#../OO.#/...#/#O#.", Player::black},
    NearKoCapture{"##.O/.O.O/O.#./#..#", Player::black}, NearKoCapture{"...O/#O#./O.#O/.O.O", Player::black},
    NearKoCapture{".#.O/.#../..O#/OOO.", Player::black}, NearKoCapture{"#.#O/OO../.#..", Player::white},
    NearKoCapture{"#.../O.O#/####", Player::white},      NearKoCapture{"#.#./O.O#/.###", Player::white},
    NearKoCapture{"#.#./OO../####", Player::white},      NearKoCapture{".#.#./#OOO#/O.###", Player::white},
    NearKoCapture{"O#../..##/#OOO/.O.#", Player::white}, NearKoCapture{".#O./#..O/.OO#/O##.", Player::white},
    NearKoCapture{".#.#/#.OO/...O/##O.", Player::white}, NearKoCapture{"O#.O/.OO./#.#O/O..#", Player::white},
    NearKoCapture{".#.O/.OO#/..../O.##", Player::white}};

}  // namespace shikatsu::certificates
