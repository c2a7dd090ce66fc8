// What the referee says of positions, and what holds for any line and any game.
#include "tools/lib/gtp/gtp_engine.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>

#include "tools/lib/gtp/gtp_line.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

GtpEngine engine_by(const char* rules, double max_seconds = 60.0, std::vector<std::string> readings = {}) {
    RulesetOptions options;
    options.budget.max_seconds = max_seconds;
    options.readings = std::move(readings);
    return {*ruleset_named(rules), options, "0"};
}

/// The last response.
std::string responses(GtpEngine& engine, std::initializer_list<const char*> lines) {
    std::string response;
    for (const char* line : lines) response = engine.respond(line);
    return response;
}

/// Puts the stones of a diagram, rows from the top separated by blanks, on the grid.
void set_up(GtpEngine& engine, const std::string& diagram) {
    std::istringstream words(diagram);
    std::vector<std::string> rows;
    for (std::string row; words >> row;) rows.push_back(row);
    const std::string size = std::to_string(rows.front().size()) + " " + std::to_string(rows.size());
    ASSERT_EQ(engine.respond("boardsize " + size), "= \n\n");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column] == '.') continue;
            const std::string vertex(1, static_cast<char>('A' + column));
            const std::string line = std::string("play ") + (rows[row][column] == '#' ? "b " : "w ") +
                                     vertex + std::to_string(rows.size() - row);
            ASSERT_EQ(engine.respond(line), "= \n\n") << line;
        }
    }
}

TEST(GtpEngine, ScoresThreePointsWithoutCapturing) {
    GtpEngine engine = engine_by(default_rules);
    set_up(engine, ".##O.O O##OOO #OOO.O ###OOO .##### ##.#.#");
    EXPECT_EQ(engine.respond("1 final_score"), "=1 B+1\n\n");
    EXPECT_EQ(engine.respond("final_status_list dead"), "= \n\n");
    const std::string alive =
        engine.respond("final_status_list alive") + engine.respond("final_status_list seki");
    EXPECT_NE(alive.find("A5\n"), std::string::npos) << alive;
    EXPECT_EQ(engine.respond("final_status_list black_territory"), "= A2 C1 E1\n\n");
    EXPECT_EQ(engine.respond("final_status_list white_territory"), "= E6 E4\n\n");
    EXPECT_NE(engine.respond("shikatsu-explain").find("J2003-LD-6"), std::string::npos);
}

TEST(GtpEngine, ExplainsByOtherRules) {
    for (const auto& [rules, words] :
         {std::pair{"asura-1989", "takes what is left by filling"}, std::pair{"ing-sst", "score"},
          std::pair{"ikeda-area-2", "main line #[app]"}}) {
        GtpEngine engine = engine_by(rules);
        set_up(engine, "###### #.#.O# ######");
        const std::string explained = engine.respond("shikatsu-explain");
        const bool has_reasons = explained.find("moving first, bring about") != std::string::npos;
        EXPECT_EQ(has_reasons, rules == std::string("asura-1989")) << explained;
        EXPECT_NE(explained.find(words), std::string::npos) << explained;
    }
}

TEST(GtpEngine, ListsDeadStringsOneALine) {
    GtpEngine engine = engine_by(default_rules);
    set_up(engine, "###### #.#.O# ######");
    EXPECT_EQ(engine.respond("final_status_list dead"), "= E2\n\n");
    EXPECT_EQ(engine.respond("final_score"), "= B+4\n\n");
    EXPECT_EQ(engine.respond("komi 6.5"), "= \n\n");
    EXPECT_EQ(engine.respond("final_score"), "= W+2.5\n\n");
}

TEST(GtpEngine, SaysWhatIsUndecidedAndGuessesNothing) {
    GtpEngine engine = engine_by(default_rules, 0.0);
    set_up(engine, ".##O.O O##OOO #OOO.O ###OOO .##### ##.#.#");
    const std::string score = engine.respond("7 final_score");
    EXPECT_TRUE(score.starts_with("?7 cannot score: undecided are the strings at ")) << score;
    EXPECT_TRUE(engine.respond("final_status_list dead").starts_with("? cannot score: "));
    EXPECT_TRUE(engine.respond("final_status_list dame").starts_with("? cannot score: "));
}

