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

}  // namespace

std::string hypo_strategy_text(const Position& position, Point target, bool alive,
                               const HypoStrategy& strategy) {
    const Grid& grid = position.grid();
    std::string text =
        fmt::format("shikatsu-hypo-strategy 1\n{}grid {}x{}\n",
                    rules_lines(reference::CertifiedRules::asura_1989), grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    text += fmt::format("target {}\nclaim {}\nstates {}\n", vertex(grid, target), alive ? "alive" : "dead",
                        strategy.lines.size());
    for (const HypoStrategy::Line& line : strategy.lines) text += words_of(grid, line) + "\n";
    return with_end_line(std::move(text));
}

}  // namespace shikatsu::tools
