#include "reference/values/vertex.hpp"

#include <cctype>

namespace shikatsu {

namespace {
constexpr std::string_view column_letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
}

std::string vertex(const Grid& grid, Point point) {
    const auto column = static_cast<std::size_t>(grid.column(point));
    return column_letters[column] + std::to_string(grid.rows() - grid.row(point));
}

std::optional<Point> point_of_vertex(const Grid& grid, std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    const std::size_t column = column_letters.find(letter);
    if (column == std::string_view::npos || static_cast<int>(column) >= grid.columns()) return std::nullopt;
    int number = 0;
    for (const char digit : text.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    if (text[1] == '0' || number > grid.rows()) return std::nullopt;
    return grid.at(grid.rows() - number, static_cast<int>(column));
}

}  // namespace shikatsu
