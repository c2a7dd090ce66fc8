// Prints the rows of a table of spec/findings/japanese-2003.md for the grids named.
#include <fmt/format.h>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "tests/findings/findings.hpp"
#include "tests/findings/unfilled_dame.hpp"
#include "tools/lib/grid_size.hpp"

namespace {

using namespace shikatsu;

int print_rows(const std::string& table, const Grid& grid) {
    if (table == "status") {
        fmt::print("{}\n", findings::status_row(grid));
    } else if (table == "life") {
        fmt::print("{}\n", findings::life_row(grid));
    } else if (table == "dame") {
        fmt::print("{}\n", findings::dame_row(grid));
    } else if (table == "two-eyes") {
        fmt::print("{}\n", findings::two_eyes_row(grid));
    } else if (table == "two-eyes-status") {
        fmt::print("{}\n", findings::two_eyes_status_row(grid));
    } else if (table == "two-eyes-sample") {
        fmt::print("{}\n", findings::two_eyes_sample_row(grid, 200));
    } else if (table == "stuck") {
        fmt::print("{}\n", findings::stuck_row(grid));
    } else if (table == "endless") {
        fmt::print("{}\n", findings::endless_row(grid));
    } else if (table == "worth") {
        fmt::print("{}\n", findings::worth_row(grid));
    } else if (table == "worths") {
        fmt::print("{}\n", findings::worths_row(grid));
    } else if (table == "readings") {
        for (const std::string& reading : findings::readings_of_positions())
            fmt::print("{}\n", findings::reading_row(reading, grid));
    } else {
        fmt::print(
            stderr,
            "usage: shikatsu_j2003_findings "
            "status|life|dame|readings|endless|stuck|worth|worths|two-eyes|two-eyes-status|two-eyes-sample "
            "GRID...\n"
            "       shikatsu_j2003_findings two-eyes-of BOARD...\n"
            "       shikatsu_j2003_findings unfilled-dame SECONDS SGF...\n");
        return 2;
    }
    return 0;
}

int complain(const std::string& argument, const std::string& error) {
    fmt::print(stderr, "{}: error: {}\n", argument, error);
    return 2;
}

/// Of a board in one word, such as "#O#./....".
int print_two_eyes_of(const std::string& board) {
    std::vector<std::string> rows(1);
    for (const char sign : board) {
        if (sign == '/') {
            rows.emplace_back();
        } else {
            rows.back() += sign;
        }
    }
    const auto position = position_from_rows(rows);
    if (!position) return complain(board, position.error().message);
    if (!optimized::strings_without_liberty(*position).empty())
        return complain(board, "a string has no liberty");
    for (const std::string& line : findings::two_eyes_of(*position)) fmt::print("{}\n", line);
    return 0;
}

/// With so many seconds for each of a game's two positions.
int print_unfilled_dame(const std::string& seconds, const std::vector<std::string>& files) {
    optimized::Options options;
    options.budget.max_seconds = std::strtod(seconds.c_str(), nullptr);
    if (!(options.budget.max_seconds > 0.0)) return complain(seconds, "seconds are a number above 0");
    std::vector<findings::Filling> games;
    for (const std::string& file : files) {
        const auto stages = tools::read_source(file).and_then(findings::stages_of_games);
        if (!stages) return complain(file, stages.error().message);
        for (const findings::Stages& game : *stages) {
            games.push_back(findings::filling(game, options));
            fmt::print("{}\n", findings::filling_row(games.back()));
            std::fflush(stdout);
        }
    }
    fmt::print("\n{}", findings::filling_sums(games));
    return 0;
}

int print_rows_of(const std::string& table, const std::string& size) {
    const auto grid = tools::grid_of_size(size);
    if (!grid) return complain(size, grid.error());
    return print_rows(table, *grid);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 2 && std::string(argv[1]) == "unfilled-dame")
        return print_unfilled_dame(argv[2], {argv + 3, argv + argc});
    if (argc < 3) return print_rows({}, Grid::create(1, 1).value());
    for (int i = 2; i < argc; ++i) {
        const auto code = std::string(argv[1]) == "two-eyes-of" ? print_two_eyes_of(argv[i])
                                                                : print_rows_of(argv[1], argv[i]);
        if (code != 0) return code;
    }
    return 0;
}
