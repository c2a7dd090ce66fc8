// The built program from outside: what it prints where, and the number it ends with.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using Ended = testing::EndedApart;

/// A folder of its own for every test.
class Program : public ::testing::Test {
  protected:
    std::string file(const std::string& name, const std::string& text) const {
        return folder_.file(name, text);
    }

    /// Runs `before` (an empty text, or a command that starts another) with the program and its arguments.
    static Ended run(const std::string& arguments, const std::string& input = "",
                     const std::string& before = "") {
        return testing::run_apart(before + " '" SHIKATSU_PROGRAM "' " + arguments, input);
    }

    static std::vector<nlohmann::json> json_lines(const std::string& text) {
        std::vector<nlohmann::json> objects;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) objects.push_back(nlohmann::json::parse(line));
        return objects;
    }

  private:
    testing::TemporaryFolder folder_;
};

const char* const scoring_example_2 = "######\n#.#.O#\n######\n";
const char* const direct_ko_example = ".OO#O.#.\nOO#.####\n.O#####.\n";

TEST_F(Program, AdjudicatesADiagramFromStandardInput) {
    const Ended ended = run("adjudicate -", scoring_example_2);
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, "2 # . # . O #    2 U . U . x U    2 # B # B B #\n")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "=   4  Black wins by 4 [J2003-RS-1]\n")) << ended.out;
    EXPECT_FALSE(contains(ended.out, "\x1b")) << "colours in a pipe";
    EXPECT_EQ(ended.err, "");
}

TEST_F(Program, NeedsNoLargeStackForLongHistories) {
    const std::string empty_row(19, '.');
    std::string board = ".........#.........\n";
    for (int row = 1; row < 19; ++row) board += empty_row + "\n";
    const Ended ended =
        run("adjudicate --reading infinite-play=superko --max-states 5000 -", board, "ulimit -s 512;");
    EXPECT_EQ(ended.code, 3) << ended.err;
    EXPECT_TRUE(contains(ended.out, "undecided")) << ended.out;
}

// A sanitizer's shadow takes more address space than any limit.
#ifndef __SANITIZE_ADDRESS__
TEST_F(Program, TellsWhenMemoryRunsOut) {
    const std::string board = ".....\n..#..\n.O...\n...O.\n.....\n";
    const Ended ended = run("adjudicate --max-states 100000000 -", board, "ulimit -v 200000;");
    EXPECT_EQ(ended.code, 1);
    EXPECT_EQ(ended.err, "shikatsu: error: memory has run out\n");
}
#endif

TEST_F(Program, PrintsOneJsonObjectForEachPosition) {
    const Ended ended =
        run("adjudicate --json --prisoners -5 -", std::string(scoring_example_2) + "\n.OOO.\n#####\n");
    EXPECT_EQ(ended.code, 0) << ended.err;
    const auto objects = json_lines(ended.out);
    ASSERT_EQ(objects.size(), 2U);
    EXPECT_EQ(objects[0]["score"], -1);
    EXPECT_EQ(objects[0]["result"], "white");
    EXPECT_EQ(objects[0]["prisoner_difference"], -5);
    EXPECT_EQ(objects[1]["dame"], (nlohmann::json{"A2", "E2"}));
    EXPECT_EQ(objects[1]["end_prohibited_by_direct_ko"], false);
}

TEST_F(Program, BadInputIsNamedAndTheRestIsDone) {
    const std::string bad = file("bad.txt", "#.\n#?\n");
    const std::string good = file("good.txt", scoring_example_2);
    const Ended ended = run("adjudicate --json '" + bad + "' /no/such/file / '" + good + "'");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(json_lines(ended.out).size(), 1U);
    EXPECT_TRUE(contains(ended.err, bad + ":2:2: error: unknown sign '?'")) << ended.err;
    EXPECT_TRUE(contains(ended.err, "/no/such/file:1:1: error: cannot be opened")) << ended.err;
    EXPECT_TRUE(contains(ended.err, "/:1:1: error: is a directory")) << ended.err;
    EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 3);
}

