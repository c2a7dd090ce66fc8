// Pattern proofs found on small boards: accepted, and true on every board that shows the pattern.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/pattern_proofs.hpp"
#include "tools/lib/pattern_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

struct Found {
    int proofs = 0;
    int with_moves = 0;
    int boards = 0;
    std::size_t longest = 0;
};

/// Tries each proof that is drawn on boards that show it; more patterns than `few` are there for moves.
template <class Draw>
Found expect_true_on_all_boards(int draws, std::size_t few, Draw draw) {
    std::mt19937 random(20031);
    Found found;
    for (int i = 0; i < draws; ++i) {
        const auto drawn = draw(random);
        if (!drawn) continue;
        ++found.proofs;
        found.with_moves += drawn->proof.lines.size() > few ? 1 : 0;
        found.longest = std::max(found.longest, drawn->proof.lines.size());
        const std::string text = tools::pattern_text(drawn->position, drawn->target, {}, drawn->proof);
        const auto verdict = check::check_bytes(text, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence << "\n" << text;
        // Another board may have a longer string there: then the target is in it, and it is kept with it.
        for (int other = 0; other < 4; ++other) {
            Position board = drawn->position;
            for (const Point point : board.grid().points()) {
                if (other > 0 && !drawn->known[point.index])
                    board.set(point, static_cast<Content>(random() % 3));
            }
            if (!reference::strings_without_liberty(board).empty()) continue;
            ++found.boards;
            EXPECT_TRUE(is_uncapturable(board, drawn->target)) << one_line(board) << "\n" << text;
        }
    }
    std::printf("%d proofs, %d with moves, the longest of %zu patterns; %d boards\n", found.proofs,
                found.with_moves, found.longest, found.boards);
    return found;
}

TEST(FoundPatterns, AreAcceptedAndTrueWhateverIsUnknown) {
    const Found found = expect_true_on_all_boards(40000, 1, draw_patterns);
    EXPECT_GT(found.with_moves, 100);
    EXPECT_GT(found.longest, 20U);
}

TEST(FoundPatterns, OfEyesAreAcceptedAndTrueWhateverIsUnknown) {
    const Found found = expect_true_on_all_boards(400000, 3, draw_eyes);
    EXPECT_GT(found.with_moves, 100);
    EXPECT_GT(found.longest, 20U);
}

}  // namespace
}  // namespace shikatsu::certificates
