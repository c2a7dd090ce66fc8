#include "tools/lib/value_strategy_writer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::tools {

namespace {

using Bound = reference::ValueCertificate::Bound;

/// As the text counts lines.
std::string number_words(const std::optional<ValueStrategy::Place>& place, const char* otherwise) {
    return place ? fmt::format(" {}", *place + 1) : otherwise;
}

std::string line_words(const Grid& grid, const ValueStrategy::Line& line) {
    std::string text = to_text(line.need);
    if (const auto* choice = std::get_if<ValueStrategy::Choice>(&line.turn)) {
        const auto* play = std::get_if<Play>(&choice->move);
        text += play != nullptr ? " " + vertex(grid, play->point) : " pass";
        text += number_words(choice->next, "");
    } else if (const auto* answers = std::get_if<ValueStrategy::Answers>(&line.turn)) {
        for (const auto& place : answers->next) text += number_words(place, " -");
    } else {
        text += " any";
    }
    return text;
}

}  // namespace

std::string value_strategy_text(const reference::ValueCertificate& certificate) {
    const Grid& grid = certificate.position.grid();
    const auto readings = departures(certificate.readings);
    std::string text =
        fmt::format("shikatsu-value-strategy 1\nrules {}\nreadings {}\ngrid {}x{}\n", certificate.rules->name,
                    readings.empty() ? "literal" : fmt::format("{}", fmt::join(readings, " ")), grid.rows(),
                    grid.columns());
    for (const std::string& row : rows_of(certificate.position)) text += row + "\n";
    text += fmt::format("first {}\nclaim {} {}\nlines {}\n", name(certificate.first),
                        certificate.bound == Bound::at_least ? "at-least" : "at-most",
                        to_text(certificate.margin), certificate.strategy.lines.size());
    for (const ValueStrategy::Line& line : certificate.strategy.lines) text += line_words(grid, line) + "\n";
    return with_end_line(text);
}

}  // namespace shikatsu::tools
