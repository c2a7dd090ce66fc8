#include "tools/lib/sgf_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tools/lib/sgf_encoding.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::array<std::string_view, 4> names_of_marks = {"TB", "TW", "MA", "LB"};

/// A text instead of a part of another.
struct Replacement {
    TextRange range;
    std::string text;
};

std::string coordinates(const Grid& grid, Point point) {
    return {static_cast<char>('a' + grid.column(point)), static_cast<char>('a' + grid.row(point))};
}

std::string property(const char* name, const Grid& grid, const std::vector<Point>& points) {
    if (points.empty()) return {};
    std::string text = name;
    for (const Point point : points) text += fmt::format("[{}]", coordinates(grid, point));
    return text;
}

/// What a viewer writes on the stones of a string; empty for nothing.
std::string label_of(const StringRuling& string) {
    if (!string.status) return "?";
    if (*string.status == "capturable-1") return "1";
    return *string.status == "capturable-2" ? "2" : "";
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char sign : text) {
        if (sign == ']' || sign == '\\') safe += '\\';
        safe += sign;
    }
    return safe;
}

bool is_mark(const SgfProperty& property) {
    return std::find(names_of_marks.begin(), names_of_marks.end(), property.name) != names_of_marks.end();
}

/// The marks instead of those that the node has.
void mark(const SgfNode& node, const Ruling& ruling, std::vector<Replacement>& replacements) {
    for (const SgfProperty& property : node.properties) {
        if (is_mark(property)) replacements.push_back({property.range, ""});
    }
    replacements.push_back({{node.range.end, node.range.end}, sgf_marks(ruling)});
}

void say_utf8(const SgfNode& root, std::vector<Replacement>& replacements) {
    for (const SgfProperty& property : root.properties) {
        if (property.name == "CA") return replacements.push_back({property.range, "CA[UTF-8]"});
    }
    replacements.push_back({{root.range.begin + 1, root.range.begin + 1}, "CA[UTF-8]"});
}

std::string replaced(const std::string& text, std::vector<Replacement> replacements) {
    std::stable_sort(
        replacements.begin(), replacements.end(),
        [](const Replacement& a, const Replacement& b) { return a.range.begin < b.range.begin; });
    std::string result;
    std::size_t from = 0;
    for (const Replacement& replacement : replacements) {
        result.append(text, from, replacement.range.begin - from);
        result += replacement.text;
        from = replacement.range.end;
    }
    return result.append(text, from);
}

}  // namespace

std::string sgf_marks(const Ruling& ruling) {
    const Grid& grid = ruling.position.grid();
    std::string text;
    if (ruling.territory) {
        text += property("TB", grid, ruling.territory->black);
        text += property("TW", grid, ruling.territory->white);
    }
    std::vector<Point> dead;
    std::string labels;
    for (const StringRuling& string : ruling.strings) {
        if (!string.alive.value_or(true)) dead.insert(dead.end(), string.points.begin(), string.points.end());
        const std::string label = label_of(string);
        for (const Point point : string.points) {
            if (!label.empty()) labels += fmt::format("[{}:{}]", coordinates(grid, point), label);
        }
    }
    text += property("MA", grid, dead);
    if (!labels.empty()) text.append("LB").append(labels);
    return text;
}

std::string sgf_with_marks(const Source& source, const std::vector<std::optional<Ruling>>& rulings) {
    const auto text = sgf_utf8(source);
    if (!text) return {};
    const SgfBeginning read = read_sgf_beginning({source.name, *text});
    std::vector<Replacement> replacements;
    for (std::size_t i = 0; i < read.games.size(); ++i) {
        const SgfMainLine& nodes = read.games[i];
        say_utf8(nodes.front(), replacements);
        if (i < rulings.size() && rulings[i]) mark(nodes.back(), *rulings[i], replacements);
    }
    const std::size_t end = read.error ? read.end : text->size();
    return replaced(text->substr(0, end), std::move(replacements));
}

std::string sgf_of(const Ruling& ruling, const std::string& caption) {
    const Position& position = ruling.position;
    const Grid& grid = position.grid();
    std::vector<Point> black;
    std::vector<Point> white;
    for (const Point point : grid.points()) {
        if (position.holds(point, Player::black)) black.push_back(point);
        if (position.holds(point, Player::white)) white.push_back(point);
    }
    const std::string size = grid.rows() == grid.columns()
                                 ? std::to_string(grid.rows())
                                 : fmt::format("{}:{}", grid.columns(), grid.rows());
    std::string text = fmt::format("(;FF[4]GM[1]CA[UTF-8]AP[shikatsu]SZ[{}]", size);
    if (!caption.empty()) text += fmt::format("GN[{}]", escaped(caption));
    text.append(property("AB", grid, black)).append(property("AW", grid, white)).append(sgf_marks(ruling));
    return text.append(")\n");
}

}  // namespace shikatsu::tools
