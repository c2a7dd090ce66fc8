// shikatsu_asura1989_findings: prints the rows of spec/findings/asura-1989.md for grids, as "2x3", and for
// boards, by file.
#include <exception>
#include <iostream>
#include <regex>

#include "tests/asura1989/findings.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/source.hpp"

int main(int count, char** arguments) {
    using namespace shikatsu::reference::asura1989::testing;
    try {
        for (int i = 1; i < count; ++i) {
            const std::string argument = arguments[i];
            std::smatch size;
            if (std::regex_match(argument, size, std::regex("([1-9])x([1-9])"))) {
                const int rows = std::stoi(size[1]);
                const int columns = std::stoi(size[2]);
                for (const auto row : {agreement_row, order_row, together_row, repetition_row})
                    std::cout << row(rows, columns) << std::endl;
                continue;
            }
            const auto source = shikatsu::tools::read_source(argument);
            if (!source) throw std::runtime_error(to_line(source.error()));
            for (const auto& read : shikatsu::tools::read_positions(*source)) {
                if (!read) throw std::runtime_error(to_line(read.error()));
                for (const std::string& row : board_rows(argument, read->position))
                    std::cout << row << std::endl;
            }
        }
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
