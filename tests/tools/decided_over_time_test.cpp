// The table of what was decided when: on chosen boards, and its parts added up.
#include "tools/lib/decided_over_time.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <sstream>

namespace shikatsu::tools {
namespace {

TEST(DecidedOverTime, CountsStringsAndWholeBoards) {
    EXPECT_EQ(decided_over_time({{2, {0.5, 5.0}}, {3, {1.0, 9.0}}, {0, {}}}, 12.0),
              "decided after    of 5 strings     of 3 boards\n"
              "          1 s        2   40 %        1   33 %\n"
              "          2 s        2   40 %        1   33 %\n"
              "          5 s        3   60 %        2   67 %\n"
              "         10 s        4   80 %        2   67 %\n"
              "   in the end        4   80 %        2   67 %\n");
}

TEST(DecidedOverTime, SaysNothingOfTimesBeyondTheBudget) {
    EXPECT_EQ(decided_over_time({{1, {0.7}}}, 0.9),
              "decided after    of 1 strings     of 1 boards\n"
              "   in the end        1  100 %        1  100 %\n");
}

std::vector<DecidedBoard> some_boards() {
    std::vector<DecidedBoard> boards(*rc::gen::inRange<std::size_t>(0, 6));
    for (DecidedBoard& board : boards) {
        for (const int tenths : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 7000)))
            board.decided_after.push_back(tenths / 10.0);
        board.strings = board.decided_after.size() + *rc::gen::element<std::size_t>(0, 0, 1, 4);
    }
    return boards;
}

/// The counts of strings and of boards, row by row.
std::vector<std::pair<std::size_t, std::size_t>> counts(const std::string& table) {
    std::vector<std::pair<std::size_t, std::size_t>> rows;
    std::istringstream lines(table);
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        std::istringstream words(line.substr(13));
        std::pair<std::size_t, std::size_t> row;
        std::string percent;
        words >> row.first >> percent >> percent >> row.second;
        rows.push_back(row);
    }
    return rows;
}

RC_GTEST_PROP(DecidedOverTime, RowsGrowUpToWhatIsDecided, ()) {
    const std::vector<DecidedBoard> boards = some_boards();
    const auto rows = counts(decided_over_time(boards, *rc::gen::element(0.5, 10.0, 600.0, 1e9)));
    RC_ASSERT(std::is_sorted(rows.begin(), rows.end()));
    RC_ASSERT(std::is_sorted(rows.begin(), rows.end(),
                             [](const auto& one, const auto& other) { return one.second < other.second; }));
    std::size_t strings = 0;
    std::size_t whole = 0;
    for (const DecidedBoard& board : boards) {
        strings += board.decided_after.size();
        whole += board.decided_after.size() == board.strings ? 1 : 0;
    }
    RC_ASSERT(rows.back() == (std::pair{strings, whole}));
}

/// Two runs' boards taken together give the sums of their rows.
RC_GTEST_PROP(DecidedOverTime, RowsOfTwoRunsAddUp, ()) {
    const std::vector<DecidedBoard> one = some_boards();
    const std::vector<DecidedBoard> other = some_boards();
    std::vector<DecidedBoard> both = one;
    both.insert(both.end(), other.begin(), other.end());
    const auto rows_of_one = counts(decided_over_time(one, 600.0));
    const auto rows_of_other = counts(decided_over_time(other, 600.0));
    const auto rows = counts(decided_over_time(both, 600.0));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        RC_ASSERT(rows[i].first == rows_of_one[i].first + rows_of_other[i].first);
        RC_ASSERT(rows[i].second == rows_of_one[i].second + rows_of_other[i].second);
    }
}

}  // namespace
}  // namespace shikatsu::tools
