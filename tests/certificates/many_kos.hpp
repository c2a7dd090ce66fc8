// A certificate of a false claim, in which more kos come back at once than can be gone through.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/certificates/certificates_of.hpp"

namespace shikatsu::certificates {

/// White captures a string around which 64 kos come up at once, in one of which Black is banned, which the
/// state has forgotten. Who goes through the first assumption only, that there is no ban, takes it for a
/// proof that Black can force capture of A24.
inline std::string certificate_of_many_kos() {
    const std::vector<std::string> rows{
        ".########################", "O.OOOOO..#O#O#O#O#O#O#O#O", "#O.O.O.OOO.O.O.O.O.O.O.O.",
        ".#OOOOOO.#O#O#O#O#O#O#O#O", "#########################", "#OO#O#O#O#O#O#O#O#O#O#O#O",
        "#OOO.O.O.O.O.O.O.O.O.O.O.", "#O.#O#O#O#O#O#O#O#O#O#O#O", "#O.######################",
        "#O.#O#O#O#O#O#O#O#O#O#O#O", "#OOO.O.O.O.O.O.O.O.O.O.O.", "#OO#O#O#O#O#O#O#O#O#O#O#O",
        "#########################", "#OO#O#O#O#O#O#O#O#O#O#O#O", "#OOO.O.O.O.O.O.O.O.O.O.O.",
        "#O.#O#O#O#O#O#O#O#O#O#O#O", "#O.######################", "#O.#O#O#O#O#O#O#O#O#O#O#O",
        "#OOO.O.O.O.O.O.O.O.O.O.O.", "#OO#O#O#O#O#O#O#O#O#O#O#O", "#########################",
        "OOO#O#O#O#O#O#O#O#O#O#O#O", "OOOO.O.O.O.O.O.O.O.O.O.O.", "...#O#O#O#O#O#O#O#O#O#O#O",
        "...######################"};
    std::vector<std::string> all{"shikatsu-certificate 3", "rules japanese-2003", "readings literal",
                                 "grid 25x25"};
    all.insert(all.end(), rows.begin(), rows.end());
    all.insert(all.end(), {"target A24", "region none", "claim attacker-forces", "dormant-bans 0",
                           "goals together", "states 167", "B24 3"});
    for (const auto& [count, line] :
         {std::pair{13, "A25 1"}, {1, "A25 2"}, {69, "A25 1"}, {2, "A23 1"}, {1, "C23 1"}, {80, "A23 1"}})
        all.insert(all.end(), static_cast<std::size_t>(count), line);
    return repaired(all);
}

}  // namespace shikatsu::certificates
