#include "tools/lib/rulesets/ruling_explanation.hpp"

#include <fmt/format.h>

#include "tools/lib/lettered_board.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

std::string explained(const Position& position, const StringRuling& string, Colouring colouring) {
    const std::string clause = string.clause.empty() ? "" : fmt::format(" [{}]", string.clause);
    std::string text = fmt::format(
        "{} ({} {}): {}{}\n  {}\n    {}",
        styled(string_name(position.grid(), string.owner, string.points.front()), Style::title, colouring),
        string.points.size(), string.points.size() == 1 ? "stone" : "stones",
        string.status.value_or("undecided"), clause, string.explanation->question,
        string.explanation->answer);
    if (!string.explanation->main_line) return text + "\n";
    const Sequence& line = *string.explanation->main_line;
    const Lettering lettering = Lettering::in_order_of_play(position.grid(), line.moves);
    text += fmt::format("\n    main line {}\n",
                        styled(write_sequence(line, lettering), Style::letter, colouring));
    return text + lettered_board(position, lettering, colouring);
}

}  // namespace

std::string ruling_explanation(const Ruling& ruling, Colouring colouring) {
    std::string text;
    for (const StringRuling& string : ruling.strings) {
        if (!string.explanation) continue;
        if (!text.empty()) text += '\n';
        text += explained(ruling.position, string, colouring);
    }
    return text;
}

}  // namespace shikatsu::tools