TEST_F(Program, WholeGamesBeforeABrokenOneAreDone) {
    const Ended ended = run("adjudicate --json -", "(;SZ[3]AB[bb])(;SZ[2]AB[aa]");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(json_lines(ended.out).size(), 1U);
    EXPECT_TRUE(
        contains(ended.err, "<stdin>:1:28: error: the text ends inside the game tree that starts at 1:15"))
        << ended.err;
}

TEST_F(Program, ErrorsInOptionsNameTheOption) {
    EXPECT_EQ(run("play --size 0x3 pass").err,
              "shikatsu: error: --size: a grid has at least one line in each direction\n");
    EXPECT_TRUE(contains(run("play --letters a=Z9 '#[a]'").err, "shikatsu: error: --letters: 'a=Z9' gives"));
    EXPECT_TRUE(run("difftest /no/such/file").err.starts_with("/no/such/file:1:1: error: cannot be opened"));
    EXPECT_TRUE(contains(run("adjudicate --reading ko-pass=per-ko --reading ko-pass=all-bans -").err,
                         "--reading: ko-pass=per-ko and ko-pass=all-bans contradict each other"));
}

TEST_F(Program, AGameStartsFromOnePosition) {
    const std::string two = file("two.txt", "#.\n..\n\n...\n");
    const Ended ended = run("play --from '" + two + "' B1");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.err, two + ":4:1: error: here is another position, and a game starts from one\n");
}

TEST_F(Program, BoardsShowsWhatIsKnownWhenInterrupted) {
    std::string large;
    for (int row = 0; row < 19; ++row) large += row == 9 ? "#..................\n" : "...................\n";
    for (const char* who : {"timeout --foreground", "timeout"}) {
        const Ended ended = run("boards --max-states 1000000000 --max-seconds 100 -", large + "\n" + large,
                                std::string(who) + " --preserve-status --signal=INT --kill-after=60 3");
        EXPECT_EQ(ended.code, 3) << who;
        EXPECT_EQ(ended.err, "shikatsu: interrupted; positions not looked at: 1\n") << who;
        EXPECT_TRUE(contains(ended.out, "   in the end        0    0 %        0    0 %\n")) << ended.out;
    }
}

TEST_F(Program, ABudgetThatRunsOutIsUndecided) {
    const Ended ended = run("adjudicate --max-states 1 -", direct_ko_example);
    EXPECT_EQ(ended.code, 3);
    EXPECT_TRUE(contains(ended.out, "undecided")) << ended.out;
    EXPECT_EQ(
        ended.err,
        "<stdin>:1: something is undecided within --max-states 1 and --max-seconds 60; more may decide it\n");
    EXPECT_EQ(run("adjudicate --max-states 1 - /no/such/file", direct_ko_example).code, 2);
}

TEST_F(Program, InterruptionPrintsWhatIsKnown) {
    std::string large;
    for (int row = 0; row < 19; ++row) large += row == 9 ? "#..................\n" : "...................\n";
    const Ended ended =
        run("adjudicate --json --max-states 1000000000 --max-seconds 100 -", large + "\n" + large,
            "timeout --foreground --preserve-status --signal=INT --kill-after=60 3");
    EXPECT_EQ(ended.code, 3) << ended.err;
    const auto objects = json_lines(ended.out);
    ASSERT_EQ(objects.size(), 1U);
    EXPECT_EQ(objects[0]["strings"][0]["status"], "undecided");
    EXPECT_TRUE(objects[0]["score"].is_null());
    EXPECT_EQ(ended.err, "shikatsu: interrupted; positions not looked at: 1\n");
}

TEST_F(Program, ExplainShowsAMainVariation) {
    const Ended ended = run("adjudicate --explain -", scoring_example_2);
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, "white-string at E2 (1 stone): dead [J2003-LD-10]")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "Can Black force its capture?\n    yes")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "main variation #[a")) << ended.out;
}

TEST_F(Program, AnswersDoNotDependOnTheNumberOfJobs) {
    const std::string arguments = "adjudicate --json - --jobs ";
    EXPECT_EQ(run(arguments + "1", direct_ko_example).out, run(arguments + "2", direct_ko_example).out);
}