TEST(GtpEngine, CountsThePrisonersOfTheGameAndTakesThemBack) {
    GtpEngine engine = engine_by(default_rules);
    for (const char* line : {"boardsize 2", "play b A1", "play w A2", "play b B2"})
        EXPECT_EQ(engine.respond(line), "= \n\n") << line;
    EXPECT_NE(engine.respond("showboard").find("captured: 1 white stones, 0 black stones"),
              std::string::npos);
    EXPECT_EQ(engine.respond("is_legal w A2"), "= 0\n\n") << "suicide";
    EXPECT_EQ(engine.respond("play w A2"), "? illegal move\n\n");
    engine.respond("undo");
    EXPECT_NE(engine.respond("showboard").find("captured: 0 white stones, 0 black stones"),
              std::string::npos);
}

TEST(GtpEngine, ProhibitsTheRecaptureInAKo) {
    GtpEngine engine = engine_by(default_rules);
    set_up(engine, ".#O. #.#O .#O.");
    EXPECT_EQ(engine.respond("play w B2"), "= \n\n");
    EXPECT_EQ(engine.respond("is_legal b C2"), "= 0\n\n");
    EXPECT_EQ(engine.respond("play b C2"), "? illegal move\n\n");
    EXPECT_EQ(engine.respond("undo"), "= \n\n");
}

TEST(GtpEngine, LoadsARecordUpToAMove) {
    GtpEngine engine = engine_by(default_rules);
    const std::string file = SHIKATSU_TEST_DATA "/short_game.sgf";
    EXPECT_EQ(engine.respond("loadsgf " + file + " 1"), "= \n\n");
    EXPECT_EQ(engine.respond("undo"), "? cannot undo\n\n");
    EXPECT_EQ(engine.respond("loadsgf " + file), "= \n\n");
    EXPECT_EQ(engine.respond("undo"), "= \n\n");
}

/// A file with this record.
std::string record_file(const std::string& name, const std::string& text) {
    const std::string path = testing::TempDir() + name;
    std::ofstream(path) << text;
    return path;
}

TEST(GtpEngine, TakesTheKomiOfARecord) {
    GtpEngine engine = engine_by(default_rules);
    engine.respond("komi 5.5");
    engine.respond("loadsgf " + record_file("without_komi.sgf", "(;SZ[3])"));
    EXPECT_EQ(engine.respond("get_komi"), "= 5.5\n\n");
    engine.respond("loadsgf " + record_file("with_komi.sgf", "(;SZ[3]KM[-6.5];B[bb])"));
    EXPECT_EQ(engine.respond("get_komi"), "= -6.5\n\n");
    engine.respond("loadsgf " SHIKATSU_TEST_DATA "/short_game.sgf");
    EXPECT_EQ(engine.respond("get_komi"), "= 0\n\n");
}

TEST(GtpEngine, RefusesARecordWithNoSuchKomi) {
    GtpEngine engine = engine_by(default_rules);
    engine.respond("boardsize 4");
    engine.respond("komi 5.5");
    EXPECT_EQ(engine.respond("loadsgf " + record_file("bad_komi.sgf", "(;SZ[3]KM[six];B[bb])")),
              "? cannot load file: komi 'six' is no number\n\n");
    EXPECT_EQ(engine.respond("get_komi"), "= 5.5\n\n");
    EXPECT_EQ(engine.respond("play black D4"), "= \n\n") << "the grid is as it was";
}

TEST(GtpEngine, SaysWhereARecordIsBroken) {
    GtpEngine engine = engine_by(default_rules);
    EXPECT_EQ(engine.respond("loadsgf " + record_file("cut_off.sgf", "(;SZ[3]\n;B[bb]")),
              "? cannot load file: 2:7: the text ends inside the game tree that starts at 1:1\n\n");
    EXPECT_EQ(engine.respond("loadsgf " + record_file("outside.sgf", "(;SZ[3];B[dd])")).substr(0, 26),
              "? cannot load file: 1:11: ");
    EXPECT_EQ(engine.respond("loadsgf " + record_file("illegal.sgf", "(;SZ[3];B[aa];W[aa])")),
              "? cannot load file: 1:15: the move is prohibited by japanese-2003\n\n");
    EXPECT_EQ(engine.respond("loadsgf " + record_file("dead.sgf", "(;SZ[3:1]AB[aa]AW[ba])")),
              "? cannot load file: 1:10: a string without liberty is set up\n\n");
}

