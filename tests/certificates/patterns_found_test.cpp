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

TEST(FoundPatterns, AreAcceptedAndTrueWhateverIsUnknown) {
    std::mt19937 random(20031);
    int found = 0;
    int with_moves = 0;
    int boards = 0;
    std::size_t longest = 0;
    for (int i = 0; i < 40000; ++i) {
        const auto drawn = draw_patterns(random);
        if (!drawn) continue;
        ++found;
        with_moves += drawn->proof.lines.size() > 1 ? 1 : 0;
        longest = std::max(longest, drawn->proof.lines.size());
        const std::string text = tools::pattern_text(drawn->position, drawn->target, drawn->proof);
        const auto verdict = check::check_bytes(text, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.line << ": " << verdict.sentence;
        // Another board may have a longer string there: then the target is in it, and it is kept with it.
        for (int other = 0; other < 4; ++other) {
            Position board = drawn->position;
            for (const Point point : board.grid().points()) {
                if (other > 0 && !drawn->known[point.index])
                    board.set(point, static_cast<Content>(random() % 3));
            }
            if (!reference::strings_without_liberty(board).empty()) continue;
            ++boards;
            EXPECT_TRUE(is_uncapturable(board, drawn->target)) << one_line(board) << "\n" << text;
        }
    }
    std::printf("%d proofs, %d with moves, the longest of %zu patterns; %d boards\n", found, with_moves,
                longest, boards);
    EXPECT_GT(with_moves, 100);
    EXPECT_GT(longest, 20U);
}

}  // namespace
}  // namespace shikatsu::certificates
