#include "tools/lib/decided_over_time.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace shikatsu::tools {

namespace {

constexpr double moments[] = {1, 2, 5, 10, 20, 30, 60, 120, 300, 600};

std::string share(std::size_t part, std::size_t whole) {
    const double percent = whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return fmt::format("{:>7} {:>4.0f} %", part, percent);
}

}  // namespace

double DecidedBoard::wholly_decided_after() const {
    if (decided_after.size() < strings) return std::numeric_limits<double>::infinity();
    return decided_after.empty() ? 0.0 : *std::max_element(decided_after.begin(), decided_after.end());
}

std::string decided_over_time(const std::vector<DecidedBoard>& boards, double budget) {
    std::size_t strings = 0;
    for (const DecidedBoard& board : boards) strings += board.strings;
    std::string text =
        fmt::format("{:<13}  {:>14}  {:>14}\n", "decided after", fmt::format("of {} strings", strings),
                    fmt::format("of {} boards", boards.size()));
    const auto add_row = [&](const std::string& name, double moment) {
        std::size_t decided_strings = 0;
        std::size_t decided_boards = 0;
        for (const DecidedBoard& board : boards) {
            decided_strings +=
                static_cast<std::size_t>(std::count_if(board.decided_after.begin(), board.decided_after.end(),
                                                       [&](double seconds) { return seconds <= moment; }));
            if (board.wholly_decided_after() <= moment) ++decided_boards;
        }
        text += fmt::format("{:>13}  {:>14}  {:>14}\n", name, share(decided_strings, strings),
                            share(decided_boards, boards.size()));
    };
    for (const double moment : moments) {
        if (moment <= budget) add_row(fmt::format("{} s", moment), moment);
    }
    add_row("in the end", std::numeric_limits<double>::max());
    return text;
}

}  // namespace shikatsu::tools