TEST(GtpEngine, ScoresByOtherRulesWhereTheySpeak) {
    GtpEngine engine = engine_by("ikeda-area-2");
    set_up(engine, ".#O.");
    EXPECT_EQ(engine.respond("final_score"), "= 0\n\n");
    EXPECT_TRUE(
        engine.respond("final_status_list dead").starts_with("? cannot score: the rules ikeda-area-2"));
}

TEST(GtpEngine, RefusesLinesThatAreTooLong) {
    GtpEngine engine = engine_by(default_rules);
    const std::string blanks(longest_gtp_line, ' ');
    EXPECT_EQ(engine.respond("7 komi 1" + blanks + "x"), "?7 the line is too long\n\n");
    EXPECT_EQ(engine.respond(blanks + "komi 1"), "? the line is too long\n\n");
    EXPECT_EQ(engine.respond("get_komi"), "= 0\n\n") << "nothing was done";
    EXPECT_EQ(engine.respond("komi 1 #" + blanks), "= \n\n");
    EXPECT_EQ(engine.respond("#" + blanks), "");
}

TEST(GtpEngine, OutlivesDeepNesting) {
    GtpEngine engine = engine_by(default_rules);
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    EXPECT_EQ(engine.respond("kata-set-rules {\"ko\":" + deep + ",\"a\":1}"), "? syntax error\n\n");
}

/// The margin of "B+3.5", "W+1" or "0"; nothing if the response is anything else.
std::optional<double> margin_of(const std::string& response) {
    const std::string text = response.substr(0, response.size() - 2);
    if (text == "= 0") return 0.0;
    if (!text.starts_with("= B+") && !text.starts_with("= W+")) return std::nullopt;
    return std::stod(text.substr(4)) * (text[2] == 'B' ? 1 : -1);
}

TEST(GtpEngine, SubtractsKomiOnceWhateverTheRules) {
    for (const Ruleset& ruleset : rulesets()) {
        GtpEngine engine = engine_by(ruleset.name.c_str(), 0.5);
        for (const char* line : {"boardsize 3 1", "play b b1", "play w pass", "play b pass"})
            EXPECT_EQ(engine.respond(line), "= \n\n") << ruleset.name << ": " << line;
        // First the position as it stands; then, passed on to the end of the game if the rules have more
        // passes.
        for (const char* more : {"undo", "play b pass", "play w pass", "play b pass"}) {
            engine.respond(more);
            engine.respond("komi 0");
            const auto without = margin_of(engine.respond("final_score"));
            for (const double komi : {0.5, 4.0, 6.5}) {
                engine.respond("komi " + std::to_string(komi));
                const auto with = margin_of(engine.respond("final_score"));
                ASSERT_EQ(with.has_value(), without.has_value()) << ruleset.name << " after " << more;
                if (with) {
                    EXPECT_EQ(*with, *without - komi) << ruleset.name << " after " << more;
                }
            }
        }
    }
}

TEST(GtpEngine, PrisonersOfBeforeCountOnlyWhereTheRulesCountThem) {
    const auto score = [](const char* rules) {
        GtpEngine engine = engine_by(rules);
        // White's stone is removed; then Black moves twice, which is no game by the rules.
        for (const char* line : {"boardsize 3 1", "play w a1", "play b b1", "play b pass", "play w pass"})
            engine.respond(line);
        return engine.respond("final_score");
    };
    EXPECT_EQ(score("japanese-2003"), "= B+3\n\n");
    EXPECT_EQ(score("ikeda-area-2"), "= B+3\n\n") << "a stone and two points";
}

