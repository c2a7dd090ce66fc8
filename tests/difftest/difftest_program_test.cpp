// `shikatsu difftest` from outside: exit codes, what it prints, and going on after a kill.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::difftest {
namespace {

using Ended = testing::EndedApart;

class DifftestProgram : public ::testing::Test {
  protected:
    /// `before` is nothing, or a command that starts another.
    static Ended run(const std::string& arguments, const std::string& before = "") {
        return testing::run_apart(before + " '" SHIKATSU_PROGRAM "' difftest " + arguments);
    }

    nlohmann::json state() const {
        return nlohmann::json::parse(testing::text_of(folder_.file("state.json")));
    }
    std::string resume() const {
        std::string option = " --resume '";
        option.append(folder_.file("state.json")).append("'");
        return option;
    }

    /// Starts what follows, and kills it once the state that is written has this, unless it has ended before.
    std::string killed_when(const std::string& expression) const {
        const std::string script = R"("$@" & while kill -s 0 $! && ! grep -qse "$0" ")" +
                                   folder_.file("state.json") +
                                   R"("; do sleep 0.1; done; kill -s KILL $!; wait $!)";
        return "sh -c " + testing::quoted(script) + " " + testing::quoted(expression);
    }

    testing::TemporaryFolder folder_;
};

TEST_F(DifftestProgram, RefusesAStateThatIsNone) {
    const std::string deep = "{\"x\":" + std::string(100'000, '[') + std::string(100'000, ']') + ",\"y\":1}";
    for (const std::string& text : {std::string("{\"format\":"), deep}) {
        folder_.file("state.json", text);
        const Ended ended = run("--count 1" + resume());
        EXPECT_EQ(ended.code, 2);
        EXPECT_NE(ended.err.find("is no state of a campaign"), std::string::npos) << ended.err;
    }
}

TEST_F(DifftestProgram, PrintsTheTableOfAnExhaustiveRun) {
    const Ended ended = run("--exhaustive 1x1..1x3 --jobs 2");
    EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
    EXPECT_NE(ended.out.find("positions                       189  "), std::string::npos) << ended.out;
    EXPECT_NE(ended.out.find("\n0 failures\n"), std::string::npos) << ended.out;
    EXPECT_EQ(ended.err, "");
}

TEST_F(DifftestProgram, ComparesAsurasModelToo) {
    const Ended ended = run("--rules asura-1989 --exhaustive 1x1..1x4");
    EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
    for (const char* reading : {"last", "first"}) {
        const std::string line =
            std::string("asura-1989 with asura-previous-occurrence=") + reading +
            ": 62 positions, 84 chains, 84 decided by the reference (24 alive, 60 dead), "
            "0 disagreements\n";
        EXPECT_NE(ended.out.find(line), std::string::npos) << ended.out;
    }
    EXPECT_EQ(run("--rules asura-1989 --resume x.json").code, 2);
    EXPECT_EQ(run("--rules chess").code, 2);
}

TEST_F(DifftestProgram, SummarisesInJson) {
    const Ended ended = run("--seed 4 --count 20 --grids 1x2..1x4 --json --reading ko-pass=per-ko");
    EXPECT_EQ(ended.code, 0) << ended.out << ended.err;
    const auto object = nlohmann::json::parse(ended.out);
    EXPECT_EQ(object.at("trials"), 20);
    EXPECT_EQ(object.at("counts").at("positions"), 20);
    EXPECT_EQ(object.at("complete"), true);
    EXPECT_NE(object.at("plan").get<std::string>().find("readings ko-pass=per-ko"), std::string::npos);
}

TEST_F(DifftestProgram, ComparesOneCaseAndFiles) {
    Ended ended = run("--position '#./.O' --reading ko-pass=per-ko --moves 'white A1 pass'");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out, "--position '#./.O' --reading ko-pass=per-ko --moves 'white A1 pass': agree\n");
    ended = run(folder_.file("case.txt", "; moves black B1\n#.\n\n.O\n"));
    EXPECT_EQ(ended.out, "--position '#.' --moves 'black B1': agree\n--position '.O': agree\n");
}

