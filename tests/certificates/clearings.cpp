#include "tests/certificates/clearings.hpp"

#include <stdexcept>

#include "reference/certificates/clearing_reader.hpp"
#include "tests/certificates/certificates_of.hpp"

namespace shikatsu::certificates {

std::string HandMadeClearing::text() const {
    return repaired(keepers_lines("shikatsu-clearing 8", rows, keeper, lines));
}

reference::ClearingCertificate HandMadeClearing::read() const {
    auto certificate = reference::read_clearing(text(), {});
    if (!certificate) throw std::runtime_error(std::string(name) + ": " + certificate.error().sentence);
    return *std::move(certificate);
}

const std::vector<HandMadeClearing>& hand_made_clearings() {
    static const std::vector<HandMadeClearing> all{
        {"a stone that is captured at once",
         ".##O/###.",
         "black",
         {"units B2", "first-play none", "regions 2",                                    //
          "needs B2 1", "points A2", "states 1", "work none answers none",               //
          "needs B2 1", "points D2 D1", "states 2", "work D1 answers none",              //
          "parts 1", "needs B2 1", "points D2", "states 1", "work none answers none"}},  //
        {"with the first play",
         ".#.O/##..",
         "black",
         {"units B2",
          "first-play C2",
          "regions 2",  //
          "needs B2 1",
          "points A2",
          "states 1",
          "work none answers none",  //
          "needs B2 1",
          "points C2 D2 C1 D1",
          "states 1",  //
          "parts 1",
          "needs B2 1",
          "points D2 C1 D1",
          "states 4",
          "work C1 answers D1 C1",  //
          "parts 1",
          "needs B2 1",
          "points D2 D1",
          "states 2",
          "work D1 answers none",  //
          "parts 1",
          "needs B2 1",
          "points D2",
          "states 1",
          "work none answers none",  //
          "work none answers none",  //
          "parts 1",
          "needs B2 1",
          "points D2 D1",
          "states 3",
          "work none answers D1 D2",  //
          "parts 1",
          "needs B2 1",
          "points D2",
          "states 0",  //
          "parts 1",
          "needs B2 1",
          "points D1",
          "states 1",
          "work none answers none"}},  //
        {"an eye space that falls apart",
         "#...#O/#####.",
         "black",
         {"units A2",
          "first-play none",
          "regions 2",  //
          "needs A2 1",
          "points B2 C2 D2",
          "states 3",
          "work none answers C2 B2 C2",  //
          "parts 2",
          "needs A2 1",
          "points B2",
          "states 1",
          "work none answers none",  //
          "needs none",
          "points D2",
          "states 1",
          "work none answers none",  //
          "parts 1",
          "needs A2 1",
          "points C2 D2",
          "states 2",
          "work D2 answers none",  //
          "parts 1",
          "needs A2 1",
          "points C2",
          "states 1",
          "work none answers none",  //
          "needs A2 1",
          "points F2 F1",
          "states 2",
          "work F1 answers none",  //
          "parts 1",
          "needs A2 1",
          "points F2",
          "states 1",
          "work none answers none"}},  //
        {"regions that are filled, with a liberty each",
         ".##O/###.",
         "black",
         {"units B2", "first-play none", "regions 2",  //
          "needs B2 1", "points A2", "filled",         //
          "needs B2 1", "points D2 D1", "filled"}},    //
        {"a filled region with one inner intersection",
         "###.#/.####/O.#.#",
         "black",
         {"units A3", "first-play none", "regions 3",  //
          "needs A3 1", "points D3", "filled",         //
          "needs A3 1", "points D1", "filled",         //
          "needs none", "points A2 A1 B1", "filled"}},
        {"a filled region with two inner intersections",
         "####.#/..####/OO.#.#",
         "black",
         {"units A3", "first-play none", "regions 3",  //
          "needs A3 1", "points E3", "filled",         //
          "needs A3 1", "points E1", "filled",         //
          "needs none", "points A2 B2 A1 B1 C1", "filled"}},
        {"a filled region with the keeper's stone on an inner intersection",
         "####.#/.O####/#..#.#",
         "black",
         {"units A3", "first-play B1", "regions 3",  //
          "needs A3 1", "points E3", "filled",       //
          "needs A3 1", "points E1", "filled",       //
          "needs none", "points A2 B2 A1 B1 C1", "filled"}},
        {"parts that are filled",
         ".#.O/##..",
         "black",
         {"units B2",
          "first-play C2",
          "regions 2",  //
          "needs B2 1",
          "points A2",
          "filled",  //
          "needs B2 1",
          "points C2 D2 C1 D1",
          "states 1",  //
          "parts 1",
          "needs B2 1",
          "points D2 C1 D1",
          "states 4",               //
          "work C1 answers D1 C1",  //
          "parts 1",
          "needs B2 1",
          "points D2 D1",
          "filled",                  //
          "work none answers none",  //
          "parts 1",
          "needs B2 1",
          "points D2 D1",
          "filled"}},  //
        {"states of which a part is relied on",
         "..###/O..##",
         "black",
         {"units C2", "first-play B1", "regions 1",           //
          "needs C2 2", "points A2 B2 A1 B1 C1", "states 4",  //
          "work B2 answers B2 A2",                            //
          "known A2 B2 B1 C1", "parts 2", "needs C2 1", "points C1", "filled", "needs C2 1", "points A2 A1",
          "filled",                      //
          "known A2 B2 B1 C1", "again",  //
          "work none answers none"}},
        {"work beside what is unknown",
         "####.#/..####/OO.#.#",
         "black",
         {"units A3",
          "first-play none",
          "regions 3",  //
          "needs A3 1",
          "points E3",
          "filled",  //
          "needs A3 1",
          "points E1",
          "filled",  //
          "needs none",
          "points A2 B2 A1 B1 C1",
          "states 4",
          "known B2 C1",
          "work B2 answers C1 B2",  //
          "known B2",
          "parts 1",
          "needs none",
          "points A2 A1 B1 C1",
          "filled",  //
          "parts 1",
          "needs none",
          "points A2 B2 A1 B1",
          "filled",  //
          "again"}},
        {"loose stones that are captured and come again",
         "####.#/.#####/OO##.#/##.##.",
         "black",
         {"units A4",
          "first-play none",
          "regions 3",  //
          "needs A4 1",
          "points E4",
          "filled",  //
          "needs A4 1",
          "points E2",
          "filled",  //
          "needs none",
          "points A3 A2 B2 A1 B1 C1 F1",
          "states 6",
          "known A3 A2 B2 A1 B1 C1",
          "work A3 answers B1",  //
          "parts 2",
          "needs none",
          "points A2 B2 A1 B1 C1",
          "filled",
          "needs none",
          "points F1",
          "filled",
          "work C1 answers C1 C1",  //
          "parts 2",
          "needs none",
          "points A3 A2 B2 A1",
          "filled",
          "needs none",
          "points F1",
          "filled",
          "parts 2",
          "needs none",
          "points A3 A2 B2 A1",
          "filled",
          "needs none",
          "points F1",
          "filled",
          "parts 2",
          "needs none",
          "points A3 A2 B2 A1",
          "filled",
          "needs none",
          "points F1",
          "filled"}},
        {"a ko in which the opponent is banned",
         ".#O.O/###O.",
         "black",
         {"units B2", "first-play D2",
          "regions 2",  //
          "needs B2 1", "points A2",
          "filled",  //
          "needs B2 1", "points C2 D2 E2 D1 E1", "bans", "states 2",
          "work E1 after-ko-pass E1 answers none",  //
          "work none answers none"}},
        {"a stone that stays",
         ".##O./###.#",
         "black",
         {"units B2",
          "first-play none",
          "stays E1",
          "regions 2",  //
          "needs B2 1",
          "points A2",
          "filled",  //
          "needs B2 1",
          "points D2 E2 D1 E1",
          "states 6",               //
          "work D1 answers D1 E2",  //
          "parts 1",
          "needs B2 1",
          "points D2 E2",
          "filled",  //
          "parts 1",
          "needs B2 1",
          "points D2 E2",
          "filled",                 //
          "work D1 answers D1 D2",  //
          "parts 1",
          "needs B2 1",
          "points D2",
          "filled",  //
          "parts 1",
          "needs B2 1",
          "points D1",
          "filled"}},
    };
    return all;
}

}  // namespace shikatsu::certificates
