#include "tools/lib/pattern_writer.hpp"

#include <fmt/format.h>

#include <string_view>

#include "reference/certificates/named_points.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tools/lib/certificate_writer.hpp"

namespace shikatsu::tools {

namespace {

/// By number of Seen.
constexpr std::string_view signs = "?.#O@";

void append_seen(const std::vector<Seen>& seen, std::string& text) {
    std::size_t unknown = 0;
    for (const Seen one : seen) {
        if (one == Seen::unknown) {
            ++unknown;
            continue;
        }
        if (unknown > 0) text += std::to_string(unknown);
        unknown = 0;
        text += signs[static_cast<std::size_t>(one)];
    }
}

std::string_view ground_words(Ground ground) {
    switch (ground) {
        case Ground::life:
            return " life";
        case Ground::vital_region:
            return " vital";
        case Ground::two_eyes:
            return " eyes";
        case Ground::joined:
            return " joined";
        case Ground::linked:
            return " linked";
        case Ground::apart:
            return " apart";
        case Ground::moves:
            break;
    }
    return "";
}

void append(const Grid& grid, const PatternLine& line, std::string& text) {
    text += line.keeper_to_move ? "keeper" : "opponent";
    if (line.target) text += fmt::format(":{}", vertex(grid, *line.target));
    text += " ";
    append_seen(line.seen, text);
    if (line.keeper_to_move) text += fmt::format(" {}", line.play ? vertex(grid, *line.play) : "pass");
    text += ground_words(line.ground);
    for (const std::uint32_t next : line.next) text += fmt::format(" {}", std::size_t{next} + 1);
    if (line.gained) text += fmt::format(" at {}", vertex(grid, *line.gained));
    text += "\n";
}

}  // namespace

std::string pattern_text(const Position& position, Point target, const std::vector<Point>& region,
                         const PatternProof& proof, reference::CertifiedRules rules) {
    const Grid& grid = position.grid();
    std::string text =
        fmt::format("shikatsu-patterns 4\n{}grid {}x{}\n", rules_lines(rules), grid.rows(), grid.columns());
    for (const std::string& row : rows_of(position)) text += row + "\n";
    text += fmt::format("target {}\n", vertex(grid, target));
    if (!region.empty()) text += fmt::format("region{}\n", reference::named(grid, region));
    text += fmt::format("patterns {}\n", proof.lines.size());
    for (const PatternLine& line : proof.lines) append(grid, line, text);
    return with_end_line(std::move(text));
}

}  // namespace shikatsu::tools