TEST(GtpEngine, ReplaysLongGamesOnce) {
    // Each pair of passes of the other player is taken back at once; a replay from the start for each move
    // would not come to an end soon.
    GtpEngine engine = engine_by("ing-sst");
    ASSERT_EQ(engine.respond("boardsize 19"), "= \n\n");
    for (int row = 1; row <= 19; ++row) {
        for (const char* column : {"A", "C", "E", "G", "J", "L", "N", "P"}) {
            ASSERT_EQ(engine.respond("play b " + std::string(column) + std::to_string(row)), "= \n\n");
            ASSERT_EQ(engine.respond("play w pass"), "= \n\n");
        }
    }
    EXPECT_EQ(engine.respond("undo"), "= \n\n");
}

// [IK-R-5]
TEST(GtpEngine, JudgesMovesByTheReadings) {
    const auto last = {"boardsize 2", "play b a1", "play w pass", "play b a2",
                       "play w pass", "play b b1", "play w pass", "play b b2"};
    GtpEngine literal = engine_by("ikeda-area-2");
    EXPECT_EQ(responses(literal, last), "? illegal move\n\n");
    GtpEngine other = engine_by("ikeda-area-2", 60.0, {"self-capture=single-stone"});
    EXPECT_EQ(responses(other, last), "= \n\n");
}

// [AS89-CO-4] [AS89-GM-1]
TEST(GtpEngine, SaysWhereAGameHasNoResult) {
    const auto cycle = {"boardsize 3 1", "play b b1", "play w pass", "play b a1",
                        "play w c1",     "play b b1", "final_score"};
    GtpEngine literal = engine_by("asura-1989");
    EXPECT_EQ(responses(literal, cycle), "? cannot score: the game has ended without result\n\n");
    GtpEngine tied = engine_by("asura-1989", 60.0, {"asura-cycle-end=tie"});
    EXPECT_EQ(responses(tied, cycle), "= 0\n\n");
}

TEST(GtpEngine, KeepsItsRulesWhenItDoesNotKnowTheAskedOnes) {
    GtpEngine engine = engine_by("asura-1989");
    EXPECT_TRUE(engine.respond("3 kgs-rules no-such").starts_with("?3 unknown rules 'no-such'; there is: "));
    EXPECT_NE(engine.respond("kata-get-rules").find("asura-1989"), std::string::npos);
}

RC_GTEST_PROP(GtpLines, EveryLineHasAtMostOneWellFormedResponse, (const std::string& rest)) {
    GtpEngine engine = engine_by(default_rules, 0.01);
    const std::string command = *rc::gen::elementOf(std::vector<std::string>{
        "", "play ", "komi ", "boardsize ", "kata-set-rules {", "undo ", "12 ", "name "});
    const std::string response = engine.respond(command + rest);
    if (response.empty()) return;
    RC_ASSERT(response[0] == '=' || response[0] == '?');
    RC_ASSERT(response.find("\n\n") == response.size() - 2);
}

RC_GTEST_PROP(GtpGames, UndoBringsBackTheBoard, ()) {
    GtpEngine engine = engine_by(default_rules);
    engine.respond("boardsize 3");
    std::vector<std::string> boards{engine.respond("showboard")};
    const std::vector<std::string> vertices{"A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "pass"};
    for (int move = 0; move < 12; ++move) {
        const std::string line = std::string("play ") + (*rc::gen::arbitrary<bool>() ? "b " : "w ") +
                                 *rc::gen::elementOf(vertices);
        const bool legal = engine.respond("is_legal" + line.substr(4)) == "= 1\n\n";
        const bool made = engine.respond(line) == "= \n\n";
        RC_ASSERT(legal == made);
        if (made) boards.push_back(engine.respond("showboard"));
        RC_ASSERT(engine.respond("showboard") == boards.back());
    }
    for (; boards.size() > 1; boards.pop_back()) {
        RC_ASSERT(engine.respond("showboard") == boards.back());
        RC_ASSERT(engine.respond("undo") == "= \n\n");
    }
    RC_ASSERT(engine.respond("undo") == "? cannot undo\n\n");
}

}  // namespace
}  // namespace shikatsu::tools
