#include "tools/lib/explanation.hpp"

#include <fmt/format.h>

#include "reference/values/vertex.hpp"
#include "tools/lib/lettered_board.hpp"
#include "tools/lib/notation.hpp"
#include "tools/lib/proof_words.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {

namespace {

using optimized::Adjudication;
using optimized::Finding;
using optimized::Stage;
using optimized::Status;
using optimized::StringVerdict;

constexpr std::size_t most_in_explanation = 16;

/// How the answer was found: at once, in a zone, by regions, by patterns, or by search on the whole grid.
std::string method(const Grid& grid, const Finding& finding) {
    if (!finding.attacker_forces) return "";
    if (finding.question.zone) {
        const std::vector<Point>& points = finding.question.zone->points;
        return fmt::format(", with play confined to the zone {}", vertices(grid, points, points.size()));
    }
    if (finding.keeping) return ", for " + keeping_words(grid, *finding.keeping);
    if (finding.clearing) {
        const std::string how = clearing_words(grid, *finding.clearing);
        if (!finding.clearing->stays) return ", " + how;
        return fmt::format(", for a stone comes to stay on {} where all around is {}",
                           vertex(grid, *finding.clearing->stays), how);
    }
    if (finding.patterns) return ", " + pattern_words(grid, *finding.patterns);
    return finding.states == 1 ? ", known without search" : "";
}

/// One lettering for all the variations of a string, so that one board shows them all.
Lettering common_lettering(const Grid& grid, const StringVerdict& string) {
    std::vector<HypotheticalMove> moves;
    for (const Finding& finding : string.findings) {
        if (!finding.main_variation) continue;
        moves.insert(moves.end(), finding.main_variation->moves.begin(), finding.main_variation->moves.end());
    }
    return Lettering::in_order_of_play(grid, moves);
}

/// Whether all the variation shows is a play after which the loser has nothing left to try.
bool ends_after_one_play(const optimized::Variation& variation) {
    const auto passes = [](const HypotheticalMove& move) { return std::holds_alternative<Pass>(move); };
    return variation.moves.size() == 3 && passes(variation.moves[1]) && passes(variation.moves[2]);
}

std::string finding_text(const StringVerdict& string, Stage stage, const Lettering& lettering,
                         Colouring colouring) {
    const Finding& finding = *string.found(stage);
    std::string text = fmt::format("  {}\n    {} ({}, {:.2f} s)",
                                   question_words(string, stage, lettering.grid(), most_in_explanation),
                                   styled(answer_words(string, stage), Style::title, colouring),
                                   number_of(finding.states, "state"), finding.seconds);
    text += method(lettering.grid(), finding);
    if (finding.main_variation) {
        const Sequence sequence{opponent(string.owner), finding.main_variation->moves,
                                finding.main_variation->cycle_start};
        text += fmt::format(", main variation {}",
                            styled(write_sequence(sequence, lettering), Style::letter, colouring));
        if (stage != Stage::capture && finding.attacker_forces == true &&
            ends_after_one_play(*finding.main_variation))
            text +=
                fmt::format("; whatever {} plays then, none of his stones stays there", title(string.owner));
    }
    return text + "\n";
}

std::string life(const StringVerdict& string) {
    if (!string.alive) return "";
    return *string.alive ? ", alive [J2003-LD-9]" : "";
}

std::string string_explanation(const Adjudication& adjudication, const StringVerdict& string,
                               Colouring colouring) {
    const Grid& grid = adjudication.position.grid();
    const std::string_view clause = clause_of(string.status);
    std::string text =
        styled(string_name(grid, string), Style::title, colouring) +
        fmt::format(" ({} {}): {}{}{}: {}\n", string.points.size(),
                    string.points.size() == 1 ? "stone" : "stones", name(string.status),
                    clause.empty() ? "" : fmt::format(" [{}]", clause), life(string), reason(string));
    const Lettering lettering = common_lettering(grid, string);
    for (const Stage stage : optimized::all_stages) {
        if (tells_something(string, stage)) text += finding_text(string, stage, lettering, colouring);
    }
    text += lettered_board(adjudication.position, lettering, colouring);
    if (string.capturable_3.value_or(false)) {
        text += fmt::format(
            "  It is capturable-3 [J2003-LD-8]: a capturable-2 ko-stone whose local-2 ({}) is not its "
            "local-3 ({})\n",
            vertices(grid, *string.local_2, most_in_explanation),
            vertices(grid, *string.local_3, most_in_explanation));
    }
    return text;
}

}  // namespace

std::string explanation(const Adjudication& adjudication, Colouring colouring) {
    std::string text;
    for (const StringVerdict& string : adjudication.strings) {
        if (!text.empty()) text += '\n';
        text += string_explanation(adjudication, string, colouring);
    }
    return text;
}

}  // namespace shikatsu::tools
