// Main lines are hypo-sequences of the reference's, and end as the status has it.
#include <gtest/gtest.h>

#include <algorithm>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/asura1989/status_analysis.hpp"
#include "reference/values/vertex.hpp"
#include "tests/asura1989/grids.hpp"

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

/// The line played by the reference; nothing if it does not allow one of the moves.
std::optional<HypoSequence> played(const Position& position, const engine::ChainVerdict& chain,
                                   const Readings& readings) {
    HypoSequence sequence(position, opponent(chain.owner), {chain.points.begin(), chain.points.end()},
                          readings);
    for (const HypotheticalMove& move : chain.finding.main_line->moves) {
        const auto allowed = sequence.allowed();
        if (std::find(allowed.begin(), allowed.end(), move) == allowed.end()) return std::nullopt;
        sequence = sequence.with(move);
    }
    return sequence;
}

/// What was looked at.
struct Seen {
    int finished = 0;
    int by_tactical_cycle = 0;
    int with_past = 0;
    int by_lemma = 0;
};

/// Where the line comes to what a lemma says, play is ended by two passes, which decides likewise but where
/// the attacker has to capture stones first.
void look_at_end(const Position& position, const engine::ChainVerdict& chain, HypoSequence sequence,
                 Seen& seen) {
    const engine::MainLine& line = *chain.finding.main_line;
    const bool play_has_ended = line.end == Lemma::none;
    ASSERT_EQ(sequence.finish().has_value(), play_has_ended);
    if (play_has_ended) {
        ++seen.finished;
        ASSERT_EQ(*sequence.finish() == Finish::tactical_cycle, line.tactical_cycle);
    } else {
        ++seen.by_lemma;
        if (line.end == Lemma::filled) return;
        while (!sequence.finish()) sequence = sequence.with(Pass{});
    }
    const Status status = interpretation(position, {chain_at(position, chain.points.front())}, sequence);
    EXPECT_EQ(status == Status::alive, chain.finding.alive);
}

void look_at(const Position& position, const Readings& readings, Seen& seen) {
    for (const engine::ChainVerdict& chain : with_main_lines(position, readings).chains) {
        std::string rows;
        for (const std::string& row : rows_of(position)) rows += row + "\n";
        SCOPED_TRACE(rows + vertex(position.grid(), chain.points.front()));
        ASSERT_TRUE(chain.finding.alive);
        ASSERT_TRUE(chain.finding.main_line);
        seen.with_past += chain.finding.main_line->with_past ? 1 : 0;
        seen.by_tactical_cycle += chain.finding.main_line->tactical_cycle ? 1 : 0;
        const auto sequence = played(position, chain, readings);
        ASSERT_TRUE(sequence) << "a move is not allowed";
        look_at_end(position, chain, *sequence, seen);
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
