// Every clause of spec/ has a reference symbol and a test, and nothing cites a clause that does not exist.
#include <gtest/gtest.h>

#include <sstream>

#include "tests/traceability/traceability.hpp"

namespace shikatsu::testing {
namespace {

TEST(Specification, IsTracedWithoutGaps) {
    const Traceability traceability = traceability_of_repository();
    ASSERT_FALSE(traceability.clauses.empty());
    std::ostringstream matrix;
    print_matrix(matrix, traceability);
    EXPECT_EQ(gaps(traceability), std::vector<std::string>{}) << matrix.str();
}

}  // namespace
}  // namespace shikatsu::testing
