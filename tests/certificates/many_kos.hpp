// Certificates with many kos that may come back at once: of a false claim, and of true ones.
#pragma once

#include <cstddef>
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

/// White's capture of A5 and T5 by S5 brings 15 or 16 kos up. He can make Black's ban from V9 be forgotten
/// before. There is one more ko, for Black to capture at U1.
inline std::vector<std::string> rows_beside_kos(int kos) {
    return {"###################.#OOOO",
            "#O#O#O#O#O#O#O#O#O##OOOOO",
            (kos == 16 ? "O.O.O.O.O.O.O.O.OOO.OOOOO" : "OOO.O.O.O.O.O.O.OOO.OOOOO"),
            "#O#O#O#O#O#O#O#O#OOOOOOOO",
            "#################.#OOOOO.",
            "#O#O#O#O#O#O#O#O#OOOOOOO#",
            "O.O.O.O.O.O.O.O.OOOOOOOOO",
            "#O#O#O#O#O#O#O#O#OOO#.OOO",
            "#################.O.O#OO."};
}

/// A certificate about it: White can force capture of the target.
inline std::string certificate_beside_kos(int kos, const std::string& target,
                                          const std::vector<std::pair<std::size_t, std::string>>& lines) {
    std::vector<std::string> all{"shikatsu-certificate 3", "rules japanese-2003", "readings literal",
                                 "grid 9x25"};
    for (const std::string& row : rows_beside_kos(kos)) all.push_back(row);
    std::size_t states = 0;
    for (const auto& [count, line] : lines) states += count;
    all.insert(all.end(), {"target " + target, "region none", "claim attacker-forces", "dormant-bans 0",
                           "goals together", "states " + std::to_string(states)});
    for (const auto& [count, line] : lines) all.insert(all.end(), count, line);
    return repaired(all);
}

/// White makes a ko-pass where another move would bring up more kos than can be gone through.
inline std::string certificate_with_a_ko_pass() {
    return certificate_beside_kos(
        16, "Z4", {{1, "U9 4"}, {18, "Z5 1"}, {1, "V9 3"}, {16, "Z5 1"}, {1, "ko-pass 2"}, {20, "Z5 1"}});
}

/// White brings up as many kos as can be gone through, by a play that captures the target.
inline std::string certificate_of_kos_and_capture() {
    return certificate_beside_kos(15, "T5", {{1, "U9 4"}, {17, "S5 1"}, {1, "V9 3"}, {17, "S5 1"}});
}

/// So does a play after which a lemma holds.
inline std::string certificate_of_kos_and_lemma() {
    return certificate_beside_kos(15, "Z4",
                                  {{1, "U9 4"}, {17, "Z5 1"}, {1, "V9 3"}, {16, "Z5 1"}, {1, "S5 filled"}});
}

}  // namespace shikatsu::certificates