TEST_F(DifftestProgram, BadUsageEndsWithTwo) {
    for (const char* arguments : {"--exhaustive 0x3", "--exhaustive 9x9", "--kinds odd", "--grids 3x3..2x2",
                                  "--reading x", "--jobs -1", "--position '?'", "--position '##'",
                                  "--moves 'black A1'", "--position '..' --moves 'A1'", "/no/such/file"}) {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_NE(ended.err.find("error: "), std::string::npos) << arguments;
    }
}

TEST_F(DifftestProgram, OptionsThatSayNothingAreRefused) {
    for (const char* rules : {"asura-1989", "ing-sst", "ikeda", "ikeda-area-1"}) {
        for (const std::string option : {"--reading ko-pass=per-ko", "--resume x", "--jobs 2", "--failures x",
                                         "--position . --moves 'black A1'", "file"}) {
            const Ended ended = run("--rules " + std::string(rules) + " --count 1 " + option);
            EXPECT_EQ(ended.code, 2) << rules << ' ' << option;
            EXPECT_NE(ended.err.find(" is for --rules japanese-2003"), std::string::npos) << ended.err;
        }
    }
    for (const char* arguments : {"--rules ing-sst --kinds dense", "--rules ikeda --position .",
                                  "--rules ikeda --exhaustive 1x1 --seed 2", "--exhaustive 1x1 --grids 1x2",
                                  "--position . --count 3", "--position . --json"}) {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_NE(ended.err.find(": is "), std::string::npos) << ended.err;
    }
    EXPECT_EQ(run("--rules ing-sst --grids 1x1 --seed 1 --count 50 --seconds 60 --json").code, 0);
}

TEST_F(DifftestProgram, AnotherPlansStateIsRefused) {
    EXPECT_EQ(run("--count 3 --seed 1 --grids 1x2" + resume()).code, 0);
    const Ended ended = run("--count 3 --seed 2 --grids 1x2" + resume());
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("is of another plan: random, seed 1, grids 1x2"), std::string::npos)
        << ended.err;
}

const std::string endless = "--seed 3 --grids 1x2..1x4 --kinds uniform";

TEST_F(DifftestProgram, GoesOnAfterAKill) {
    const Ended killed = run(endless + resume(), killed_when(R"("trials": *[1-9])"));
    EXPECT_NE(killed.code, 0);
    EXPECT_EQ(killed.out, "");
    const auto done = state().at("trials").get<int>();
    EXPECT_GT(done, 0);
    const std::string count = " --json --count " + std::to_string(done + 40);
    const auto resumed = nlohmann::json::parse(run(endless + count + resume()).out);
    const auto whole = nlohmann::json::parse(run(endless + count).out);
    EXPECT_EQ(resumed.at("trials"), done + 40);
    EXPECT_EQ(resumed.at("counts"), whole.at("counts"));
}

TEST_F(DifftestProgram, AStateThatCanNoLongerBeWrittenLosesNoReport) {
    std::filesystem::create_directory(folder_.file("gone"));
    const std::string gone = testing::quoted(folder_.file("gone"));
    const Ended ended = run("--grids 1x2 --seconds 5 --json --resume " + gone + "/state.json",
                            "(sleep 2; mv " + gone + " " + gone + "-elsewhere) &");
    EXPECT_EQ(ended.code, 2) << ended.err;
    EXPECT_GT(nlohmann::json::parse(ended.out).at("trials"), 0);
    EXPECT_NE(ended.err.find("gone/state.json cannot be written"), std::string::npos) << ended.err;
}

TEST_F(DifftestProgram, AnInterruptionLosesNothing) {
    const Ended ended = run(endless + " --json --count 10000000" + resume(),
                            "timeout --foreground --preserve-status -s INT 7");
    EXPECT_EQ(ended.code, 3) << ended.err;
    const auto printed = nlohmann::json::parse(ended.out);
    EXPECT_EQ(printed.at("complete"), false);
    EXPECT_EQ(printed.at("counts"), state().at("counts"));
    EXPECT_GT(printed.at("trials"), 0);
}

TEST_F(DifftestProgram, TeachesItsUse) {
    const Ended ended = run("--help");
    EXPECT_EQ(ended.code, 0);
    EXPECT_NE(ended.out.find("shikatsu difftest --exhaustive 2x2"), std::string::npos);
}

}  // namespace
}  // namespace shikatsu::difftest
