// The built program where its user was careless: values that are missing, numbers that mean nothing, input
// that never comes, output that has no room.
#include <gtest/gtest.h>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using Ended = testing::EndedApart;

Ended run(const std::string& arguments, const std::string& input = "", const std::string& before = "") {
    return testing::run_apart(before + " '" SHIKATSU_PROGRAM "' " + arguments, input);
}

TEST(CarelessUse, AnOptionWithoutValueTakesNoInputForIt) {
    const testing::TemporaryFolder folder;
    const char* const game = "(;SZ[3];B[bb])";
    const std::string first = folder.file("a.sgf", game);
    const std::string second = folder.file("b.sgf", game);
    for (const char* option : {"adjudicate --sgf-out=", "report --output=", "adjudicate --rules="}) {
        const Ended ended = run(std::string(option) + " " + first + " " + second);
        EXPECT_EQ(ended.code, 2) << option;
        EXPECT_TRUE(contains(ended.err, ": there is no value")) << ended.err;
        EXPECT_EQ(testing::text_of(first), game) << option;
    }
    for (const char* arguments : {"compare --rules , -", "adjudicate --dead ,, --rules ing-sst -"}) {
        const Ended ended = run(arguments, ".#.\n");
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_TRUE(contains(ended.err, "is no value; see")) << ended.err;
    }
    EXPECT_EQ(run("adjudicate -- " + first).code, 0);
}

TEST(CarelessUse, ASignalEndsTheReadingOfWhatNeverComes) {
    const testing::TemporaryFolder folder;
    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(testing::run("mkfifo " + pipe).code, 0);
    for (const char* command : {"adjudicate", "compare", "report", "validate --results"}) {
        const Ended ended = run(std::string(command) + " " + pipe, "", "timeout --kill-after=60 1");
        EXPECT_EQ(ended.code, 124) << command << ": " << ended.err;
    }
}

TEST(CarelessUse, NumbersAreDecimal) {
    EXPECT_EQ(run("adjudicate --max-seconds 1e1 -", ".#.\n").code, 0);
    for (const char* arguments : {"adjudicate --max-seconds 0x3 -", "play --rules ing-sst --komi 0x2 -"}) {
        const Ended ended = run(arguments, "(;SZ[3])");
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_TRUE(contains(ended.err, "0x")) << ended.err;
    }
}

TEST(CarelessUse, PrisonersWhereNoneCountAreRefused) {
    for (const char* rules : {"ikeda-area-1", "ikeda-area-3", "ing-sst"}) {
        const std::string options = "adjudicate --rules " + std::string(rules) + " --prisoners ";
        EXPECT_EQ(run(options + "0 -", ".#.\n").code, 0) << rules;
        const Ended ended = run(options + "5 -", ".#.\n");
        EXPECT_EQ(ended.code, 2) << rules;
        EXPECT_TRUE(contains(ended.err, "do not count prisoners")) << ended.err;
    }
    for (const char* rules : {"ikeda-territory-2", "asura-1989", "japanese-2003"}) {
        const std::string options = "adjudicate --rules " + std::string(rules) + " --prisoners 5 -";
        EXPECT_EQ(run(options, ".#.\n").code, 0) << rules;
    }
}

TEST(CarelessUse, FromTheEmptyGridBlackIsToMove) {
    EXPECT_EQ(run("play --size 3x3 --to-move black B2 pass pass").code, 0);
    EXPECT_TRUE(contains(run("play --size 3x3 --to-move white B2").err, "Black is to move"));
    for (const char* rules : {"japanese-2003", "asura-1989", "ikeda-area-1", "ing-sst"}) {
        const std::string by = "play --rules " + std::string(rules);
        EXPECT_EQ(run(by + " --size 3x3 --to-move white B2").code, 2) << rules;
        EXPECT_EQ(run(by + " -", "(;SZ[3]PL[W];W[bb])").code, 2) << rules;
    }
    EXPECT_EQ(run("play --size 1x2 --letters a=A1 'O[a]'").code, 2);
}

TEST(CarelessUse, TheTurnIsNotGivenOutOfOrder) {
    const Ended ended = run("play -", "(;SZ[3];B[bb];PL[B];B[aa])");
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(contains(ended.err, "<stdin>:1:15: error: PL gives the turn to black again")) << ended.err;
    EXPECT_EQ(run("play -", "(;SZ[3];B[bb];PL[W];W[];B[])").code, 0);
}

TEST(CarelessUse, RulesForAnEngineAreANameOrAnObject) {
    for (const char* rules : {R"({"ko":)", "[1]", R"({"a":1,"a":2})"}) {
        const Ended ended =
            run("validate --json-engine true --engine-rules " + testing::quoted(rules) + " -", "(;SZ[2])");
        EXPECT_EQ(ended.code, 2) << rules;
        EXPECT_TRUE(contains(ended.err, "--engine-rules: is ")) << ended.err;
    }
}

TEST(CarelessUse, AResultThatIsNotUnderstoodIsNamed) {
    const Ended ended = run("validate --results -", "(;SZ[3]RU[Japanese]RE[B+8,5];B[bb];W[];B[])");
    EXPECT_TRUE(contains(ended.out, "has a result that is not understood: RE[B+8,5]")) << ended.out;
}

TEST(CarelessUse, StandardInputThatCannotBeReadIsNamed) {
    for (const char* command : {"gtp", "serve"}) {
        const Ended ended = testing::run_apart("'" SHIKATSU_PROGRAM "' " + std::string(command) + " < /tmp");
        EXPECT_EQ(ended.code, 2) << command;
        EXPECT_EQ(ended.err, "shikatsu: error: standard input cannot be read\n") << command;
    }
}

TEST(CarelessUse, AFileThatMayNotGrowIsAnError) {
    const testing::TemporaryFolder folder;
    const std::string page = folder.file("page.html");
    const Ended ended = run("report -o " + page + " -", ".#.\n", "ulimit -f 1;");
    EXPECT_EQ(ended.code, 2) << ended.err;
    EXPECT_TRUE(contains(ended.err, "cannot be written")) << ended.err;
}

TEST(CarelessUse, WhatIsEchoedIsShort) {
    const std::string digits(100'000, '9');
    EXPECT_LT(run("adjudicate -", "(;SZ[" + digits + "])").err.size(), 200U);
    EXPECT_LT(run("play -", "(;SZ[3]PB[" + digits + "];B[bb];W[];B[])").out.size(), 3'000U);
    const Ended coloured = run(R"sh(play --size "$(printf '\033[31mx')" A1)sh");
    EXPECT_TRUE(contains(coloured.err, "[31mx' is not a size")) << coloured.err;
    EXPECT_FALSE(contains(coloured.err, "\x1b"));
    EXPECT_LT(run("gtp", "kata-set-rules " + digits.substr(0, 900) + "\nquit\n").out.size(), 300U);
}

TEST(CarelessUse, AnAtlasIsAnnouncedAsItIsWanted) {
    const testing::TemporaryFolder folder;
    const Ended ended = run("atlas --json -o " + folder.file("x.atlas") + " 1x2");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, R"("grid":"1x2","positions":5,"classes":2)")) << ended.out;
}

}  // namespace
}  // namespace shikatsu::tools
