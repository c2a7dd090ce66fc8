// The finder of clauses, citations and gaps, on made-up text.
#include "tests/traceability/traceability.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace shikatsu::testing {
namespace {

SourceFile text(const std::string& path, const std::vector<std::string>& lines) {
    return {path, lines};
}

std::vector<std::string> ids(const Citations& citations) {
    std::vector<std::string> all;
    for (const auto& [id, places] : citations) all.push_back(id);
    return all;
}

using Ids = std::vector<std::string>;

TEST(ClausesDefined, AreHeadingsWithAnIdAndATerm) {
    const auto clauses =
        clauses_defined(text("spec/x.md", {"# X", "### T1900-AB-1 first term", "See T1900-AB-2.",
                                           "## T1900-D1-10 second", "### T1900-AB", "text"}));
    ASSERT_EQ(clauses.size(), 2U);
    EXPECT_EQ(clauses[0].id, "T1900-AB-1");
    EXPECT_EQ(clauses[0].term, "first term");
    EXPECT_EQ(clauses[1].id, "T1900-D1-10");
}

TEST(SymbolCitations, CountOnlyDocumentationComments) {
    const auto found =
        symbol_citations(text("reference/x.hpp", {"// [T1900-AB-1]", "  /// Means this. [T1900-AB-2]",
                                                  "int f();  // [T1900-AB-3]"}));
    EXPECT_EQ(ids(found), Ids{"T1900-AB-2"});
    EXPECT_EQ(found.at("T1900-AB-2"), Ids{"reference/x.hpp:2"});
}

TEST(TestCitations, CountOnlyInATestOrJustAboveIt) {
    const auto found =
        test_citations(text("tests/x.cpp", {"// [T1900-AB-1]", "", "// [T1900-AB-2]",
                                            "TEST(A, B) {  // [T1900-AB-3]", "    f();  // [T1900-AB-4]", "}",
                                            "int helper();  // [T1900-AB-5]", "RC_GTEST_PROP(A, C, ()) {",
                                            "    g(\"T1900-AB-6\");", "}", "// [T1900-AB-7]", "int x;"}));
    EXPECT_EQ(ids(found), (Ids{"T1900-AB-2", "T1900-AB-3", "T1900-AB-4", "T1900-AB-6"}));
}

TEST(Gaps, AreFound) {
    Traceability traceability;
    traceability.clauses = {{"T1900-AB-1", "whole"},
                            {"T1900-AB-2", "no symbol"},
                            {"T1900-AB-3", "no test"},
                            {"T1900-AB-4", "lonely"},
                            {"T1900-AB-1", "again"}};
    traceability.reference = {{"T1900-AB-1", {"r:1"}}, {"T1900-AB-3", {"r:3"}}};
    traceability.tests = {{"T1900-AB-1", {"t:1"}}, {"T1900-AB-2", {"t:2"}}};
    traceability.everywhere = {
        {"T1900-AB-1", {"r:1"}}, {"T1900-AB-2", {"t:2"}}, {"T1900-AB-3", {"r:3"}}, {"T1900-AB-9", {"r:9"}}};
    EXPECT_EQ(gaps(traceability),
              (Ids{"T1900-AB-2 (no symbol) has no symbol in reference/",
                   "T1900-AB-3 (no test) is cited by no test", "T1900-AB-4 (lonely) is cited by nothing",
                   "T1900-AB-1 is defined twice", "T1900-AB-9 is no clause of spec/, but cited in r:9"}));
}

TEST(TheoremsOf, AreTheRowsOfTheLedger) {
    const Citations theorems = theorems_of(
        text("proofs/LEDGER.md", {"| id | theorem |", "| `one-thing` | It is so. | T1900-AB-1, T1900-AB-2 |",
                                  "T1900-AB-3", "| `other` | It is, too. | T1900-AB-2 |"}));
    EXPECT_EQ(ids(theorems), (Ids{"T1900-AB-1", "T1900-AB-2"}));
    EXPECT_EQ(theorems.at("T1900-AB-2"), (Ids{"one-thing", "other"}));
}

TEST(Matrix, HasALineForEachClause) {
    Traceability traceability;
    traceability.clauses = {{"T1900-AB-1", "first"}, {"T1900-AB-2", "second"}};
    traceability.reference = {{"T1900-AB-1", {"r:1", "r:2"}}};
    traceability.theorems = {{"T1900-AB-2", {"one-thing", "other"}}};
    std::ostringstream out;
    print_matrix(out, traceability);
    EXPECT_EQ(out.str(),
              "clause         reference   tests  proofs  term\n"
              "T1900-AB-1             2       -       -  first\n"
              "T1900-AB-2             -       -       -  second [one-thing, other]\n");
}

}  // namespace
}  // namespace shikatsu::testing
