// The boards of spec/findings: the statuses below each are what the rules say.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/asura1989/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/source_tree/source_tree.hpp"

namespace shikatsu::findings {
namespace {

const std::string by_asura = "By asura's model: ";

struct Board {
    std::vector<std::string> rows;
    /// "Statuses: A1 dead, B2 capturable-1."
    std::string statuses;
    /// "By asura's model: A1 dead, B2 alive.", or nothing.
    std::string by_asura;
};

std::vector<Board> boards(const std::string& file) {
    std::vector<Board> all;
    const std::vector<std::string> lines = shikatsu::testing::source_file("spec/findings/" + file).lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i] != "```board") continue;
        Board board;
        for (++i; lines.at(i) != "```"; ++i) board.rows.push_back(lines[i]);
        board.statuses = lines.at(i + 1);
        if (lines.at(i + 2).rfind(by_asura, 0) == 0) board.by_asura = lines[i + 2];
        all.push_back(board);
    }
    return all;
}

/// A row of a table with a board in backquotes and the status of one of its strings in the next column.
struct Row {
    std::vector<std::string> rows;
    std::string status;
};

std::vector<Row> table_rows(const std::string& file) {
    std::vector<Row> all;
    const std::regex row(R"(.*\| `([.#O/]+)` \| (\w+ [\w-]+) \|.*)");
    for (const std::string& line : shikatsu::testing::source_file("spec/findings/" + file).lines) {
        std::smatch parts;
        if (!std::regex_match(line, parts, row)) continue;
        std::stringstream board(parts[1]);
        Row found{{}, parts[2]};
        for (std::string part; std::getline(board, part, '/');) found.rows.push_back(part);
        all.push_back(found);
    }
    return all;
}

/// "PREFIX: A1 WORD, B2 WORD."
template <class Strings, class Word>
std::string listed(std::string text, const Position& position, const Strings& strings, Word word) {
    std::string separator;
    for (const auto& string : strings) {
        text += separator + vertex(position.grid(), string.points.front()) + " " + word(string);
        separator = ", ";
    }
    return text + ".";
}

std::string statuses_of(const Position& position) {
    return listed("Statuses: ", position, optimized::adjudicate(position, 0, {}).strings,
                  [](const auto& string) { return std::string(name(string.status)); });
}

std::string by_asura_of(const Position& position) {
    const auto word = [](const auto& chain) -> std::string {
        if (!chain.finding.alive) return "undecided";
        return *chain.finding.alive ? "alive" : "dead";
    };
    return listed(by_asura, position, optimized::asura1989::adjudicate(position, 0, {}).chains, word);
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-10]
TEST(FindingsBoards, HaveTheStatusesWrittenBelowThem) {
    for (const auto& [file, least] : {std::pair{"README.md", 9U}, std::pair{"unfilled-dame.md", 3U},
                                      std::pair{"gnugo.md", 1U}, std::pair{"classical-shapes.md", 19U}}) {
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

// [AS89-SA-5]
TEST(FindingsBoards, HaveTheStatusesByAsurasModelWrittenBelowThem) {
    std::size_t seen = 0;
    for (const Board& board : boards("classical-shapes.md")) {
        if (board.by_asura.empty()) continue;
        ++seen;
        EXPECT_EQ(board.by_asura, by_asura_of(position_from_rows(board.rows).value()));
    }
    EXPECT_GE(seen, 15U);
}

// [J2003-LD-1] [J2003-LD-10] [AS89-SA-5]
TEST(FindingsBoards, EyeSpacesHaveTheStatusesOfTheirTable) {
    const std::vector<Row> rows = table_rows("classical-shapes.md");
    EXPECT_GE(rows.size(), 27U);
    for (const Row& row : rows) {
        const Position position = position_from_rows(row.rows).value();
        const std::string statuses = statuses_of(position);
        EXPECT_NE(statuses.find(" " + row.status), std::string::npos)
            << one_line(position) << ": " << row.status << ", but " << statuses;
        const bool dead = row.status.ends_with(" dead");
        const std::string chain = row.status.substr(0, row.status.find(' '));
        const std::string of_chains = by_asura_of(position);
        EXPECT_NE(of_chains.find(" " + chain + (dead ? " dead" : " alive")), std::string::npos)
            << one_line(position) << ": " << row.status << ", but " << of_chains;
    }
}

}  // namespace
}  // namespace shikatsu::findings
