// Final-positions of whole games that are decided soon by the methods together.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tests/reference/positions_of_rows.hpp"

namespace shikatsu::optimized::testing {

/// Of the games on 9×9 by level 1, seeds 1, 4 and 10, and by level 8, seed 103, in tests/data/games. Of the
/// last one E1, a ko-stone, is known to be alive only by a stone that comes.
inline std::vector<Position> finished_boards() {
    return reference::testing::positions_of_rows(
        {{"....##O..", "...##OO..", "..##O.O..", "..#OO.O..", ".#OO..O..", ".##O.OO..", ".#OOO....",
          "##O......", "#OO......"},
         {"#####....", "O#O#.#.#O", "OOOO#.#.#", "..O##.###", "...O##OO#", ".OOOO##OO", "O.O###O.O",
          "OO#.#OOO.", ".O###O..."},
         {".........", "....OOOO.", "..OO###OO", ".O.O#.##O", "O..O##..#", "#OOOO#.#.", "###O#.#..",
          "...#.#...", "........."},
         {"..OO.OOO.", "..O.OO#OO", "..OO#####", "..O#.....", ".O###.###", "..O#..#.#", ".OO#O.O#.",
          "OO##O..O#", "###.#O..."}});
}

/// Whether what was found out is about the question that the definition of the stage asks: capture alone,
/// with local-1, with local-2. [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] What is forced on more than local-2 is
/// forced on it, and what is not forced on less is not.
inline bool answers_its_stage(const StringVerdict& verdict, Stage stage) {
    const Finding& finding = *verdict.found(stage);
    const std::vector<Point>& region = finding.question.region;
    if (finding.question.target != verdict.points.front()) return false;
    if (stage == Stage::capture) return region.empty();
    if (stage == Stage::local_1) return region == verdict.local_1;
    if (!verdict.local_2) return true;
    return *finding.attacker_forces ? std::ranges::includes(region, *verdict.local_2)
                                    : std::ranges::includes(*verdict.local_2, region);
}

/// What is wrong about the answers to the string's questions, if anything is.
inline std::optional<std::string> fault_of(const StringVerdict& verdict) {
    if (!verdict.alive) return "undecided";
    for (const Stage stage : all_stages) {
        const Finding* finding = verdict.found(stage);
        if (finding == nullptr || !finding->attacker_forces) continue;
        const std::string answer = "answer " + std::to_string(place_of(stage));
        if (!answers_its_stage(verdict, stage)) return answer + " is to another question";
        if (!finding->has_proof()) return answer + " has no proof";
    }
    return std::nullopt;
}

/// What is wrong about the first string of the board of which anything is, judged with few states: that it is
/// not known whether it is alive, or an answer that is to another question than is asked or has no proof.
/// Empty if all is well.
inline std::string fault_of(const Position& position) {
    Options options;
    options.budget = {20'000, 600.0};
    options.max_witness_states = 1'000'000;
    for (const StringVerdict& verdict : adjudicate(position, 0, options).strings) {
        if (const auto fault = fault_of(verdict)) {
            return one_line(position) + ": string at index " + std::to_string(verdict.points.front().index) +
                   ": " + *fault;
        }
    }
    return "";
}

}  // namespace shikatsu::optimized::testing
