#include "tools/lib/html/board_svg.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/html/assets.hpp"

namespace shikatsu::tools::html {

namespace {

/// Lengths in the SVG's own units; the script that plays variations has the same.
constexpr int cell = 20;
constexpr int left = 30;
constexpr int top = 14;
constexpr int below = 30;
constexpr double stone_radius = 9.4;

struct Spot {
    int x = 0;
    int y = 0;
};

Spot spot(const Grid& grid, Point point) {
    return {left + cell * grid.column(point), top + cell * grid.row(point)};
}

int width(const Grid& grid) {
    return left + cell * (grid.columns() - 1) + top;
}

int height(const Grid& grid) {
    return top + cell * (grid.rows() - 1) + below;
}

Markup group(const char* name, const Markup& inside) {
    return element("g", {{"class", name}}, inside);
}

Markup circle(const Spot& at, double radius, const std::string& name) {
    return element("circle",
                   {{"cx", std::to_string(at.x)},
                    {"cy", std::to_string(at.y)},
                    {"r", fmt::format("{}", radius)},
                    {"class", name}},
                   {});
}

Markup square(const Spot& at, int side, const std::string& name) {
    return element("rect",
                   {{"x", std::to_string(at.x - side / 2)},
                    {"y", std::to_string(at.y - side / 2)},
                    {"width", std::to_string(side)},
                    {"height", std::to_string(side)},
                    {"class", name}},
                   {});
}

Markup path(const std::string& description, const std::string& name) {
    return element("path", {{"d", description}, {"class", name}}, {});
}

Markup label(const Spot& at, const std::string& name, const std::string& text) {
    return element("text", {{"x", std::to_string(at.x)}, {"y", std::to_string(at.y)}, {"class", name}},
                   Markup(text));
}

Markup grid_lines(const Grid& grid) {
    const Spot first = spot(grid, grid.at(0, 0));
    const Spot last = spot(grid, grid.at(grid.rows() - 1, grid.columns() - 1));
    std::string lines;
    for (int row = 0; row < grid.rows(); ++row)
        lines += fmt::format("M{} {}H{}", first.x, first.y + cell * row, last.x);
    for (int column = 0; column < grid.columns(); ++column)
        lines += fmt::format("M{} {}V{}", first.x + cell * column, first.y, last.y);
    return path(lines, "lines");
}

Markup coordinates(const Grid& grid) {
    Markup all;
    for (int row = 0; row < grid.rows(); ++row)
        all += label({left / 2 - 2, top + cell * row}, "coordinate", std::to_string(grid.rows() - row));
    for (int column = 0; column < grid.columns(); ++column) {
        const std::string letter(1, vertex(grid, grid.at(0, column)).front());
        all += label({left + cell * column, top + cell * (grid.rows() - 1) + below * 2 / 3}, "coordinate",
                     letter);
    }
    return all;
}

Markup stone(const Spot& at, Content content, bool faint) {
    return circle(
        at, stone_radius,
        std::string("stone ") + (content == Content::black ? "black" : "white") + (faint ? " faint" : ""));
}

bool is_territory(Mark mark) {
    return mark == Mark::black_territory || mark == Mark::white_territory;
}

Markup stones(const BoardPicture& picture) {
    if (!picture.stones_of.empty()) {
        const Markup others = element("use", {{"href", fmt::format("#{}-stones", picture.stones_of)}}, {});
        return group("stones", others);
    }
    const Grid& grid = picture.position.grid();
    Markup all;
    for (const Point point : grid.points()) {
        if (picture.position.empty(point)) continue;
        const bool faint = picture.dead_stones_fade && is_territory(picture.marks[point]);
        all += stone(spot(grid, point), picture.position[point], faint);
    }
    return element("g", {{"class", "stones"}, {"id", picture.id + "-stones"}}, all);
}

/// On a stone a mark has the opposite colour.
std::string ground(Content content) {
    switch (content) {
        case Content::black:
            return "on-black";
        case Content::white:
            return "on-white";
        case Content::empty:
            break;
    }
    return "on-empty";
}

Markup cross(const Spot& at, const std::string& name) {
    return path(fmt::format("M{} {}l8 8m0 -8l-8 8", at.x - 4, at.y - 4), name);
}

Markup mark_at(const Spot& at, Content content, Mark mark) {
    const std::string on = fmt::format(" {}", ground(content));
    switch (mark) {
        case Mark::uncapturable:
            return label(at, "sign quiet" + on, "U");
        case Mark::capturable_1:
            return label(at, "sign" + on, "1");
        case Mark::capturable_2:
            return label(at, "sign" + on, "2");
        case Mark::dead:
            return cross(at, "cross" + on);
        case Mark::undecided:
            return label(at, "sign open" + on, "?");
        case Mark::black_territory:
            return square(at, 8, "territory black");
        case Mark::white_territory:
            return square(at, 8, "territory white");
        case Mark::dame:
            return path(fmt::format("M{} {}l5 5l-5 5l-5 -5z", at.x, at.y - 5), "dame");
        case Mark::eye_in_seki:
            return path(fmt::format("M{} {}l5 9h-10z", at.x, at.y - 5), "seki");
        case Mark::asked_about:
            return circle(at, 5, "asked" + on);
        case Mark::none:
            break;
    }
    return {};
}

Markup all_marks(const BoardPicture& picture) {
    const Grid& grid = picture.position.grid();
    Markup all;
    for (const Point point : grid.points())
        all += mark_at(spot(grid, point), picture.position[point], picture.marks[point]);
    return group("marks", all);
}

Markup all_shades(const BoardPicture& picture) {
    const Grid& grid = picture.position.grid();
    Markup all;
    for (const Shade& shade : picture.shades) {
        Markup squares;
        for (const Point point : shade.points) squares += square(spot(grid, point), cell, "");
        all += element("g", {{"class", "shade"}, {"data-shade", shade.name}}, squares);
    }
    return all;
}

Markup svg_element(const BoardPicture& picture, const Markup& style) {
    const Grid& grid = picture.position.grid();
    const std::string title = picture.id + "-title";
    const std::string description = picture.id + "-description";
    return element("svg",
                   {{"xmlns", "http://www.w3.org/2000/svg"},
                    {"class", "board"},
                    {"id", picture.id},
                    {"viewBox", fmt::format("0 0 {} {}", width(grid), height(grid))},
                    {"role", "img"},
                    {"aria-labelledby", title + " " + description},
                    {"data-rows", one_line(picture.position)},
                    {"style", fmt::format("--columns:{}", grid.columns())}},
                   element("title", {{"id", title}}, picture.title) +
                       element("desc", {{"id", description}}, picture.description) + style +
                       element("rect",
                               {{"class", "wood"},
                                {"width", std::to_string(width(grid))},
                                {"height", std::to_string(height(grid))},
                                {"rx", "3"}},
                               {}) +
                       all_shades(picture) + grid_lines(grid) + group("coordinates", coordinates(grid)) +
                       stones(picture) + all_marks(picture));
}

std::string cell_sign(Content content, Mark mark) {
    constexpr std::string_view of_marks = ".U12x?BWDs";
    if (mark != Mark::none && mark != Mark::asked_about)
        return std::string(1, of_marks[static_cast<std::size_t>(mark)]);
    return content == Content::empty ? "." : content == Content::black ? "#" : "O";
}

std::string cell_words(Content content, Mark mark) {
    std::string text = content == Content::empty   ? "empty"
                       : content == Content::black ? "black stone"
                                                   : "white stone";
    if (mark != Mark::none) text += fmt::format(", {}", words(mark));
    return text;
}

Markup table_cell(Content content, Mark mark) {
    return element("td", element("span", {{"aria-hidden", "true"}}, cell_sign(content, mark)) +
                             element("span", {{"class", "unseen"}}, cell_words(content, mark)));
}

}  // namespace

std::string_view words(Mark mark) {
    constexpr std::string_view all[] = {"",
                                        "uncapturable",
                                        "capturable-1",
                                        "capturable-2",
                                        "dead",
                                        "undecided",
                                        "black-territory",
                                        "white-territory",
                                        "dame",
                                        "eye-point in seki",
                                        "of the string asked about"};
    return all[static_cast<std::size_t>(mark)];
}

bool Marks::contains(Mark mark) const {
    return std::find(marks_.begin(), marks_.end(), mark) != marks_.end();
}

Markup board_svg(const BoardPicture& picture) {
    return svg_element(picture, {});
}

std::string board_svg_file(const BoardPicture& picture) {
    const Markup style = element("style", Markup::verbatim(board_style_sheet()));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg_element(picture, style).str() + "\n";
}

Markup sample_svg(Content content, Mark mark) {
    const Spot middle{cell / 2, cell / 2};
    const std::string size = std::to_string(cell);
    Markup inside = element("rect", {{"class", "wood"}, {"width", size}, {"height", size}}, {});
    if (content != Content::empty) inside += stone(middle, content, is_territory(mark));
    inside += mark_at(middle, content, mark);
    return element(
        "svg",
        {{"class", "board sample"}, {"viewBox", fmt::format("0 0 {0} {0}", cell)}, {"aria-hidden", "true"}},
        inside);
}

Markup board_table(const BoardPicture& picture) {
    const Grid& grid = picture.position.grid();
    Markup head = element("td", {});
    for (int column = 0; column < grid.columns(); ++column) {
        const std::string letter(1, vertex(grid, grid.at(0, column)).front());
        head += element("th", {{"scope", "col"}}, letter);
    }
    Markup body;
    for (int row = 0; row < grid.rows(); ++row) {
        Markup cells = element("th", {{"scope", "row"}}, std::to_string(grid.rows() - row));
        for (int column = 0; column < grid.columns(); ++column) {
            const Point point = grid.at(row, column);
            cells += table_cell(picture.position[point], picture.marks[point]);
        }
        body += element("tr", cells);
    }
    return captioned_table(picture.title, "points",
                           element("thead", element("tr", head)) + element("tbody", body));
}

}  // namespace shikatsu::tools::html
