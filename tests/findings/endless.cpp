// Play without end: the rows about questions whose main variation repeats for ever.
#include <fmt/format.h>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/findings/findings.hpp"
#include "tools/atlas/position_classes.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::findings {

namespace {

/// Questions with the same answer: how many, and how many of them have a main variation that repeats for
/// ever.
struct Answers {
    int all = 0;
    int endless = 0;
    std::string first = "-";
};

std::string in_one_line(const Position& position) {
    std::string line;
    for (const std::string& row : rows_of(position)) line += (line.empty() ? "" : "/") + row;
    return line;
}

}  // namespace

std::string endless_row(const Grid& grid) {
    optimized::Options options;
    options.want_variations = true;
    Answers forced;
    Answers prevented;
    for (const atlas::PositionClass& members : atlas::position_classes(grid)) {
        const Position position = atlas::position_of(grid, members.code);
        for (const optimized::StringVerdict& string : optimized::adjudicate(position, 0, options).strings) {
            for (const optimized::Finding& finding : string.findings) {
                Answers& answers = finding.attacker_forces.value() ? forced : prevented;
                answers.all += members.size;
                if (!finding.main_variation.value().cycle_start) continue;
                if (answers.endless == 0)
                    answers.first =
                        fmt::format("`{}` {}", in_one_line(position), vertex(grid, string.points.front()));
                answers.endless += members.size;
            }
        }
    }
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} |", difftest::name(grid), forced.all,
                       forced.endless, forced.first, prevented.all, prevented.endless, prevented.first);
}

}  // namespace shikatsu::findings
