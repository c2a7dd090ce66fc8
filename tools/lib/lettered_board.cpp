#include "tools/lib/lettered_board.hpp"

#include <fmt/format.h>

#include "tools/lib/board_drawing.hpp"

namespace shikatsu::tools {

namespace {

std::string indented(const std::string& text) {
    std::string result;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t end = text.find('\n', from);
        result += fmt::format("      {}\n", text.substr(from, end - from));
        from = end == std::string::npos ? text.size() : end + 1;
    }
    return result;
}

}  // namespace

std::string lettered_board(const Position& position, const Lettering& lettering, Colouring colouring) {
    if (lettering.empty()) return "";
    return indented(side_by_side(
        {draw_stones(position, colouring), draw_letters(position, lettering, colouring)}, page_width));
}

}  // namespace shikatsu::tools
