// What is asked of analysis engines, and what is made of their answers, good and bad.
#include "tools/lib/validation/json_peer.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/validation/cases.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

using Json = nlohmann::json;

const char* const small_case = "#.\n.O\n";

/// An engine that reads the query and prints these lines.
JsonPeer printing(const std::string& lines, double max_seconds = 10.0) {
    return {"read -r query; printf '%s\\n' '" + lines + "'", {}, max_seconds, nullptr};
}

Opinion opinion_with(const JsonPeer& peer, const char* text = small_case) {
    return opinion_of(peer, case_of_text(text), *ruleset_named(default_rules));
}

TEST(JsonPeer, AsksInTheShapeOfAnalysisEngines) {
    const ValidationCase game = case_of_text("(;SZ[3:2]KM[6.5]AB[aa]PL[W];W[ca];B[])");
    const Json query = Json::parse(json_query(game, *ruleset_named(default_rules), ""));
    EXPECT_EQ(query["boardXSize"], 3);
    EXPECT_EQ(query["boardYSize"], 2);
    EXPECT_EQ(query["komi"], 6.5);
    EXPECT_EQ(query["initialPlayer"], "W");
    EXPECT_EQ(query["initialStones"], Json::parse(R"([["B","A2"]])"));
    EXPECT_EQ(query["moves"], Json::parse(R"([["W","C2"],["B","pass"]])"));
    EXPECT_EQ(query["includeOwnership"], true);
    for (const char* key : {"ko", "scoring", "tax", "suicide"})
        EXPECT_TRUE(query["rules"].contains(key)) << key;
}

TEST(JsonPeer, RulesCanBeANameOrADictionary) {
    const auto rules = [](const char* text) {
        return Json::parse(
            json_query(case_of_text(small_case), *ruleset_named(default_rules), text))["rules"];
    };
    EXPECT_EQ(rules("chinese"), "chinese");
    EXPECT_EQ(rules(R"({"ko":"SIMPLE","komi":7})"), Json::parse(R"({"ko":"SIMPLE","komi":7})"));
    EXPECT_EQ(rules("")["scoring"], "TERRITORY");
}

TEST(JsonPeer, OwnershipAndLeadBecomeStatusesAndScore) {
    const Opinion said =
        opinion_with(printing(R"({"id":"shikatsu","ownership":[0.9,0,0,0.8],"rootInfo":{"scoreLead":2.7}})"));
    EXPECT_EQ(said.statuses->alive, std::vector<Point>{Point{0}});
    EXPECT_EQ(said.statuses->dead, std::vector<Point>{Point{3}});
    EXPECT_EQ(said.score->margin, Margin::of_points(3));
}

TEST(JsonPeer, ScoresDifferByWholePointsFromKomi) {
    const Opinion said =
        opinion_with(printing(R"({"id":"shikatsu","ownership":[],"rootInfo":{"scoreLead":-6.2}})"),
                     "(;SZ[2]KM[6.5];B[aa])");
    EXPECT_EQ(said.score->margin, Margin::of_half_points(-13));
}

TEST(JsonPeer, WhatIsNotSureIsNoAnswer) {
    const Opinion said =
        opinion_with(printing(R"({"id":"shikatsu","ownership":[0.4,0,0,-0.5],"rootInfo":{}})"));
    EXPECT_FALSE(alive_by(*said.statuses, {Point{0}}));
    EXPECT_FALSE(alive_by(*said.statuses, {Point{3}}));
    EXPECT_EQ(said.score->complaint, "no rootInfo.scoreLead");
}

TEST(JsonPeer, SkipsDiagnosticsAndAnswersToOthers) {
    const Opinion said = opinion_with(
        printing("loading...\n{\"id\":\"late\",\"ownership\":[1,1,1,1]}\n[1]\n{\n"
                 "{\"id\":\"shikatsu\",\"warning\":\"komi\"}\n"
                 "{\"id\":\"shikatsu\",\"isDuringSearch\":true,\"ownership\":[0,0,0,0]}\n"
                 "{\"id\":\"shikatsu\",\"ownership\":[1,0,0,-1],\"rootInfo\":{\"scoreLead\":0}}"));
    EXPECT_EQ(said.statuses->complaint, "");
    EXPECT_EQ(said.statuses->alive.size(), 2U);
    EXPECT_EQ(said.score->margin, Margin{});
}

TEST(JsonPeer, LeavesOutWhatIsNestedDeep) {
    const std::string brackets =
        "printf '{\"id\":'; head -c 100000 /dev/zero | tr '\\0' '['; "
        "head -c 100000 /dev/zero | tr '\\0' ']'; echo ',\"x\":1}'; ";
    JsonPeer peer = printing(R"({"id":"shikatsu","ownership":[1,0,0,-1],"rootInfo":{"scoreLead":0}})");
    peer.command = brackets + peer.command;
    EXPECT_EQ(opinion_with(peer).statuses->complaint, "");
}

TEST(JsonPeer, SaysWhatIsWrong) {
    const auto complaint = [](const JsonPeer& peer) { return opinion_with(peer).statuses->complaint; };
    EXPECT_EQ(complaint(printing(R"({"id":"shikatsu","error":"unknown rules","field":"rules"})")),
              "refused: \"unknown rules\"");
    EXPECT_EQ(complaint(printing(R"({"id":"shikatsu","ownership":[1,1,1,1,1,1,1,1,1]})")),
              "no ownership of the 2x2 grid");
    EXPECT_EQ(complaint(printing(R"({"id":"shikatsu","ownership":[1,1,1,9]})")),
              "no ownership of the 2x2 grid");
    EXPECT_EQ(complaint(printing(R"({"id":"shikatsu"})")), "no ownership of the 2x2 grid");
    EXPECT_EQ(complaint(printing("no JSON")), "it ended");
    EXPECT_EQ(complaint({"sleep 100", {}, 0.3, nullptr}), "no answer in time");
    EXPECT_EQ(complaint({"/no/such/program", {}, 10.0, nullptr}), "it could not be started");
    EXPECT_EQ(complaint({"cat /dev/zero", {}, 10.0, nullptr}), "it wrote too much");
}

}  // namespace
}  // namespace shikatsu::tools
