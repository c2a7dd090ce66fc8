// Answers to single lines: the adjudication of `adjudicate --json`, or what is wrong with the request.
#include "tools/lib/service/service.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "tools/lib/json_output.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

using Json = nlohmann::json;

ServiceDefaults defaults() {
    return {ruleset_named(default_rules), {}};
}

Json answer(const std::string& line) {
    const std::string text = answer_line(line, defaults());
    EXPECT_EQ(text.find('\n'), std::string::npos);
    return Json::parse(text);
}

const std::string example = R"("position":["######","#.#.O#","######"])";

TEST(Service, GivesTheObjectOfAdjudicate) {
    const Json answered = answer(std::string(R"({"id":"a1",)") + example + R"(,"prisoner_difference":-3})");
    EXPECT_EQ(answered.at("id"), "a1");
    const auto read = read_diagrams({"-", "######\n#.#.O#\n######\n"}).front();
    const auto expected = adjudication_json(optimized::adjudicate(read->position, -3, {}), default_rules, -3);
    EXPECT_EQ(answered.at("adjudication").dump(), Json(expected).dump());
    EXPECT_EQ(answered.at("adjudication").at("score"), 1);
}

TEST(Service, ReadsDiagramsAndGames) {
    EXPECT_EQ(answer(R"({"id":1,"diagram":"; a comment\n#.#.O#\n######\n"})").at("id"), 1);
    const Json game = answer(R"x({"sgf":"(;SZ[2];B[ab];W[aa];B[ba])"})x");
    EXPECT_EQ(game.at("id"), nullptr);
    EXPECT_EQ(game.at("adjudication").at("prisoner_difference"), 1);
}

// [ING-MV-3] [ING-MV-4] [IK-R-5]
TEST(Service, ReplaysGamesByTheRulesAndReadingsAskedAbout) {
    const auto asked = [](const std::string& keys, const std::string& moves) {
        return answer("{" + keys + R"("sgf":"(;SZ[4:1]AB[aa]AW[ca])" + moves + R"x()"})x");
    };
    const std::string of_group = ";B[ba]";
    const std::string of_stone = ";B[];W[ba];B[da]";
    const Json ing = asked(R"("rules":"ing-sst",)", of_group);
    EXPECT_EQ(ing.at("adjudication").at("position"), (Json{"..O."})) << ing;
    const Json single = asked(R"("rules":"ing-sst",)", of_stone);
    EXPECT_EQ(single.at("field"), "sgf") << single;
    EXPECT_EQ(single.at("error"),
              "sgf:1:33: error: illegal move black at D1: self-removal of a single stone changes nothing "
              "[ING-MV-3]");
    EXPECT_EQ(asked("", of_group).at("error"),
              "sgf:1:23: error: illegal move black at B1: the play would leave a string without liberty "
              "[J2003-MV-3]");
    EXPECT_EQ(asked(R"("rules":"ikeda-area-2",)", of_group).at("error"),
              "sgf:1:23: error: illegal move black at B1: the played stone would be in a removable state "
              "[IK-R-5]");
    const Json staying =
        asked(R"("rules":"ikeda-territory-3","readings":["self-capture=single-stone"],)", ";B[ba];W[da]");
    EXPECT_EQ(staying.at("adjudication").at("position"), (Json{"..OO"})) << staying;
    EXPECT_NE(staying.dump().find(R"({"value":-2,"words":"prisoner-difference before"})"), std::string::npos)
        << staying;
}

TEST(Service, AsksOtherRulesAndKeepsTheirReadings) {
    const Json other = answer(std::string(R"({"rules":"asura-1989",)") + example + "}");
    EXPECT_EQ(other.at("adjudication").at("rules"), "asura-1989");
    const Json reading = answer(std::string(R"({"readings":["ko-pass=per-ko"],)") + example + "}");
    EXPECT_EQ(reading.at("adjudication").at("rules"), "japanese-2003 ko-pass=per-ko");
}

TEST(Service, SaysWhatIsUndecided) {
    const Json answered =
        answer(R"({"max_states":1,"diagram":".##O.O\nO##OOO\n#OOO.O\n###OOO\n.#####\n##.#.#"})");
    EXPECT_EQ(answered.at("adjudication").at("score"), nullptr);
}

TEST(Service, TakesWholeNumbersHoweverTheyAreWritten) {
    for (const char* states : {"1", "1.0", "4e6", "1000000000000000"})
        EXPECT_TRUE(answer(std::string("{\"diagram\":\"#.\",\"max_states\":") + states + "}")
                        .contains("adjudication"))
            << states;
}

TEST(Service, NamesTheKeyThatIsWrong) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {R"({"id":7})", "position"},
        {R"({"id":7,"position":"#."})", "position"},
        {R"({"id":7,"position":["#x"]})", "position"},
        {R"({"id":7,"position":["#"]})", "position"},
        {R"({"id":7,"position":["#.","","#."]})", "position"},
        {R"({"id":7,"position":["#.\n\n#."]})", "position"},
        {R"({"id":7,"position":["#.\r.."]})", "position"},
        {R"({"id":7,"position":[".;."]})", "position"},
        {R"({"id":7,"sgf":"no game"})", "sgf"},
        {R"x({"id":7,"sgf":"(;SZ[3];B[zz])"})x", "sgf"},
        {R"x({"id":7,"diagram":"#.","sgf":"(;)"})x", "sgf"},
        {R"({"id":7,"diagram":"#.","rules":"x"})", "rules"},
        {R"({"id":7,"diagram":"#.","rules":3})", "rules"},
        {R"({"id":7,"diagram":"#.","readings":["x=y"]})", "readings"},
        {R"({"id":7,"diagram":"#.","max_states":-1})", "max_states"},
        {R"({"id":7,"diagram":"#.","max_states":0})", "max_states"},
        {R"({"id":7,"diagram":"#.","max_states":0.5})", "max_states"},
        {R"({"id":7,"diagram":"#.","max_states":1.5})", "max_states"},
        {R"({"id":7,"diagram":"#.","max_states":1e16})", "max_states"},
        {R"({"id":7,"diagram":"#.","max_states":"1"})", "max_states"},
        {R"({"id":7,"diagram":"#.","max_seconds":"1"})", "max_seconds"},
        {R"({"id":7,"diagram":"#.","max_seconds":0})", "max_seconds"},
        {R"({"id":7,"diagram":"#.","max_seconds":1e10})", "max_seconds"},
        {R"({"id":7,"diagram":"#.","prisoner_difference":1.5})", "prisoner_difference"},
        {R"({"id":7,"diagram":"#.","rules":"ikeda-area-2","prisoner_difference":1})", "prisoner_difference"},
        {R"({"id":7,"diagram":"#.","komi":6.5})", "komi"},
    };
    for (const auto& [line, field] : cases) {
        const Json answered = answer(line);
        EXPECT_EQ(answered.at("id"), 7) << line;
        EXPECT_EQ(answered.at("field"), field) << line << " " << answered;
        EXPECT_TRUE(answered.at("error").is_string()) << line;
    }
}

TEST(Service, AnswersWhatIsNoRequest) {
    for (const std::string& line :
         {std::string("no json"), std::string("[1,2]"), std::string("{\"id\":"), std::string(100'000, '['),
          std::string("{\"id\":[[1]]}"), std::string("\xff"), "{\"id\":true," + example + "}",
          "{\"id\":1.5," + example + "}", "{\"id\":18446744073709551616," + example + "}",
          "{\"id\":1,\"id\":2," + example + "}", "{" + example + "," + example + "}"}) {
        const Json answered = answer(line);
        EXPECT_EQ(answered.at("id"), nullptr) << line.substr(0, 20);
        EXPECT_TRUE(answered.at("error").is_string());
    }
}

TEST(Service, OutlivesDeepNesting) {
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    const Json answered = answer("{\"x\":" + deep + "," + example + "}");
    EXPECT_EQ(answered.at("id"), nullptr);
    EXPECT_EQ(answered.at("error"), "the line is nested more than 64 levels deep");
}

RC_GTEST_PROP(ServiceLines, AreAlwaysAnsweredWithOneObject, (const std::string& text)) {
    const std::string key = *rc::gen::elementOf(
        std::vector<std::string>{"id", "position", "diagram", "sgf", "rules", "max_states"});
    nlohmann::json request;
    request[key] = text;
    for (const std::string& line : {text, request.dump(-1, ' ', false, Json::error_handler_t::replace)}) {
        const std::string answered = answer_line(line, defaults());
        RC_ASSERT(answered.find('\n') == std::string::npos);
        RC_ASSERT(Json::parse(answered).contains("id"));
    }
}

}  // namespace
}  // namespace shikatsu::tools
