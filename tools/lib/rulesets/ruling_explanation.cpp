#include "tools/lib/rulesets/ruling_explanation.hpp"

#include <fmt/format.h>

#include "tools/lib/lettered_board.hpp"
#include "tools/lib/rulesets/ruling_report.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

/// With its board, from the end of a line of text on.
std::string main_line(const Position& position, const std::optional<Sequence>& line, Colouring colouring) {
    if (!line) return "\n";
    const Lettering lettering = Lettering::in_order_of_play(position.grid(), line->moves);
    return fmt::format("\n    main line {}\n",
                       styled(write_sequence(*line, lettering), Style::letter, colouring)) +
           lettered_board(position, lettering, colouring);
}

std::string explained(const Position& position, const StringRuling& string, Colouring colouring) {
    const std::string clause = string.clause.empty() ? "" : fmt::format(" [{}]", string.clause);
    std::string text = fmt::format(
        "{} ({} {}): {}{}\n  {}\n    {}",
        styled(string_name(position.grid(), string.owner, string.points.front()), Style::title, colouring),
        string.points.size(), string.points.size() == 1 ? "stone" : "stones",
        string.status.value_or("undecided"), clause, string.explanation->question,
        string.explanation->answer);
    return text + main_line(position, string.explanation->main_line, colouring);
}

/// By a strategy of what size somebody is sure of a bound, if strategies were looked for.
std::string strategy_words(const std::optional<BoundProof>& proof, bool sought) {
    if (!sought) return "";
    if (!proof) return "; no strategy for that was complete within the budget";
    return fmt::format(", by a strategy with {} {}", with_commas(proof->places),
                       proof->places == 1 ? "place" : "places");
}

std::string explained(const Ruling& ruling, const BestPlay& value, Colouring colouring) {
    std::string text =
        styled(fmt::format("best play if {} moves next", title(value.first)), Style::title, colouring) +
        fmt::format(": {} [{}]\n", best_play_words(value), ruling.best_play_clause);
    if (value.at_least)
        text += fmt::format("  Black is sure of at least {}{}\n", to_text(*value.at_least),
                            strategy_words(value.blacks, value.strategies_sought));
    if (value.at_most)
        text += fmt::format("  White is sure of at most {}{}\n", to_text(*value.at_most),
                            strategy_words(value.whites, value.strategies_sought));
    if (!value.main_line) return text;
    text.pop_back();
    return text + main_line(ruling.position, value.main_line, colouring);
}

}  // namespace

std::string ruling_explanation(const Ruling& ruling, Colouring colouring) {
    std::string text;
    for (const StringRuling& string : ruling.strings) {
        if (!string.explanation) continue;
        if (!text.empty()) text += '\n';
        text += explained(ruling.position, string, colouring);
    }
    for (const BestPlay& value : ruling.best_play) {
        if (!text.empty()) text += '\n';
        text += explained(ruling, value, colouring);
    }
    return text;
}

}  // namespace shikatsu::tools