TEST_F(Program, CountsThePrisonersOfAGameRecord) {
    const Ended ended = run("adjudicate --json " SHIKATSU_TEST_DATA "/short_game.sgf");
    EXPECT_EQ(ended.code, 0) << ended.err;
    const auto object = json_lines(ended.out).at(0);
    EXPECT_EQ(object["prisoner_difference"], -1);
    EXPECT_EQ(object["score"], 1);
}

TEST_F(Program, PlayJudgesACompleteGame) {
    const Ended ended = run("play --rules japanese-2003 " SHIKATSU_TEST_DATA "/short_game.sgf");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, "ended by the pass that succeeds a pass [J2003-AS-3]")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "result: a win of Black [J2003-RS-1]")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "=   1  Black wins by 1")) << ended.out;
}

TEST_F(Program, PlaySaysThatKomiIsLeftOutAndRefusesABadOne) {
    const std::string moves = ";B[bb];W[];B[])";
    const Ended left_out = run("play -", "(;SZ[3]KM[6.5]" + moves + "(;SZ[3]KM[0]" + moves);
    EXPECT_EQ(left_out.code, 0) << left_out.err;
    EXPECT_EQ(left_out.err,
              "<stdin>:1:8: remark: KM[6.5] is left out: the rules japanese-2003 have no komi\n");
    const Ended bad = run("play -", "(;SZ[3]\nKM[nan]" + moves);
    EXPECT_EQ(bad.code, 2);
    EXPECT_EQ(bad.err, "<stdin>:2:1: error: komi 'nan' is no number\n");
}

TEST_F(Program, PlayTakesMovesAndSequences) {
    const std::string board = file("board.txt", ".#.O.\n###OO\n.#OO.\n");
    const Ended moves = run("play --json --from '" + board + "' C3 pass pass");
    EXPECT_EQ(moves.code, 0) << moves.err;
    EXPECT_EQ(json_lines(moves.out).at(0)["ending"], "second-pass");
    const Ended sequence = run("play --json --from '" + board + "' --letters a=C3 '#[app]'");
    EXPECT_EQ(sequence.out, moves.out) << sequence.err;
    EXPECT_EQ(run("play --size 3x3 A1").code, 0);
}

TEST_F(Program, PlayNamesAProhibitedMove) {
    const std::string board = file("board.txt", ".##OO.\n##.#OO\n.##OO.\n");
    const Ended ended = run("play --from '" + board + "' --letters a=C2,b=D2 'O[abpp]'");
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(contains(ended.out, "prohibited: move 2, Black D2: basic-ko")) << ended.out;
    EXPECT_TRUE(contains(ended.err, "[J2003-AS-4]")) << ended.err;
    EXPECT_EQ(run("play --from '" + file("ko.txt", direct_ko_example) + "' pass pass").code, 2);
    EXPECT_EQ(run("play --from '" + file("ko.txt", direct_ko_example) + "' --max-states 1 pass pass").code,
              3);
}

TEST_F(Program, BensonTellsUnconditionalLife) {
    const std::string two_eyes = ".#.#O.\n####O.\n";
    const Ended ended = run("benson -", two_eyes);
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, "black-string at B2 (6 stones): unconditionally alive\n")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "white-string at E2 (2 stones): -\n")) << ended.out;
    const auto strings = json_lines(run("benson --json -", two_eyes).out).at(0)["strings"];
    ASSERT_EQ(strings.size(), 2U);
    EXPECT_EQ(strings[0]["points"], (nlohmann::json{"B2", "D2", "A1", "B1", "C1", "D1"}));
    EXPECT_EQ(strings[0]["unconditionally_alive"], true);
    EXPECT_EQ(strings[1]["unconditionally_alive"], false);
    const Ended mixed = run("benson --json /no/such/file -", two_eyes);
    EXPECT_EQ(mixed.code, 2);
    EXPECT_EQ(json_lines(mixed.out).size(), 1U);
}

