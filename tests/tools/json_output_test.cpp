// The shape of the JSON objects, key by key.
#include "tools/lib/json_output.hpp"

#include <gtest/gtest.h>

#include "tests/tools/sample_adjudications.hpp"

namespace shikatsu::tools {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> keys(const Json& object) {
    std::vector<std::string> names;
    for (const auto& item : object.items()) names.push_back(item.key());
    return names;
}

TEST(JsonOutput, HasTheAgreedKeysInTheAgreedOrder) {
    const Json object = adjudication_json(decided_sample(), "japanese-2003", 0);
    EXPECT_EQ(keys(object), (std::vector<std::string>{"rules", "position", "strings", "eye_points", "dame",
                                                      "in_seki", "territory", "prisoner_difference", "score",
                                                      "result", "end_prohibited_by_direct_ko"}));
    EXPECT_EQ(keys(object["strings"][0]),
              (std::vector<std::string>{"color", "points", "status", "alive", "capturable_3", "ko_stone",
                                        "local_1", "local_2", "local_3", "states"}));
    for (const char* both : {"eye_points", "in_seki", "territory"}) {
        EXPECT_EQ(keys(object[both]), (std::vector<std::string>{"black", "white"}));
    }
}

TEST(JsonOutput, SaysWhatWasFound) {
    const Json object = adjudication_json(decided_sample(), "japanese-2003", 0);
    EXPECT_EQ(object["rules"], "japanese-2003");
    EXPECT_EQ(object["position"], (Json{"######", "#.#.O#", "######"}));
    EXPECT_EQ(
        object["strings"][1].dump(),
        R"({"color":"white","points":["E2"],"status":"dead","alive":false,"capturable_3":false,"ko_stone":false,)"
        R"("local_1":["E2"],"local_2":["D2","E2"],"local_3":["D2","E2"],"states":5})");
    EXPECT_EQ(object["territory"].dump(), R"({"black":["B2","D2","E2"],"white":[]})");
    EXPECT_EQ(object["dame"].dump(), "[]");
    EXPECT_EQ(object["score"], 4);
    EXPECT_EQ(object["result"], "black");
    EXPECT_EQ(object["end_prohibited_by_direct_ko"], false);
}

TEST(JsonOutput, WhatIsUndecidedIsNull) {
    const Json object = adjudication_json(undecided_sample(), "japanese-2003", -2);
    EXPECT_EQ(object["strings"][1]["status"], "undecided");
    for (const char* open : {"alive", "capturable_3", "local_2", "local_3"}) {
        EXPECT_TRUE(object["strings"][1][open].is_null()) << open;
    }
    for (const char* open :
         {"eye_points", "dame", "in_seki", "territory", "score", "result", "end_prohibited_by_direct_ko"}) {
        EXPECT_TRUE(object[open].is_null()) << open;
    }
    EXPECT_EQ(object["prisoner_difference"], -2);
}

TEST(JsonOutput, TheResultFollowsTheSignOfTheScore) {
    optimized::Adjudication adjudication = decided_sample();
    const std::pair<int, const char*> expectations[] = {{0, "tie"}, {-1, "white"}, {1, "black"}};
    for (const auto& [score, result] : expectations) {
        adjudication.scoring->score = score;
        EXPECT_EQ(adjudication_json(adjudication, "japanese-2003", 0)["result"], result);
    }
}

TEST(JsonOutput, NamesReadingsThatDepartFromTheText) {
    optimized::Adjudication adjudication = decided_sample();
    adjudication.readings = with_reading({}, "ko-pass=per-ko").value();
    EXPECT_EQ(adjudication_json(adjudication, "japanese-2003", 0)["rules"], "japanese-2003 ko-pass=per-ko");
}

TEST(JsonOutput, IsOneLine) {
    EXPECT_EQ(json_line(adjudication_json(decided_sample(), "a\nb\xff", 0)).find('\n'), std::string::npos);
}

}  // namespace
}  // namespace shikatsu::tools
