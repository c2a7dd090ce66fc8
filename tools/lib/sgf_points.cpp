#include "tools/lib/sgf_points.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace shikatsu::tools {

namespace {

constexpr int largest_grid_with_tt = 19;

std::string without_blanks(std::string_view raw) {
    std::string text;
    for (const char sign : raw) {
        if (sign != ' ' && sign != '\t' && sign != '\n' && sign != '\r') text += sign;
    }
    return text;
}

/// The number of a coordinate letter: a to z are 0 to 25.
std::optional<int> line_of(char letter) {
    if (letter >= 'a' && letter <= 'z') return letter - 'a';
    return std::nullopt;
}

std::optional<Point> point_of(const Grid& grid, std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::optional<int> column = line_of(text[0]);
    const std::optional<int> row = line_of(text[1]);
    if (!column || !row || *column >= grid.columns() || *row >= grid.rows()) return std::nullopt;
    return grid.at(*row, *column);
}

SgfPointError bad_point(const Grid& grid, const SgfValue& value) {
    constexpr std::size_t most_shown = 12;
    return {value.place, fmt::format("'{}' is not an intersection of the {}x{} grid",
                                     excerpt(value.raw, most_shown), grid.rows(), grid.columns())};
}

}  // namespace

tl::expected<std::vector<Point>, SgfPointError> sgf_point_list(const Grid& grid, const SgfValue& value) {
    const std::string text = without_blanks(value.raw);
    const std::size_t colon = text.find(':');
    const auto from = point_of(grid, std::string_view(text).substr(0, colon));
    const auto to =
        colon == std::string::npos ? from : point_of(grid, std::string_view(text).substr(colon + 1));
    if (!from || !to) return tl::make_unexpected(bad_point(grid, value));
    const auto [top, bottom] = std::minmax({grid.row(*from), grid.row(*to)});
    const auto [left, right] = std::minmax({grid.column(*from), grid.column(*to)});
    std::vector<Point> points;
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) points.push_back(grid.at(row, column));
    }
    return points;
}

tl::expected<Move, SgfPointError> sgf_move(const Grid& grid, const SgfValue& value) {
    const std::string text = without_blanks(value.raw);
    const bool tt_is_pass = grid.rows() <= largest_grid_with_tt && grid.columns() <= largest_grid_with_tt;
    if (text.empty() || (text == "tt" && tt_is_pass)) return Pass{};
    const auto point = point_of(grid, text);
    if (!point) return tl::make_unexpected(bad_point(grid, value));
    return Play{*point};
}

}  // namespace shikatsu::tools
