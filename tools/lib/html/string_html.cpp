#include "tools/lib/html/string_html.hpp"

#include <fmt/format.h>

#include "tools/lib/html/board_svg.hpp"
#include "tools/lib/html/variation_html.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools::html {

namespace {

using optimized::Adjudication;
using optimized::Finding;
using optimized::Stage;
using optimized::StringVerdict;

constexpr std::size_t most_in_note = 16;

std::vector<Shade> locals_of(const StringVerdict& string) {
    std::vector<Shade> shades{{"local-1", string.local_1}};
    if (string.local_2) shades.push_back({"local-2", *string.local_2});
    if (string.local_3) shades.push_back({"local-3", *string.local_3});
    return shades;
}

BoardPicture board_of(const Adjudication& adjudication, const StringVerdict& string, const std::string& id,
                      const std::string& stones_of) {
    const Grid& grid = adjudication.position.grid();
    BoardPicture picture{.position = adjudication.position,
                         .marks = Marks(grid),
                         .shades = locals_of(string),
                         .id = id,
                         .title = "Board of the " + string_name(grid, string),
                         .description = "Main variations are played here.",
                         .dead_stones_fade = false,
                         .stones_of = stones_of};
    picture.marks.set(string.points, Mark::asked_about);
    return picture;
}

Markup shade_choice(const std::string& board_id, const std::string& name, bool chosen) {
    std::vector<Attribute> attributes{{"type", "radio"}, {"name", board_id + "-shade"}, {"value", name}};
    if (chosen) attributes.push_back({"checked", "checked"});
    return element("label", void_element("input", attributes) + " " + Markup(name));
}

Markup shade_choices(const BoardPicture& board) {
    Markup inside = element("legend", "Shade") + shade_choice(board.id, "nothing", true);
    for (const Shade& shade : board.shades) inside += shade_choice(board.id, shade.name, false);
    return element("fieldset", {{"class", "shades"}, {"data-board", board.id}}, inside);
}

Markup locals_list(const Grid& grid, const BoardPicture& board) {
    Markup entries;
    for (const Shade& shade : board.shades)
        entries += element("li", shade.name + ": " + vertices(grid, shade.points, shade.points.size()));
    return element("ul", {{"class", "locals"}}, entries);
}

Markup question_html(const Adjudication& adjudication, const StringVerdict& string, Stage stage,
                     const std::string& board_id) {
    const Grid& grid = adjudication.position.grid();
    const Finding& finding = *string.found(stage);
    Markup inside = element("h4", question_words(string, stage, grid, most_in_note)) +
                    element("p", element("strong", answer_words(string, stage)) +
                                     fmt::format(" ({} states searched)", with_commas(finding.states)));
    if (finding.main_variation) {
        inside += variation_html(adjudication.position, opponent(string.owner), *finding.main_variation,
                                 adjudication.readings, board_id);
    }
    return element("section", {{"class", "question"}}, inside);
}

std::string status_words(const StringVerdict& string) {
    std::string text = possible_statuses(string);
    if (string.alive) text += *string.alive ? ", alive" : ", not alive";
    return text;
}

}  // namespace

Markup string_html(const Adjudication& adjudication, std::size_t number, const std::string& id,
                   const std::string& stones_of) {
    const Grid& grid = adjudication.position.grid();
    const StringVerdict& string = adjudication.strings[number];
    const BoardPicture board = board_of(adjudication, string, id + "-board", stones_of);
    Markup questions;
    for (const Stage stage : optimized::all_stages) {
        if (tells_something(string, stage)) questions += question_html(adjudication, string, stage, board.id);
    }
    const std::string stones = string.points.size() == 1 ? "stone" : "stones";
    const Markup summary = element(
        "summary", element("strong", string_name(grid, string)) +
                       fmt::format(" ({} {}): {} ", string.points.size(), stones, status_words(string)) +
                       clause(clause_of(string.status)));
    const Markup side = element("div", {{"class", "side"}},
                                board_svg(board) + shade_choices(board) + locals_list(grid, board));
    return element("details", {{"class", "string"}},
                   summary + element("p", reason(string) + ".") +
                       element("div", {{"class", "player"}},
                               side + element("div", {{"class", "questions"}}, questions)));
}

}  // namespace shikatsu::tools::html
