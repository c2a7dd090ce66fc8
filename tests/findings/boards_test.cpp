// The boards of spec/findings: the statuses below each are what the rules say.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::findings {
namespace {

struct Board {
    std::vector<std::string> rows;
    /// "Statuses: A1 dead, B2 capturable-1."
    std::string statuses;
};

std::vector<Board> boards(const std::string& file) {
    std::vector<Board> all;
    const std::vector<std::string> lines = shikatsu::testing::source_file("spec/findings/" + file).lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i] != "```board") continue;
        Board board;
        for (++i; lines.at(i) != "```"; ++i) board.rows.push_back(lines[i]);
        board.statuses = lines.at(i + 1);
        all.push_back(board);
    }
    return all;
}

std::string statuses_of(const Position& position) {
    std::string text = "Statuses: ";
    std::string separator;
    for (const optimized::StringVerdict& string : optimized::adjudicate(position, 0, {}).strings) {
        text += separator + vertex(position.grid(), string.points.front()) + " " + name(string.status);
        separator = ", ";
    }
    return text + ".";
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-10]
TEST(FindingsBoards, HaveTheStatusesWrittenBelowThem) {
    for (const auto& [file, least] :
         {std::pair{"README.md", 9U}, std::pair{"unfilled-dame.md", 3U}, std::pair{"gnugo.md", 1U}}) {
        std::set<std::vector<std::string>> different;
        for (const Board& board : boards(file)) {
            const auto position = position_from_rows(board.rows);
            ASSERT_TRUE(position) << position.error().message;
            EXPECT_EQ(board.statuses, statuses_of(*position));
            different.insert(board.rows);
        }
        EXPECT_GE(different.size(), least) << file;
    }
}

}  // namespace
}  // namespace shikatsu::findings
