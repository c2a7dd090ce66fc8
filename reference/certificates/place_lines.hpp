// Lines that say by their numbers which lines come after them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "reference/certificates/certificate_lines.hpp"

namespace shikatsu::reference {

/// The place of a line's number, which is counted from 1 in the text.
std::optional<std::uint32_t> place_in(std::string_view text, std::size_t lines);

/// "NEXT - NEXT…": a place or none for each word. Nothing if a word is neither.
std::optional<std::vector<std::optional<std::uint32_t>>> answers_in(std::string_view text, std::size_t lines);

/// Whether a line is said by a move or another word, and not by the numbers of lines.
bool is_word(std::string_view line);

/// "lines N", within the limits.
std::optional<std::size_t> read_lines_count(CertificateLines& text, const Grid& grid,
                                            const CertificateLimits& limits);

/// That line and so many others: read_line(number of lines, line) reads each one.
template <class Line, class ReadLine>
bool read_counted_lines(CertificateLines& text, const Grid& grid, const CertificateLimits& limits,
                        std::vector<Line>& lines, ReadLine read_line) {
    const auto count = read_lines_count(text, grid, limits);
    if (!count) return false;
    for (std::size_t i = 0; i < *count; ++i) {
        if (!read_line(*count, lines.emplace_back())) return false;
    }
    return true;
}

/// The same where the text ends with them.
template <class Line, class ReadLine>
bool read_lines(CertificateLines& text, const Grid& grid, const CertificateLimits& limits,
                std::vector<Line>& lines, ReadLine read_line) {
    return read_counted_lines(text, grid, limits, lines, read_line) &&
           text.expect_no_more("there are more lines than are said to be");
}

}  // namespace shikatsu::reference
