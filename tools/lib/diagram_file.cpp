#include "tools/lib/diagram_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "reference/values/diagram.hpp"
#include "tools/lib/liberty_check.hpp"

namespace shikatsu::tools {

namespace {

/// The rows of one diagram as they stand in the file, without comments, and the line of each.
struct Block {
    std::vector<std::string> rows;
    std::vector<int> lines;
    std::string caption;
    /// The first row beyond what a grid can have; rows from there on are not kept.
    std::optional<int> excess_line;
};

std::string trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t;";
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return std::string(text.substr(from, text.find_last_not_of(blanks) - from + 1));
}

/// Collects blocks line by line.
class Splitter {
  public:
    void take(std::string_view line, int number) {
        const std::size_t semicolon = line.find(';');
        const std::string_view row = line.substr(0, semicolon);
        const bool has_signs = row.find_first_not_of(" \t\v\f") != std::string_view::npos;
        if (has_signs && current_.rows.size() == Grid::max_lines) {
            if (!current_.excess_line) current_.excess_line = number;
        } else if (has_signs) {
            current_.rows.emplace_back(row);
            current_.lines.push_back(number);
        } else if (semicolon == std::string_view::npos) {
            finish();
        } else if (current_.rows.empty()) {
            const std::string words = trimmed(line.substr(semicolon));
            if (!words.empty() && !current_.caption.empty()) current_.caption += '\n';
            current_.caption += printable(words);
        }
    }

    std::vector<Block> blocks() && {
        finish();
        return std::move(blocks_);
    }

  private:
    void finish() {
        if (!current_.rows.empty()) blocks_.push_back(std::move(current_));
        current_ = {};
    }

    Block current_;
    std::vector<Block> blocks_;
};

/// The lines end with LF, CR, or CR and LF.
std::vector<Block> blocks_of(std::string_view text) {
    Splitter splitter;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        splitter.take(text.substr(0, end), ++number);
        const std::size_t line_end = text.substr(end).starts_with("\r\n") ? 2 : 1;
        text.remove_prefix(std::min(end + line_end, text.size()));
    }
    return std::move(splitter).blocks();
}

/// The place of the sign that draws `point`.
Place place_of(const Block& block, const Grid& grid, Point point) {
    const auto row = static_cast<std::size_t>(grid.row(point));
    int signs_left = grid.column(point);
    int column = 1;
    for (const char sign : block.rows[row]) {
        const bool blank = sign == ' ' || sign == '\t';
        if (!blank && signs_left-- == 0) break;
        ++column;
    }
    return {block.lines[row], column};
}

/// Whether it is none of a diagram's signs and looks like one of the coordinates around it.
bool is_coordinate(char sign) {
    const bool letter = sign >= 'A' && sign <= 'Z' && sign != 'X' && sign != 'O';
    return letter || (sign >= '0' && sign <= '9');
}

ReadPosition position_of(const Block& block, const std::string& file) {
    if (block.excess_line) {
        return tl::make_unexpected(SourceError{
            file,
            {*block.excess_line, 1},
            fmt::format("the grid is too large: a diagram has at most {} rows", Grid::max_lines)});
    }
    const auto position = position_from_rows(block.rows);
    if (!position) {
        const DiagramError& error = position.error();
        const auto row = static_cast<std::size_t>(error.row) - 1;
        const auto column = static_cast<std::size_t>(error.column) - 1;
        const bool coordinates = column < block.rows[row].size() && is_coordinate(block.rows[row][column]);
        return tl::make_unexpected(SourceError{file,
                                               {block.lines[row], error.column},
                                               error.message + (coordinates ? ", but no coordinates" : "")});
    }
    if (const auto broken = string_without_liberty(*position)) {
        return tl::make_unexpected(
            SourceError{file, place_of(block, position->grid(), broken->stone), broken->message});
    }
    return SourcePosition{*position, 0, file, {block.lines.front(), 1}, block.caption};
}

}  // namespace

std::vector<ReadPosition> read_diagrams(const Source& source) {
    std::vector<ReadPosition> positions;
    for (const Block& block : blocks_of(source.text)) positions.push_back(position_of(block, source.name));
    if (positions.empty()) {
        positions.emplace_back(
            tl::unexpect,
            SourceError{
                source.name, {}, "there is no position in it: a diagram has rows of '#', 'O' and '.'"});
    }
    return positions;
}

}  // namespace shikatsu::tools