TEST_F(Program, BensonSumsOverAllPositions) {
    const Ended ended = run("benson --all 3x3");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out,
              "3924 / 34556 black stones are unconditionally alive in the 12675 positions of 3x3\n");
    const auto object = json_lines(run("benson --json --all 1x5").out).at(0);
    EXPECT_EQ(object["positions"], 113);
    EXPECT_EQ(run("benson --all 25x25").code, 2);
}

TEST_F(Program, BoardsMeasuresEachBoard) {
    const std::string boards = std::string(scoring_example_2) + "\n" + direct_ko_example;
    const Ended ended = run("boards --json -", boards);
    EXPECT_EQ(ended.code, 0) << ended.err;
    const auto objects = json_lines(ended.out);
    ASSERT_EQ(objects.size(), 2U);
    EXPECT_EQ(objects[0]["board"], "<stdin>:1");
    EXPECT_EQ(objects[0]["score"], 4);
    EXPECT_EQ(objects[0]["undecided"], 0);
    const auto adjudicated = json_lines(run("adjudicate --json -", scoring_example_2).out).at(0);
    std::uint64_t states = 0;
    for (const auto& string : adjudicated["strings"]) states += string["states"].get<std::uint64_t>();
    EXPECT_EQ(objects[0]["states"], states);
    EXPECT_GT(objects[0]["peak_kibibytes"], 100);
    const Ended table = run("boards --max-states 1 --max-seconds 4 - /no/such/file", direct_ko_example);
    EXPECT_EQ(table.code, 2);
    EXPECT_TRUE(contains(table.out,
                         "\n\ndecided after    of 4 strings     of 1 boards\n"
                         "          1 s        3   75 %        0    0 %\n"
                         "          2 s"))
        << table.out;
    EXPECT_TRUE(contains(table.out, "   in the end        3   75 %        0    0 %\n")) << table.out;
    EXPECT_FALSE(contains(table.out, "          5 s")) << table.out;
    EXPECT_EQ(run("boards --max-states 1 -", direct_ko_example).code, 3);
}

TEST_F(Program, TellsAfterHowManySecondsStringsWereDecided) {
    const std::string boards = std::string(scoring_example_2) + "\n" + direct_ko_example;
    for (const auto& object : json_lines(run("boards --json -", boards).out)) {
        const auto times = object["decided_after"].get<std::vector<double>>();
        EXPECT_EQ(times.size() + object["undecided"].get<std::size_t>(), object["strings"]);
        EXPECT_TRUE(std::is_sorted(times.begin(), times.end())) << object;
        EXPECT_GT(times.front(), 0.0) << object;
        EXPECT_LE(times.back(), object["seconds"]) << object;
    }
    const auto timed = json_lines(run("adjudicate --json --times -", boards).out);
    ASSERT_EQ(timed.size(), 2U);
    for (const auto& string : timed[1]["strings"]) EXPECT_GT(string["decided_after"], 0.0) << string;
    const auto open = json_lines(run("adjudicate --json --times --max-states 1 -", direct_ko_example).out);
    EXPECT_TRUE(open.at(0)["strings"][1]["decided_after"].is_null()) << open[0];
    EXPECT_FALSE(
        json_lines(run("adjudicate --json -", boards).out).at(0)["strings"][0].contains("decided_after"));
}

TEST_F(Program, BadCommandLinesEndWithTwo) {
    for (const char* arguments : {"",
                                  "nonsense",
                                  "adjudicate",
                                  "adjudicate --rules chess -",
                                  "adjudicate --reading x -",
                                  "adjudicate --reading ko-pass=x -",
                                  "adjudicate --times -",
                                  "adjudicate --json --times --rules ing-sst -",
                                  "adjudicate --jobs -1 -",
                                  "play",
                                  "play --size 26x26 pass",
                                  "play --size 3x A1",
                                  "play --size ' 3x3' A1",
                                  "play --size 3x+3 A1",
                                  "play --size 0x3 A1",
                                  "play --size 3 A1",
                                  "play --size 3x3x3 A1",
                                  "play --letters a=Z9 '#[a]'",
                                  "play Z99",
                                  "play --from /no/such/file A1",
                                  "boards",
                                  "benson",
                                  "benson --all 3",
                                  "benson --all 3x3 -"}) {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_TRUE(contains(ended.err, "error: ")) << arguments;
        EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
    }
    EXPECT_TRUE(contains(run("adjudicate --rules chess -").err, "there is: japanese-2003"));
    EXPECT_TRUE(contains(run("nonsense").err, "there is no command or option 'nonsense'"));
    EXPECT_TRUE(contains(run("--nonsense").err, "there is no command or option '--nonsense'"));
}

