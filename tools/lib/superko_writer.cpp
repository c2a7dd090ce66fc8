#include "tools/lib/superko_writer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reference/certificates/strategy_words.hpp"

namespace shikatsu::tools {

namespace {

/// As the text counts lines.
std::string number_words(const std::optional<SuperkoStrategy::Place>& place) {
    return place ? std::to_string(*place + 1) : "-";
}

std::string words_of(const Grid& grid, const SuperkoStrategy::Turn& turn) {
    if (const auto* won = std::get_if<SuperkoStrategy::Won>(&turn))
        return won->lemma == Lemma::none ? "captured" : reference::lemma_word(won->lemma);
    if (const auto* choice = std::get_if<SuperkoStrategy::Choice>(&turn))
        return reference::move_words(grid, choice->move) + " " + number_words(choice->next);
    std::vector<std::string> words;
    for (const auto& place : std::get<SuperkoStrategy::Answers>(turn).next)
        words.push_back(number_words(place));
    return fmt::format("{}", fmt::join(words, " "));
}

}  // namespace

std::string superko_lines(const Grid& grid, const SuperkoStrategy& strategy) {
    std::string text = fmt::format("lines {}\n", strategy.lines.size());
    for (const SuperkoStrategy::Turn& turn : strategy.lines) text += words_of(grid, turn) + "\n";
    return text;
}

}  // namespace shikatsu::tools
