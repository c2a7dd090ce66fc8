#include "tools/lib/value_strategy_writer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::tools {

namespace {

using reference::ValueBound;

/// As the text counts lines.
std::string number_words(const std::optional<ValueStrategy::Place>& place, const char* otherwise) {
    return place ? fmt::format(" {}", *place + 1) : otherwise;
}

/// With a blank before each word.
template <class Turn>
std::string turn_words(const Grid& grid, const Turn& turn, const char* otherwise) {
    std::string text;
    if (const auto* choice = std::get_if<ValueStrategy::Choice>(&turn)) {
        const auto* play = std::get_if<Play>(&choice->move);
        text = play != nullptr ? " " + vertex(grid, play->point) : " pass";
        text += number_words(choice->next, "");
    } else if (const auto* answers = std::get_if<ValueStrategy::Answers>(&turn)) {
        for (const auto& place : answers->next) text += number_words(place, " -");
    } else {
        text = otherwise;
    }
    return text;
}

/// From the readings to the number of lines.
template <class Certificate>
std::string claim_lines(const std::vector<std::string>& readings, const Certificate& certificate) {
    const Grid& grid = certificate.position.grid();
    std::string text = fmt::format("readings {}\ngrid {}x{}\n",
                                   readings.empty() ? "literal" : fmt::format("{}", fmt::join(readings, " ")),
                                   grid.rows(), grid.columns());
    for (const std::string& row : rows_of(certificate.position)) text += row + "\n";
    return text + fmt::format("first {}\nclaim {} {}\nlines {}\n", name(certificate.first),
                              certificate.bound == ValueBound::at_least ? "at-least" : "at-most",
                              to_text(certificate.margin), certificate.strategy.lines.size());
}

/// Each with what is needed.
void append_lines(const Grid& grid, const ValueStrategy& strategy, std::string& text) {
    for (const ValueStrategy::Line& line : strategy.lines)
        text += to_text(line.need) + turn_words(grid, line.turn, " any") + "\n";
}

}  // namespace

std::string value_strategy_text(const reference::ValueCertificate& certificate) {
    std::string text = fmt::format("shikatsu-value-strategy 1\nrules {}\n{}", certificate.rules->name,
                                   claim_lines(departures(certificate.readings), certificate));
    append_lines(certificate.position.grid(), certificate.strategy, text);
    return with_end_line(text);
}

std::string alternating_strategy_text(const reference::AlternatingCertificate& certificate,
                                      const std::vector<std::string>& finals) {
    std::string text = "shikatsu-alternating-strategy 1\nrules japanese-2003\n" +
                       claim_lines(departures(certificate.readings), certificate);
    append_lines(certificate.position.grid(), certificate.strategy, text);
    text += fmt::format("certificates {}\n", finals.size());
    for (const std::string& of_final_position : finals) {
        const auto lines = std::count(of_final_position.begin(), of_final_position.end(), '\n');
        text += fmt::format("certificate {}\n{}", lines, of_final_position);
    }
    return with_end_line(std::move(text));
}

std::string ing_strategy_text(const reference::IngCertificate& certificate) {
    std::string text = "shikatsu-ing-strategy 1\nrules ing-sst\n" +
                       claim_lines(departures(certificate.readings), certificate);
    for (const IngStrategy::Turn& line : certificate.strategy.lines) {
        const std::string words = turn_words(certificate.position.grid(), line, " life");
        text += words.empty() ? "\n" : words.substr(1) + "\n";
    }
    return with_end_line(text);
}

}  // namespace shikatsu::tools