TEST_F(Program, LinesThatAreTooLongAreRefusedAndTheNextIsRead) {
    const std::string blanks(std::size_t{17} << 20U, ' ');
    const Ended gtp = run("gtp", "6 komi" + blanks + "1\n7 name\n");
    EXPECT_EQ(gtp.code, 0) << gtp.err;
    EXPECT_EQ(gtp.out, "?6 the line is too long\n\n=7 shikatsu\n\n");
    const Ended serve = run("serve", blanks + "\nno JSON\n");
    EXPECT_EQ(serve.code, 0) << serve.err;
    EXPECT_EQ(serve.out,
              "{\"id\":null,\"error\":\"the line is too long\",\"field\":null}\n"
              "{\"id\":null,\"error\":\"the line is not JSON\",\"field\":null}\n");
}

TEST_F(Program, NumbersOutOfRangeAreNamed) {
    for (const char* arguments :
         {"adjudicate --max-seconds nan -", "adjudicate --max-seconds inf -", "adjudicate --max-seconds -1 -",
          "adjudicate --max-states 0 -", "adjudicate --max-states -1 -", "adjudicate --max-states 1.5 -",
          "adjudicate --max-states 99999999999999999999 -", "report --compare-seconds nan -",
          "report --svg --position 0 -", "validate --results --timeout nan -", "difftest --seconds nan",
          "difftest --seconds -1", "difftest --count -1", "differ --smallest -1 japanese-2003 asura-1989"}) {
        const Ended ended = run(arguments, ".#..\n");
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_LT(ended.err.size(), 150U) << ended.err;
    }
    EXPECT_EQ(run("adjudicate --max-seconds 1e9 --max-states 100 -", ".#..\n").code, 0);
}

TEST_F(Program, TeachesItsUse) {
    for (const char* command : {"", "adjudicate", "benson", "boards", "play", "readings"}) {
        const Ended ended = run(std::string(command) + " --help");
        EXPECT_EQ(ended.code, 0);
        EXPECT_TRUE(contains(ended.out, "shikatsu adjudicate") || contains(ended.out, "shikatsu play") ||
                    contains(ended.out, "shikatsu benson") || contains(ended.out, "shikatsu boards"))
            << ended.out;
    }
    EXPECT_TRUE(run("--version").out.starts_with("shikatsu "));
}

TEST_F(Program, ListsTheReadings) {
    const Ended ended = run("readings");
    EXPECT_EQ(ended.code, 0);
    EXPECT_TRUE(contains(ended.out, "ko-pass\n")) << ended.out;
    EXPECT_TRUE(contains(ended.out, "all-bans (literal, default) | per-ko")) << ended.out;
}

TEST_F(Program, AFullDiskIsAnInternalError) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const std::string command = "printf '.' | '" SHIKATSU_PROGRAM "' adjudicate - >/dev/full 2>/dev/null";
    EXPECT_EQ(testing::run(command).code, 1);
    EXPECT_EQ(testing::run("'" SHIKATSU_PROGRAM "' --help >/dev/full 2>/dev/null").code, 1);
}

TEST_F(Program, TheListOfTheoremsIsJsonIfWanted) {
    const auto objects = json_lines(run("prove --list --json flood-is-connection").out);
    ASSERT_EQ(objects.size(), 1U);
    EXPECT_EQ(objects[0]["id"], "flood-is-connection");
}

}  // namespace
}  // namespace shikatsu::tools
