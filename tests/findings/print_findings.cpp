// Prints the rows of a table of spec/findings/japanese-2003.md for the grids named.
#include <fmt/format.h>

#include "tests/findings/findings.hpp"
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
    } else if (table == "two-eyes-sample") {
        fmt::print("{}\n", findings::two_eyes_sample_row(grid, 200));
    } else if (table == "readings") {
        for (const std::string& reading : findings::readings_of_positions())
            fmt::print("{}\n", findings::reading_row(reading, grid));
    } else {
        fmt::print(stderr,
                   "usage: shikatsu_j2003_findings status|life|dame|readings|two-eyes|two-eyes-sample "
                   "GRID...\n");
        return 2;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    for (int i = 2; i < argc; ++i) {
        const auto grid = tools::grid_of_size(argv[i]);
        if (!grid) {
            fmt::print(stderr, "{}: error: {}\n", argv[i], grid.error());
            return 2;
        }
        if (const int code = print_rows(argv[1], *grid); code != 0) return code;
    }
    return 0;
}
