#include "tools/lib/hypo_strategy_writer.hpp"

#include <fmt/format.h>

#include "reference/certificates/strategy_words.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::tools {

namespace {

std::string words_of(const Grid& grid, const HypoStrategy::Line& line) {
    if (!line.choice) return line.lemma == Lemma::none ? "begin" : reference::lemma_word(line.lemma);
    const std::string choice = reference::move_words(grid, *line.choice) + " ";
    return choice + (line.lemma == Lemma::none ? std::to_string(line.distance)
                                               : std::string(reference::lemma_word(line.lemma)));
}

/// From the line of the grid to the claim.
std::string claim_text(const Position& position, Point target, bool alive) {
    const Grid& grid = position.grid();
    std::string text = fmt::format("grid {}x{}\n", grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    return text + fmt::format("target {}\nclaim {}\n", vertex(grid, target), alive ? "alive" : "dead");
}

std::string lines_text(const Grid& grid, const HypoStrategy& strategy) {
    std::string text = fmt::format("states {}\n", strategy.lines.size());
    for (const HypoStrategy::Line& line : strategy.lines) text += words_of(grid, line) + "\n";
    return text;
}

}  // namespace

std::string hypo_strategy_text(const Position& position, Point target, bool alive,
                               const HypoStrategy& strategy) {
    return with_end_line("shikatsu-hypo-strategy 1\n" + rules_lines(reference::CertifiedRules::asura_1989) +
                         claim_text(position, target, alive) + lines_text(position.grid(), strategy));
}

std::string hypo_sequences_text(const Position& position, asura1989::PreviousOccurrence previous_occurrence,
                                Point target, bool alive, const HypoSequences& sequences) {
    const bool literal = previous_occurrence == asura1989::PreviousOccurrence::last;
    std::string text = fmt::format("shikatsu-hypo-sequences 1\nrules asura-1989\nreadings {}\n{}turns {}\n",
                                   literal ? "literal" : reference::first_occurrence,
                                   claim_text(position, target, alive), sequences.turns.size());
    for (const std::optional<HypotheticalMove>& turn : sequences.turns)
        text += (turn ? reference::move_words(position.grid(), *turn) : "known") + "\n";
    return with_end_line(text + lines_text(position.grid(), sequences.known));
}

}  // namespace shikatsu::tools
