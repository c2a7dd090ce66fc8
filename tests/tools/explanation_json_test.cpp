// Explanations for programs: of strings by the Japanese 2003 Rules and asura's model, of best play by
// Ikeda's.
#include "tools/lib/explanation_json.hpp"

#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tests/tools/sample_adjudications.hpp"
#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/rulesets/ruling_json.hpp"

namespace shikatsu::tools {
namespace {

using Json = nlohmann::ordered_json;

Position position_of(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

/// With variations, if they are asked for.
Json explained(const std::vector<std::string>& rows, bool want_variations) {
    optimized::Options options;
    options.want_variations = want_variations;
    const auto adjudication = optimized::adjudicate(position_of(rows), 0, options);
    Json object = adjudication_json(adjudication, "japanese-2003", 0);
    add_explanations(object, adjudication, 0);
    return object;
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6]
TEST(ExplanationJson, HasEachQuestionWithItsMainVariation) {
    const std::vector<std::string> rows{".##O.O", "O##OOO", "#OOO.O", "###OOO", ".#####", "##.#.#"};
    const Json questions = explained(rows, true)["strings"][2]["explanation"];
    ASSERT_EQ(questions.size(), 3U) << questions;
    EXPECT_EQ(questions[0]["question"], "capture");
    EXPECT_EQ(questions[0]["attacker_forces"], true);
    EXPECT_EQ(questions[0]["method"], "whole-grid");
    EXPECT_TRUE(questions[0]["zone"].is_null());
    EXPECT_EQ(questions[1]["question"], "local-1");
    EXPECT_EQ(questions[2]["question"], "local-2");
    EXPECT_EQ(questions[2]["attacker_forces"], false);
    EXPECT_EQ(questions[2]["main_variation"].dump(),
              R"({"first":"black","moves":["A6","A5","pass","pass"],"cycle_start":null})");
    EXPECT_TRUE(explained(rows, false)["strings"][2]["explanation"][2]["main_variation"].is_null());
}

TEST(ExplanationJson, OfUndecidedQuestionsIsNull) {
    optimized::Options options;
    options.budget.max_states = 1;
    const auto adjudication =
        optimized::adjudicate(position_of({"O...", "####", "OOOO", "...."}), 0, options);
    Json object = adjudication_json(adjudication, "japanese-2003", 0);
    add_explanations(object, adjudication, 0);
    bool undecided = false;
    for (const Json& string : object["strings"]) {
        for (const Json& question : string["explanation"]) {
            if (!question["attacker_forces"].is_null()) continue;
            undecided = true;
            EXPECT_TRUE(question["method"].is_null());
        }
    }
    EXPECT_TRUE(undecided) << object;
}

// [J2003-D3-9]
TEST(ExplanationJson, HasBoundsOfTheScoreThatAreTheScoreIfAllIsDecided) {
    for (const auto& [sample, bounds] : {std::pair{decided_sample(), R"({"at_least":2,"at_most":2})"},
                                         std::pair{undecided_sample(), R"({"at_least":-2,"at_most":2})"}}) {
        Json object = adjudication_json(sample, "japanese-2003", -2);
        EXPECT_FALSE(object.contains("score_bounds"));
        add_explanations(object, sample, -2);
        EXPECT_EQ(object["score_bounds"].dump(), bounds);
    }
}

// [AS89-SA-4] [IK-A2-7]
TEST(ExplanationJson, OfRulingsIsThereIfItWasAskedFor) {
    for (const bool explain : {false, true}) {
        RulesetOptions options;
        options.explain = explain;
        const Json asura = ruling_json(
            ruleset_named("asura-1989")->adjudicate({position_of({"..#.", "#O#O"}), 0, "", {}, ""}, options));
        const Json ikeda = ruling_json(
            ruleset_named("ikeda-area-2")->adjudicate({position_of({"..."}), 0, "", {}, ""}, options));
        EXPECT_EQ(asura["strings"][3].contains("explanation"), explain);
        EXPECT_EQ(ikeda["best_play"][1].contains("main_line"), explain);
        if (!explain) continue;
        EXPECT_EQ(asura["strings"][3]["explanation"]["main_line"]["moves"], Json{"B2"});
        EXPECT_EQ(ikeda["best_play"][1]["main_line"].dump(),
                  R"({"first":"white","moves":["B1","pass","pass"],"cycle_start":null})");
    }
}

TEST(ExplanationJson, SaysWhichMovesRepeat) {
    const Grid grid = Grid::create(2, 2).value();
    const Sequence sequence{Player::white, {Play{grid.at(0, 0)}, KoPass{}, KoPass{grid.at(1, 1)}}, 1};
    EXPECT_EQ(sequence_json(grid, sequence).dump(),
              R"({"first":"white","moves":["A2","ko-pass","ko-pass@B1"],"cycle_start":1})");
}

}  // namespace
}  // namespace shikatsu::tools
