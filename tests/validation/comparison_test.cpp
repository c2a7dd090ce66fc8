// Where others differ from the rules, and under which ruleset they would be right.
#include <gtest/gtest.h>

#include "tests/validation/cases.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/validation/record_peer.hpp"
#include "tools/lib/validation/validation_report.hpp"

namespace shikatsu::tools {
namespace {

/// Walls side by side; A5 is a dead white stone. Black has 3 points and 2 more at A5, White 3.
const char* const walls = "(;SZ[4:5]RU[Japanese]AB[ba][bb][bc][bd][be][ac]AW[aa][ca][cb][cc][cd][ce][db][dc]";

ValidationSettings quick_settings() {
    ValidationSettings settings{RecordPeer{}, nullptr, {}};
    settings.options.budget = {.max_states = 20'000, .max_seconds = 60.0};
    return settings;
}

std::vector<PeerFinding> findings(const std::string& text) {
    return validate(case_of_text(text), quick_settings())->findings;
}

const PeerFinding* find(const std::vector<PeerFinding>& all, Matter matter, const std::string& at = "") {
    for (const PeerFinding& finding : all) {
        if (finding.matter == matter && finding.at == at) return &finding;
    }
    return nullptr;
}

TEST(Comparison, ARecordThatIsRightAgrees) {
    const auto all = findings(std::string(walls) + "KM[0.5]RE[B+1.5]TB[aa][ab][ad][ae]TW[da][dd][de])");
    ASSERT_EQ(all.size(), 5U);
    for (const PeerFinding& finding : all)
        EXPECT_EQ(finding.agreement, Agreement::agree) << finding_json(finding);
}

TEST(Comparison, ARecordThatIsWrongDiffersMatterByMatter) {
    const auto all = findings(std::string(walls) + "RE[B+9]TB[ab][ad]TW[da][dd][de][ae])");
    EXPECT_EQ(find(all, Matter::string, "A5")->agreement, Agreement::no_answer) << "beside marked territory";
    EXPECT_EQ(find(all, Matter::string, "C5")->agreement, Agreement::agree);
    const PeerFinding* territory = find(all, Matter::territory);
    EXPECT_EQ(territory->agreement, Agreement::differ);
    EXPECT_EQ(territory->ours, "also black: A1, white: none");
    EXPECT_EQ(territory->theirs, "also black: none, white: A1");
    const PeerFinding* score = find(all, Matter::score);
    EXPECT_EQ(score->agreement, Agreement::differ);
    EXPECT_EQ(score->ours, "B+2");
    EXPECT_EQ(score->theirs, "B+9");
    EXPECT_TRUE(score->right_under.empty());
}

TEST(Comparison, SaysUnderWhichRulesetTheOtherWouldBeRight) {
    // Stones and empty area as the position stands: 8 of Black, 11 of White.
    const auto all = findings(std::string(walls) + "RE[W+3])");
    const PeerFinding* score = find(all, Matter::score);
    EXPECT_EQ(score->agreement, Agreement::differ);
    EXPECT_NE(std::find(score->right_under.begin(), score->right_under.end(), "ikeda-area-2"),
              score->right_under.end())
        << finding_json(*score);
}

TEST(Comparison, WithoutScoreAndTerritoryThereIsNothingToCompare) {
    const auto report = validate(case_of_text(std::string(walls) + "RE[B+R])"), quick_settings());
    EXPECT_TRUE(report->findings.empty());
    EXPECT_EQ(report->remarks.front(), "the record marks no territory and notes no score");
}

TEST(Comparison, ARecordWithoutRulesIsConsistentWithSome) {
    const char* const nameless = "(;SZ[3]AB[ba][bb][bc]";
    const auto all = findings(std::string(nameless) + "RE[B+9])");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all.front().matter, Matter::result);
    EXPECT_EQ(all.front().agreement, Agreement::agree);
    const auto& names = all.front().right_under;
    EXPECT_NE(std::find(names.begin(), names.end(), "ikeda-area-2"), names.end());
    EXPECT_EQ(std::find(names.begin(), names.end(), "japanese-2003"), names.end()) << "there it is 6";
    EXPECT_EQ(findings(std::string(nameless) + "RE[W+9])").front().agreement, Agreement::differ);
}

TEST(Comparison, HandicapAndRulesThatAreNotMeantAreRemarked) {
    const ValidationCase read = case_of_text("(;SZ[5]HA[2]KM[375]RU[NZ]RE[B+1];B[aa])");
    EXPECT_EQ(read.remarks, (std::vector<std::string>{"komi '375' is read as 3.75 stones, that is 7.5 points",
                                                      "HA[2], but black stones before the first move: 0"}));
    const auto bad = read_cases({"f", "(;SZ[5]KM[x])"}).front();
    EXPECT_EQ(to_line(bad.error()), "f:1:8: error: komi 'x' is no number");
}

TEST(Comparison, ReportsAreReadBackAsTheyWere) {
    const auto report =
        validate(case_of_text(std::string(walls) + "RE[W+3]TB[aa])"), quick_settings()).value();
    const auto object = report_json(report);
    EXPECT_EQ(report_json(report_of_json(object).value()), object);
    EXPECT_FALSE(report_of_json({{"where", "x"}}));
    ValidationSummary summary;
    summary.add(report);
    summary.add(report);
    EXPECT_EQ(summary.cases(), 2U);
    EXPECT_EQ(summary.count(Agreement::differ) % 2, 0U);
    EXPECT_GT(summary.count(Agreement::differ), 0U);
    EXPECT_NE(summary.text().find("ikeda-area-2: 2"), std::string::npos) << summary.text();
}

}  // namespace
}  // namespace shikatsu::tools
