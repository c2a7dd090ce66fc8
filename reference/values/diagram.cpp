#include "reference/values/diagram.hpp"

#include <optional>

namespace shikatsu {

namespace {

std::optional<Content> content_of_sign(char sign) {
    switch (sign) {
        case '#':
        case 'X':
        case 'x':
            return Content::black;
        case 'O':
        case 'o':
            return Content::white;
        case '.':
            return Content::empty;
        default:
            return std::nullopt;
    }
}

std::string printable(char sign) {
    if (sign >= ' ' && sign <= '~') return std::string("'") + sign + "'";
    return "byte " + std::to_string(static_cast<int>(static_cast<unsigned char>(sign)));
}

tl::expected<std::vector<Content>, DiagramError> contents_of_row(const std::string& text, int row) {
    std::vector<Content> contents;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' || text[i] == '\t') continue;
        const std::optional<Content> content = content_of_sign(text[i]);
        if (!content) {
            return tl::make_unexpected(DiagramError{
                row, static_cast<int>(i) + 1,
                "unknown sign " + printable(text[i]) + "; a diagram has '#' or 'X', 'O' and '.'"});
        }
        contents.push_back(*content);
    }
    return contents;
}

}  // namespace

tl::expected<Position, DiagramError> position_from_rows(std::span<const std::string> rows) {
    std::vector<std::vector<Content>> contents;
    for (const std::string& text : rows) {
        const int row = static_cast<int>(contents.size()) + 1;
        auto line = contents_of_row(text, row);
        if (!line) return tl::make_unexpected(line.error());
        if (!contents.empty() && line->size() != contents.front().size()) {
            return tl::make_unexpected(
                DiagramError{row, 1,
                             "ragged diagram: this row has " + std::to_string(line->size()) +
                                 " intersections, the first has " + std::to_string(contents.front().size())});
        }
        contents.push_back(std::move(*line));
    }
    const int columns = contents.empty() ? 0 : static_cast<int>(contents.front().size());
    const auto grid = Grid::create(static_cast<int>(contents.size()), columns);
    if (!grid) return tl::make_unexpected(DiagramError{1, 1, grid.error()});
    Position position(*grid);
    for (int row = 0; row < grid->rows(); ++row) {
        for (int column = 0; column < grid->columns(); ++column) {
            position.set(grid->at(row, column),
                         contents[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
        }
    }
    return position;
}

std::vector<std::string> rows_of(const Position& position) {
    const Grid& grid = position.grid();
    std::vector<std::string> rows;
    for (int row = 0; row < grid.rows(); ++row) {
        std::string text;
        for (int column = 0; column < grid.columns(); ++column) {
            constexpr char signs[] = {'.', '#', 'O'};
            text += signs[static_cast<int>(position[grid.at(row, column)])];
        }
        rows.push_back(text);
    }
    return rows;
}

std::string one_line(const Position& position) {
    std::string line;
    for (const std::string& row : rows_of(position)) line += (line.empty() ? "" : "/") + row;
    return line;
}

}  // namespace shikatsu
