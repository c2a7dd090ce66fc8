// shikatsu_traceability: prints the matrix clause × {reference, tests, proofs} and then what is missing.
#include <exception>
#include <iostream>

#include "tests/traceability/traceability.hpp"

int main() {
    try {
        const shikatsu::testing::Traceability traceability = shikatsu::testing::traceability_of_repository();
        shikatsu::testing::print_matrix(std::cout, traceability);
        const std::vector<std::string> missing = shikatsu::testing::gaps(traceability);
        for (const std::string& sentence : missing) std::cout << sentence << '\n';
        return missing.empty() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
