// Main lines are hypo-sequences of the reference's, and end as the status has it.
#include <gtest/gtest.h>

#include "reference/values/vertex.hpp"
#include "tests/asura1989/grids.hpp"
#include "tests/asura1989/main_line_objection.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

namespace engine = optimized::asura1989;
using shikatsu::asura1989::PreviousOccurrence;

engine::Adjudication with_main_lines(const Position& position, const Readings& readings) {
    engine::Options options;
    options.readings = readings;
    options.want_main_lines = true;
    return engine::adjudicate(position, 0, options);
}

/// What was looked at.
struct Seen {
    int finished = 0;
    int by_tactical_cycle = 0;
    int with_past = 0;
    int by_lemma = 0;
};

/// The command that shows the lines.
std::string again(const Position& position, const Readings& readings) {
    std::string rows;
    for (const std::string& row : rows_of(position)) rows += row + "\\n";
    const bool first = readings.previous_occurrence == PreviousOccurrence::first;
    return "printf '" + rows + "' | shikatsu adjudicate --rules asura-1989 --explain " +
           (first ? "--reading asura-previous-occurrence=first -" : "-");
}

void look_at(const Position& position, const Readings& readings, Seen& seen) {
    for (const engine::ChainVerdict& chain : with_main_lines(position, readings).chains) {
        SCOPED_TRACE(vertex(position.grid(), chain.points.front()) + ": " + again(position, readings));
        ASSERT_TRUE(chain.finding.main_line);
        const engine::MainLine& line = *chain.finding.main_line;
        ++(line.end == Lemma::none ? seen.finished : seen.by_lemma);
        seen.with_past += line.with_past ? 1 : 0;
        seen.by_tactical_cycle += line.tactical_cycle ? 1 : 0;
        EXPECT_EQ(objection_to_main_line(position, chain, readings).value_or(""), "");
    }
}

/// All positions of the grid.
void look_at_all(int rows, int columns, PreviousOccurrence occurrence, Seen& seen) {
    Readings readings;
    readings.previous_occurrence = occurrence;
    for (const Position& position : positions_with_liberties(rows, columns))
        look_at(position, readings, seen);
}

TEST(AsuraMainLines, AreHypoSequencesThatEndAsTheStatusSays) {  // [AS89-HS-10] [AS89-SA-4]
    Seen seen;
    look_at_all(2, 2, PreviousOccurrence::last, seen);
    look_at_all(2, 2, PreviousOccurrence::first, seen);
    look_at_all(1, 5, PreviousOccurrence::first, seen);
    look_at_all(2, 3, PreviousOccurrence::last, seen);
    EXPECT_GT(seen.by_lemma, 300);
    EXPECT_GT(seen.finished, 200);
    EXPECT_GT(seen.with_past, 200);
}

TEST(AsuraMainLines, AlsoOfADoubleKo) {  // [AS89-HS-9]
    Seen seen;
    look_at(board({".##.", "##O#", "O#OO", ".OO."}), {}, seen);
    EXPECT_EQ(seen.with_past, 4);
    EXPECT_EQ(seen.by_tactical_cycle, 2);
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
