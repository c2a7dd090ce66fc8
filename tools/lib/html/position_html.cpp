#include "tools/lib/html/position_html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "reference/values/vertex.hpp"
#include "tools/lib/report.hpp"
#include "tools/lib/score_account.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools::html {

namespace {

using optimized::Adjudication;
using optimized::Scoring;
using optimized::StringVerdict;

Mark mark_of(optimized::Status status) {
    switch (status) {
        case optimized::Status::uncapturable:
            return Mark::uncapturable;
        case optimized::Status::capturable_1:
            return Mark::capturable_1;
        case optimized::Status::capturable_2:
            return Mark::capturable_2;
        case optimized::Status::dead:
            return Mark::dead;
        case optimized::Status::undecided:
            break;
    }
    return Mark::undecided;
}

BoardPicture picture_of(const Adjudication& adjudication, const std::string& id, const std::string& title) {
    const Grid& grid = adjudication.position.grid();
    return {.position = adjudication.position,
            .marks = Marks(grid),
            .shades = {},
            .id = id,
            .title = title,
            .description = fmt::format("A grid of {} rows and {} columns.", grid.rows(), grid.columns()),
            .dead_stones_fade = false,
            .stones_of = {}};
}

void mark_statuses(const Adjudication& adjudication, Marks& marks) {
    for (const StringVerdict& string : adjudication.strings) marks.set(string.points, mark_of(string.status));
}

void mark_territory(const Position& position, const Scoring& scoring, Marks& marks) {
    marks.set(scoring.dame, Mark::dame);
    // Territory overwrites eye-points, so the eye-points that keep their mark are those in seki.
    for (const auto* territories : {&scoring.black, &scoring.white}) {
        for (const Point point : territories->eye_points) {
            if (position.empty(point)) marks.set({point}, Mark::eye_in_seki);
        }
    }
    marks.set(scoring.black.territory, Mark::black_territory);
    marks.set(scoring.white.territory, Mark::white_territory);
}

Markup figure(const BoardPicture& picture) {
    const Markup table = element("details", {{"class", "as-table"}},
                                 element("summary", "This board as a table") + board_table(picture));
    return element("figure", board_svg(picture) + element("figcaption", picture.title) + table);
}

Markup legend_entry(Content content, Mark mark, std::string_view meaning) {
    return element("li", sample_svg(content, mark) + " " + Markup(meaning));
}

Markup legend(const std::vector<BoardPicture>& boards) {
    constexpr std::array on_stones{Mark::uncapturable, Mark::capturable_1, Mark::capturable_2, Mark::dead,
                                   Mark::undecided};
    constexpr std::array on_points{Mark::black_territory, Mark::white_territory, Mark::dame,
                                   Mark::eye_in_seki};
    Markup entries = legend_entry(Content::black, Mark::none, "black stone") +
                     legend_entry(Content::white, Mark::none, "white stone");
    const auto occurs = [&](Mark mark) {
        return std::any_of(boards.begin(), boards.end(),
                           [&](const BoardPicture& board) { return board.marks.contains(mark); });
    };
    for (const Mark mark : on_stones) {
        if (occurs(mark)) entries += legend_entry(Content::black, mark, words(mark));
    }
    for (const Mark mark : on_points) {
        if (occurs(mark)) entries += legend_entry(Content::empty, mark, words(mark));
    }
    return element("ul", {{"class", "legend"}, {"aria-label", "Legend"}}, entries);
}

const char* alive_words(const std::optional<bool>& alive) {
    if (!alive) return "undecided";
    return *alive ? "alive" : "dead";
}

Markup text_cell(const Markup& inside) {
    return element("td", inside);
}

Markup number_cell(const std::string& number) {
    return element("td", {{"class", "number"}}, number);
}

Markup string_row(const Grid& grid, const StringVerdict& string) {
    std::string notes = string.ko_stone ? "ko-stone" : "";
    if (string.capturable_3.value_or(false)) notes += std::string(notes.empty() ? "" : ", ") + "capturable-3";
    return element("tr",
                   element("th", {{"scope", "row"}}, vertex(grid, string.points.front())) +
                       text_cell(name(string.owner)) + number_cell(std::to_string(string.points.size())) +
                       text_cell(Markup(possible_statuses(string)) + " " + clause(clause_of(string.status))) +
                       text_cell(alive_words(string.alive)) + number_cell(with_commas(string.states())) +
                       text_cell(notes));
}

Markup header(const std::vector<const char*>& names) {
    Markup cells;
    for (const char* name : names) cells += element("th", {{"scope", "col"}}, name);
    return element("thead", element("tr", cells));
}

Markup score_row(const Grid& grid, const AccountedTerm& term) {
    const std::string where = term.points ? vertices(grid, *term.points, term.points->size()) : "";
    const std::string sign = term.sign == '-' ? "−" : "+";
    return element("tr", number_cell(sign + std::to_string(term.value)) +
                             text_cell(Markup(term.words) + " " + clause(term.clause)) + text_cell(where));
}

Markup remarks_html(const Adjudication& adjudication) {
    const std::string text = remarks(adjudication);
    Markup all;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        all += element("p", {{"class", "remark"}}, text.substr(from, end - from));
        from = end + 1;
    }
    return all;
}

