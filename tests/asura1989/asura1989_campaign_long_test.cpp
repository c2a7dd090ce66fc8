// The long comparison of the engine with the reference, and the rows of the findings that take long to count.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/asura1989/findings.hpp"
#include "tests/source_tree/source_tree.hpp"
#include "tools/difftest/asura1989_agreement.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

using difftest::asura1989::Agreement;

const std::vector<std::string> none;

Agreement compare(int rows, int columns, std::uint64_t moves, const Readings& readings) {
    return difftest::asura1989::compare(Grid::create(rows, columns).value(), moves, readings);
}

// [AS89-SA-5]
TEST(AsuraCampaign, EveryChainOf2x3) {
    const Agreement agreement = compare(2, 3, 1'000'000, {});
    EXPECT_EQ(agreement.wrong, none);
    EXPECT_EQ(agreement.compared, 1070);
}

// [AS89-SA-5]
TEST(AsuraCampaign, ChainsOf1x6WhereTheReferenceFinishes) {
    const Agreement agreement = compare(1, 6, 2'000, {});
    EXPECT_EQ(agreement.wrong, none);
    EXPECT_GT(agreement.compared, 200);
}

// [AS89-GM-3] [AS89-SC-1]
TEST(AsuraCampaign, TheRowsOfTheTables) {
    const std::vector<std::string> lines =
        shikatsu::testing::source_file("spec/findings/asura-1989.md").lines;
    for (const auto& [rows, columns] : {std::pair{2, 3}, std::pair{1, 6}, std::pair{2, 4}}) {
        for (const auto row : {agreement_row, order_row, together_row, repetition_row}) {
            const std::string counted = row(rows, columns);
            EXPECT_NE(std::find(lines.begin(), lines.end(), counted), lines.end())
                << "counted now, but not in the document: " << counted;
        }
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
