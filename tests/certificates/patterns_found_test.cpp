// Pattern proofs found on small boards: accepted, and true on every board that shows the pattern.
#include <gtest/gtest.h>

#include <cstdio>

#include "reference/certificates/pattern_reader.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/pattern_proofs.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

/// A board drawn at random; more black stones than others.
Position drawn_board(const Grid& grid, std::mt19937& random) {
    Position position(grid);
    for (const Point point : grid.points()) {
        const auto chance = random() % 10;
        position.set(point, chance < 4 ? Content::black : chance < 6 ? Content::white : Content::empty);
    }
    return position;
}

/// Those of the board's intersections that are in `known`.
reference::Pattern<64> shown(const Position& position, const reference::Bits<64>& known) {
    reference::Pattern<64> pattern = pattern_from(one_line(position));
    pattern.keeper &= known;
    pattern.opponent &= known;
    pattern.empty &= known;
    return pattern;
}

TEST(FoundPatterns, AreAcceptedAndTrueWhateverIsUnknown) {
    std::mt19937 random(20031);
    int found = 0;
    int boards = 0;
    int longest = 0;
    int with_moves = 0;
    for (int i = 0; i < 40000; ++i) {
        const Grid grid = Grid::create(3, 3 + static_cast<int>(random() % 2)).value();
        const Position position = drawn_board(grid, random);
        const Point target = grid.points()[random() % static_cast<std::size_t>(grid.size())];
        if (!position.holds(target, Player::black) || !reference::strings_without_liberty(position).empty())
            continue;
        const reference::Adjacency<64> adjacency(grid);
        const auto string = adjacency.reached(reference::Bits<64>().set(target.index),
                                              shown(position, adjacency.all()).keeper);
        const Point first{static_cast<std::uint16_t>(string._Find_first())};
        const auto known = string | (adjacency.all() & reference::Bits<64>(random() | random()));
        const auto proof = PatternSearch(grid, string, random).proof_of(shown(position, known), 3);
        if (!proof) continue;
        ++found;
        with_moves += proof->lines.size() > 1 ? 1 : 0;
        longest = std::max(longest, static_cast<int>(proof->lines.size()));
        // Another board may have a longer string there: then the target is in it, and it is kept with it.
        for (int other = 0; other < 4; ++other) {
            Position board = position;
            for (const Point point : grid.points()) {
                if (other > 0 && !known[point.index]) board.set(point, static_cast<Content>(random() % 3));
            }
            if (!reference::strings_without_liberty(board).empty()) continue;
            ++boards;
            EXPECT_TRUE(is_uncapturable(board, first)) << one_line(position) << " " << one_line(board) << "\n"
                                                       << tools::pattern_text(position, first, *proof);
        }
        const auto verdict = check::check_bytes(tools::pattern_text(position, first, *proof), {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
    }
    std::printf("%d proofs, %d with moves, the longest of %d patterns; %d boards\n", found, with_moves,
                longest, boards);
    EXPECT_GT(with_moves, 100);
    EXPECT_GT(longest, 20);
}

}  // namespace
}  // namespace shikatsu::certificates