std::string open_strings(const Adjudication& adjudication) {
    std::string text;
    for (const StringVerdict& string : adjudication.strings) {
        if (string.alive) continue;
        text += (text.empty() ? "" : ", ") + string_name(adjudication.position.grid(), string);
    }
    return text;
}

}  // namespace

BoardPicture status_board(const Adjudication& adjudication, const std::string& id) {
    BoardPicture picture = picture_of(adjudication, id, "Statuses of the strings");
    mark_statuses(adjudication, picture.marks);
    return picture;
}

BoardPicture territory_board(const Adjudication& adjudication, const std::string& id) {
    BoardPicture picture = picture_of(adjudication, id, "Territory and dame");
    mark_territory(adjudication.position, adjudication.scoring.value(), picture.marks);
    picture.dead_stones_fade = true;
    return picture;
}

BoardPicture verdict_board(const Adjudication& adjudication, const std::string& id) {
    BoardPicture picture = picture_of(adjudication, id, "Statuses and territory");
    mark_statuses(adjudication, picture.marks);
    if (adjudication.scoring) mark_territory(adjudication.position, *adjudication.scoring, picture.marks);
    picture.dead_stones_fade = true;
    return picture;
}

Markup boards_html(const Adjudication& adjudication, const std::string& id) {
    std::vector<BoardPicture> boards{status_board(adjudication, id + "-statuses")};
    if (adjudication.scoring) boards.push_back(territory_board(adjudication, id + "-territory"));
    Markup figures;
    for (const BoardPicture& board : boards) figures += figure(board);
    return element("div", {{"class", "boards"}}, figures) + legend(boards);
}

Markup strings_html(const Adjudication& adjudication) {
    if (adjudication.strings.empty()) return element("p", "There are no stones.");
    Markup rows;
    for (const StringVerdict& string : adjudication.strings)
        rows += string_row(adjudication.position.grid(), string);
    return captioned_table(
        "Each string by its first intersection", "strings",
        header({"at", "colour", "stones", "status", "so it is", "states searched", "notes"}) +
            element("tbody", rows));
}

Markup score_html(const Adjudication& adjudication, int prisoner_difference) {
    const std::string result = result_words(adjudication, prisoner_difference);
    if (!adjudication.scoring) {
        return element("p", element("strong", result)) +
               element("p", "Open is whether these are alive: " + open_strings(adjudication) + ".") +
               remarks_html(adjudication);
    }
    Markup rows;
    for (const AccountedTerm& term : account(adjudication.position, *adjudication.scoring))
        rows += score_row(adjudication.position.grid(), term);
    const int score = adjudication.scoring->score;
    const std::string sum = (score < 0 ? "−" : "") + std::to_string(std::abs(score));
    const Markup total = element("tr", number_cell("= " + sum) +
                                           text_cell(element("strong", result) + " " + clause("J2003-RS-1")) +
                                           text_cell(clause("J2003-D3-9")));
    return captioned_table(
               "Black's score less White's", "score",
               header({"points", "for", "at"}) + element("tbody", rows) + element("tfoot", total)) +
           remarks_html(adjudication);
}

std::string result_words(const Adjudication& adjudication, int prisoner_difference) {
    if (adjudication.scoring) return outcome(adjudication.scoring->score);
    const ScoreBounds bounds = score_bounds(adjudication, prisoner_difference);
    if (bounds.at_least == bounds.at_most)
        return fmt::format("{}, whatever the undecided strings are", outcome(bounds.at_least));
    return fmt::format("undecided: from “{}” to “{}”", outcome(bounds.at_least), outcome(bounds.at_most));
}

}  // namespace shikatsu::tools::html
