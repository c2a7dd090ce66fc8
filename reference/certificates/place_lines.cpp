#include "reference/certificates/place_lines.hpp"

#include <fmt/format.h>

namespace shikatsu::reference {

std::optional<std::uint32_t> place_in(std::string_view text, std::size_t lines) {
    const auto number = number_in(text);
    if (!number || *number == 0 || *number > lines) return std::nullopt;
    return static_cast<std::uint32_t>(*number - 1);
}

std::optional<std::vector<std::optional<std::uint32_t>>> answers_in(std::string_view text,
                                                                    std::size_t lines) {
    std::vector<std::optional<std::uint32_t>> answers;
    while (!text.empty()) {
        const std::string_view word = take_word(text);
        const auto place = place_in(word, lines);
        if (!place && word != "-") return std::nullopt;
        answers.push_back(place);
    }
    return answers;
}

bool is_word(std::string_view line) {
    return !line.empty() && (line.front() < '0' || line.front() > '9') && line.front() != '-';
}

std::optional<std::size_t> read_lines_count(CertificateLines& text, const Grid& grid,
                                            const CertificateLimits& limits) {
    const auto count = text.read_count("lines");
    if (!count) return std::nullopt;
    if (*count > limits.states)
        return text.fail(fmt::format("there are more lines than the limit of {}", limits.states));
    if (limits.too_many_intersections(*count, grid)) return text.fail(states_too_large);
    return count;
}

}  // namespace shikatsu::reference
