// Comparisons: a difference is marked with the clause of each ruleset, and only where two of them answer.
#include "tools/lib/rulesets/comparison.hpp"

#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"

namespace shikatsu::tools {
namespace {

Ruling ruling(const std::string& rules, std::optional<bool> alive, std::optional<int> points) {
    const Position position = position_from_rows(std::vector<std::string>{"#.O"}).value();
    Ruling made{position, rules, {}, {}, {}, {}, {}, {}};
    StringRuling string{Player::black, {position.grid().at(0, 0)}, std::nullopt, alive, ""};
    if (alive) {
        string.status = *alive ? "alive" : "dead";
        string.clause = rules + "-L";
    }
    made.strings.push_back(string);
    if (points)
        made.score = ScoreRuling{
            {{Margin::of_points(*points), "points"}}, Margin::of_points(*points), rules + "-S", rules + "-W"};
    return made;
}

const ComparedMatter& matter(const std::vector<ComparedMatter>& matters, const std::string& name) {
    for (const ComparedMatter& each : matters) {
        if (each.name == name) return each;
    }
    throw std::logic_error("no matter " + name);
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Comparison, MarksWhatRulesetsAnswerDifferently) {
    const std::vector<Ruling> rulings{ruling("one", true, 2), ruling("other", false, 2)};
    const auto matters = compare(rulings);
    EXPECT_TRUE(matter(matters, "black-string at A1").differs());
    EXPECT_FALSE(matter(matters, "score").differs());
    EXPECT_FALSE(matter(matters, "winner").differs());
    const std::string text = comparison_text(rulings, Colouring::plain);
    EXPECT_TRUE(contains(text, "* black-string at A1")) << text;
    EXPECT_TRUE(contains(text, "    one: alive [one-L]\n    other: dead [other-L]\n")) << text;
    EXPECT_FALSE(contains(text, "* score")) << text;
}

Ruling of_status(const std::string& rules, const std::string& status) {
    Ruling made = ruling(rules, true, 2);
    made.strings.front().status = status;
    return made;
}

TEST(Comparison, TakesReadingsOfOneTextByTheirOwnWords) {
    const auto differs = [](const std::string& one, const std::string& other) {
        return matter(compare({of_status(one, "capturable-1"), of_status(other, "capturable-2")}),
                      "black-string at A1")
            .differs();
    };
    EXPECT_TRUE(differs("one", "one reading=other"));
    EXPECT_FALSE(differs("one", "other"));
}

TEST(Comparison, NamesTheClausesOfScoreAndWinner) {
    const std::vector<Ruling> rulings{ruling("one", true, 2), ruling("other", true, -1)};
    const auto matters = compare(rulings);
    EXPECT_EQ(matter(matters, "score").cells[0].clause, "one-S");
    EXPECT_EQ(matter(matters, "winner").cells[0].clause, "one-W");
}

TEST(Comparison, WhatIsUndecidedDiffersFromNothing) {
    const auto matters = compare({ruling("one", true, 2), ruling("other", std::nullopt, std::nullopt)});
    for (const ComparedMatter& each : matters) EXPECT_FALSE(each.differs()) << each.name;
    EXPECT_EQ(matter(matters, "score").cells[1].words, "undecided");
}

TEST(Comparison, EndsWithWhatRulesetsRemark) {
    Ruling unfinished = ruling("one", true, 2);
    unfinished.remarks = {"the game may not end here"};
    const std::vector<Ruling> rulings{unfinished, ruling("other", true, 2)};
    const std::string text = comparison_text(rulings, Colouring::plain);
    EXPECT_TRUE(text.ends_with("\nremarks\n  one: the game may not end here\n")) << text;
    EXPECT_FALSE(contains(comparison_text({rulings[1], rulings[1]}, Colouring::plain), "remarks"));
    const auto object = comparison_json(rulings);
    EXPECT_EQ(object["remarks"]["one"], nlohmann::json{"the game may not end here"});
    EXPECT_EQ(object["remarks"]["other"], nlohmann::json::array());
}

TEST(Comparison, HasTheSameInJson) {
    const auto object = comparison_json({ruling("one", true, 2), ruling("other", true, -1)});
    EXPECT_EQ(object["rules"], (nlohmann::json{"one", "other"}));
    EXPECT_EQ(object["position"], nlohmann::json{"#.O"});
    for (const auto& each : object["matters"]) {
        const bool expected = each["matter"] == "score" || each["matter"] == "winner";
        EXPECT_EQ(each["differs"], expected) << each;
        EXPECT_EQ(each["cells"].size(), 2U);
    }
}

}  // namespace
}  // namespace shikatsu::tools
