// The built program with names of files and folders that are empty, odd, or cannot be written, and with
// options that say nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using testing::quoted;
using testing::text_of;
using Ended = testing::EndedApart;

class ProgramFiles : public ::testing::Test {
  protected:
    /// Runs in a folder of its own.
    Ended run(const std::string& arguments, const std::string& before = "") const {
        return testing::run_apart("cd " + quoted(folder_.path().string()) + " && " + before +
                                  " '" SHIKATSU_PROGRAM "' " + arguments);
    }
    void file(const std::string& name, const std::string& text) const { folder_.file(name, text); }
    std::string text(const std::string& name) const { return text_of(folder_.file(name)); }
    bool exists(const std::string& name) const { return std::filesystem::exists(folder_.file(name)); }

    void expect_refused(const std::string& arguments, const std::string& why) const {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_EQ(ended.out, "") << arguments << ": refused before any work";
        EXPECT_TRUE(contains(ended.err, why)) << arguments << "\n" << ended.err;
        EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << arguments << "\n" << ended.err;
    }

  private:
    testing::TemporaryFolder folder_;
};

TEST_F(ProgramFiles, AnEmptyTextIsNotAsIfTheOptionWereNotThere) {
    file("b.txt", ".#.\n");
    for (const char* arguments :
         {"validate --gtp '' b.txt", "validate --json-engine '' b.txt",
          "validate --results --resume '' b.txt", "validate --json-engine x --engine-rules '' b.txt",
          "adjudicate --certificates '' b.txt", "adjudicate --sgf-out '' b.txt", "report -o '' b.txt",
          "atlas -o '' 1x1", "play --from '' A1", "play --letters '' '#[p]'", "difftest --position ''",
          "difftest --position . --moves ''", "difftest --exhaustive ''", "difftest --resume ''",
          "difftest --failures ''"})
        expect_refused(arguments, ": the text is empty");
}

TEST_F(ProgramFiles, WhatCannotBeWrittenIsRefusedBeforeTheWork) {
    file("b.txt", ".#.\n");
    for (const char* arguments :
         {"adjudicate --sgf-out nowhere/x b.txt", "report -o nowhere/x b.txt",
          "validate --results --resume nowhere/x b.txt", "difftest --resume nowhere/x"})
        expect_refused(arguments, "'nowhere/x' cannot be written: No such file or directory");
    for (const char* arguments : {"adjudicate --certificates b.txt b.txt", "difftest --failures b.txt"})
        expect_refused(arguments, "'b.txt' cannot be written: Not a directory");
    for (const char* arguments :
         {"adjudicate --sgf-out - b.txt", "validate --results --resume - b.txt", "difftest --resume -"})
        expect_refused(arguments, "'-' is no file here");
    expect_refused("report -o . b.txt", "'.' is a directory, not a file");
    EXPECT_FALSE(exists("-"));
}

TEST_F(ProgramFiles, NothingIsWrittenOverWhenThereIsNoGameToCopy) {
    file("keep.sgf", "(;N[old])");
    EXPECT_EQ(run("adjudicate --sgf-out keep.sgf nowhere").code, 2);
    EXPECT_EQ(text("keep.sgf"), "(;N[old])");
    EXPECT_EQ(run("adjudicate --sgf-out new.sgf nowhere").code, 2);
    EXPECT_FALSE(exists("new.sgf"));
}

TEST_F(ProgramFiles, GamesBeforeABrokenOneAreCopied) {
    file("late.sgf", "(;SZ[3]AB[bb])(;SZ[2]AB[aa]");
    EXPECT_EQ(run("adjudicate --sgf-out copy.sgf late.sgf").code, 2);
    EXPECT_EQ(text("copy.sgf"), "(;CA[UTF-8]SZ[3]AB[bb]TB[aa][ba][ca][ab][cb][ac][bc][cc])");
}

TEST_F(ProgramFiles, NamesInBracketsAreTakenAsTheyAre) {
    for (const char* name : {"[final]", "[a,b]", "[]"}) file(name, ".#.\n");
    const Ended ended = run("adjudicate --json '[final]' '[a,b]' '[]'");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(std::count(ended.out.begin(), ended.out.end(), '\n'), 3) << ended.out;
    EXPECT_TRUE(contains(run("adjudicate '[none]'").err, "[none]:1:1: error: cannot be opened"));
    EXPECT_EQ(run("report --svg -o '[out]' '[final]'").code, 0);
    EXPECT_TRUE(exists("[out]"));
    EXPECT_TRUE(contains(run("play '[x]'").err, "'[x]' is neither 'pass' nor a vertex"));
    EXPECT_TRUE(contains(run("'[x]'").err, "no command or option '[x]'"));
}

TEST_F(ProgramFiles, OptionsThatSayNothingAreRefused) {
    file("b.txt", ".#.\n");
    file("g.sgf", "(;SZ[3];B[bb])");
    for (const char* option : {"--size 3x3", "--from b.txt", "--to-move white", "--letters a=A1"})
        expect_refused(std::string("play ") + option + " g.sgf",
                       "is for games that are given by their moves");
    expect_refused("play --to-move white '#[p]'", "--to-move: the sequence itself says who starts");
    expect_refused("play --letters a=A1 A1", "--letters: is for a sequence");
    expect_refused("report --position 1 b.txt", "--position requires --svg");
    expect_refused("validate --results --engine-rules x b.txt", "--engine-rules requires --json-engine");
    expect_refused("atlas 1x1 query a .", "1x1: 'query' and 'check' take no GRID before them");
}

TEST_F(ProgramFiles, NumbersThatWouldBeClippedAreRefused) {
    for (const char* arguments : {"difftest --seed -1", "difftest --seed 18446744073709551616",
                                  "atlas check --sample -1 a", "atlas --estimate 1000001 1x2"})
        expect_refused(arguments, "is not a whole number from ");
}

TEST_F(ProgramFiles, ListingPositionsStopsAtOnce) {
    const std::string soon = "timeout --foreground --preserve-status --signal=INT --kill-after=60 1";
    for (const char* arguments : {"atlas 4x4", "differ japanese-2003 asura-1989 --grids 4x4"}) {
        const Ended ended = run(arguments, soon);
        EXPECT_EQ(ended.code, 3) << arguments;
        EXPECT_EQ(ended.err, "shikatsu: interrupted while listing the positions of 4x4\n") << arguments;
    }
    EXPECT_EQ(run("atlas -o a 4x4", soon).code, 3);
    EXPECT_FALSE(exists("a"));
    // Far more than could be drawn in that time.
    EXPECT_EQ(run("atlas --estimate 1000000 4x4", soon).code, 3);
}

}  // namespace
}  // namespace shikatsu::tools
