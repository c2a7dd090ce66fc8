// `shikatsu adjudicate --certificates --verify` and `shikatsu-check` from outside.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/keepings.hpp"
#include "tests/certificates/pattern_proofs.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::certificates {
namespace {

namespace fs = std::filesystem;

using testing::contains;
using Ended = testing::EndedApart;

/// A folder of its own for every test.
class Programs : public ::testing::Test {
  protected:
    Programs() { folder_.file("board.txt", "######\n#.#.O#\n######\n"); }

    std::string path(const std::string& name) const { return folder_.file(name); }

    static Ended run(const std::string& program, const std::string& arguments) {
        return testing::run_apart(fmt::format("'{}' {}", program, arguments));
    }
    Ended adjudicate(const std::string& arguments) const {
        return run(SHIKATSU_PROGRAM, fmt::format("adjudicate '{}' {}", path("board.txt"), arguments));
    }
    static Ended check(const std::string& arguments) { return run(SHIKATSU_CHECK, arguments); }

  private:
    testing::TemporaryFolder folder_;
};

TEST_F(Programs, EachDecidedQuestionHasAFileThatIsAccepted) {
    const Ended written = adjudicate(fmt::format("--certificates '{}'", path("proofs")));
    EXPECT_EQ(written.code, 0) << written.err;
    EXPECT_TRUE(contains(written.out, "certificates: 4 in ")) << written.out;
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(path("proofs")))
        names.insert(entry.path().filename().string());
    EXPECT_EQ(names, (std::set<std::string>{
                         "position-0001-A3-capture.cert.gz", "position-0001-E2-capture.cert.gz",
                         "position-0001-E2-local-1.cert.gz", "position-0001-E2-local-2.cert.gz"}));
    const Ended checked = check(fmt::format("'{}'/*", path("proofs")));
    EXPECT_EQ(checked.code, 0) << checked.out << checked.err;
    EXPECT_EQ(std::count(checked.out.begin(), checked.out.end(), '\n'), 4);
    EXPECT_TRUE(contains(checked.out, "accepted: white cannot force capture of the black-string at A3"));
}

TEST_F(Programs, VerifySaysSoOfEachString) {
    const Ended table = adjudicate("--verify");
    EXPECT_EQ(table.code, 0) << table.err;
    EXPECT_TRUE(contains(table.out, "dead           no     J2003-LD-10            3  verified\n"))
        << table.out;
    const auto object = nlohmann::ordered_json::parse(adjudicate("--verify --json").out);
    for (const auto& string : object["strings"]) {
        EXPECT_EQ(string["verified"], true);
        EXPECT_EQ((--string.end()).key(), "verified");
    }
    EXPECT_FALSE(contains(adjudicate("--json").out, "verified"));
    EXPECT_FALSE(contains(adjudicate("").out, "verified"));
}

// [AS89-SA-5]
TEST_F(Programs, StatusesByAsurasModelHaveFilesThatAreAccepted) {
    const std::string asked = fmt::format("--rules asura-1989 --verify --certificates '{}'", path("proofs"));
    const Ended written = adjudicate(asked);
    EXPECT_EQ(written.code, 0) << written.err;
    EXPECT_TRUE(contains(written.out, "alive [AS89-SA-4]  verified\n")) << written.out;
    EXPECT_TRUE(contains(written.out, "certificates: 2 in ")) << written.out;
    const Ended checked = check(fmt::format("'{}'/*", path("proofs")));
    EXPECT_EQ(checked.code, 0) << checked.out << checked.err;
    EXPECT_TRUE(contains(checked.out,
                         "position-0001-E2-status.cert.gz: accepted: by asura's model the white "
                         "chain at E2 is dead"))
        << checked.out;
    const auto object = nlohmann::ordered_json::parse(adjudicate(asked + " --json").out);
    for (const auto& string : object["strings"]) EXPECT_EQ(string["verified"], true);
    EXPECT_FALSE(contains(adjudicate("--rules asura-1989 --json").out, "verified"));
}

TEST_F(Programs, AStatusThatRestsOnARepetitionHasOneByHypoSequences) {
    std::ofstream(path("board.txt")) << "#.\n";
    const std::string asked = fmt::format("--rules asura-1989 --verify --certificates '{}'", path("proofs"));
    const Ended ended = adjudicate(asked + " --json");
    EXPECT_EQ(ended.code, 0) << ended.err;
    const auto object = nlohmann::json::parse(ended.out);
    EXPECT_EQ(object["strings"][0]["alive"], false);
    EXPECT_EQ(object["strings"][0]["verified"], true);
    EXPECT_EQ(
        check(fmt::format("'{}'/*", path("proofs"))).out,
        fmt::format("{}/position-0001-A1-status.cert.gz: accepted: by asura's model the black chain at A1 "
                    "is dead (3 states)\n",
                    path("proofs")));
}

TEST_F(Programs, UnderAnotherReadingTheClaimNamesIt) {
    std::ofstream(path("board.txt")) << "#.\n";
    adjudicate(fmt::format("--rules asura-1989 --reading asura-previous-occurrence=first --certificates '{}'",
                           path("proofs")));
    const Ended checked = check(fmt::format("'{}'/*", path("proofs")));
    EXPECT_TRUE(contains(checked.out, "is dead, reading asura-previous-occurrence=first (")) << checked.out;
}

TEST_F(Programs, BestPlayByIngsLawsIsVerified) {
    std::ofstream(path("board.txt")) << ".#O.\n##OO\n.#O.\n";
    const Ended ended = adjudicate(
        fmt::format("--rules ing-sst --reading ing-ko=positional-superko --verify --json --certificates '{}'",
                    path("proofs")));
    EXPECT_EQ(ended.code, 0) << ended.err;
    const auto object = nlohmann::json::parse(ended.out);
    for (const auto& value : object["best_play"]) EXPECT_EQ(value["verified"], true) << ended.out;
    const Ended checked = check(fmt::format("'{}'/*", path("proofs")));
    EXPECT_EQ(checked.code, 0) << checked.out;
    EXPECT_TRUE(
        contains(checked.out,
                 "position-0001-white-first-at-most.cert.gz: accepted: by Ing's SST laws, reading "
                 "ing-ko=positional-superko, White moving first, White is sure of a difference of 0 at "
                 "most"))
        << checked.out;
}

TEST_F(Programs, WhatHasNoCertificateIsSaid) {
    std::ofstream(path("board.txt")) << "O...\n####\nOOOO\n....\n";
    const Ended ended = adjudicate("--verify --json --max-certificate-states 1");
    EXPECT_TRUE(contains(ended.err, "position-0001-A3-capture: no certificate")) << ended.err;
    const auto object = nlohmann::json::parse(ended.out);
    EXPECT_TRUE(object["strings"][1]["verified"].is_null());
    EXPECT_EQ(object["strings"][1]["status"], "uncapturable");
    const auto open = nlohmann::json::parse(adjudicate("--verify --json --max-seconds 0").out);
    EXPECT_TRUE(open["strings"][1]["verified"].is_null());
}

TEST_F(Programs, AFolderThatCannotBeWrittenIsBadInput) {
    const Ended ended = adjudicate("--certificates /dev/null/proofs");
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(contains(ended.err, "cannot be written")) << ended.err;
}

TEST_F(Programs, ShikatsuCheckEndsWithWhatItFound) {
    adjudicate(fmt::format("--certificates '{}'", path("proofs")));
    const std::string good = fmt::format("'{}/position-0001-A3-capture.cert.gz'", path("proofs"));
    std::ofstream(path("wrong")) << repaired({"shikatsu-certificate 3", "rules japanese-2003",
                                              "readings literal", "grid 1x3", "#.O", "target C1",
                                              "region none", "claim defender-prevents", "dormant-bans 0",
                                              "levels target", "states 2", "begin", "pass 1 0"});
    const Ended wrong = check(fmt::format("'{}' {}", path("wrong"), good));
    EXPECT_EQ(wrong.code, 1) << wrong.out;
    EXPECT_TRUE(contains(wrong.out, "wrong:13: rejected: after B1: what the level keeps is not there\n"))
        << wrong.out;
    EXPECT_TRUE(contains(wrong.out, "accepted")) << "the others are still checked";
    const Ended unusable =
        check(fmt::format("/no/such/file '{}' '{}' {}", path("board.txt"), path("wrong"), good));
    EXPECT_EQ(unusable.code, 2);
    EXPECT_TRUE(contains(unusable.out, "/no/such/file: no usable certificate: cannot be opened"))
        << unusable.out;
    EXPECT_TRUE(contains(unusable.out, "board.txt:3: no usable certificate: ")) << unusable.out;
    EXPECT_EQ(check(fmt::format("--max-states 1 '{}'", path("wrong"))).code, 2);
    for (const char* arguments :
         {"", "--max-states", "--max-states x a", "--max-states 0 a", "--nonsense 1 a"})
        EXPECT_EQ(check(arguments).code, 2) << arguments;
    EXPECT_TRUE(contains(check("--nonsense 1 a").err, "error: there is no option '--nonsense'\n"));
    EXPECT_TRUE(contains(check("--max-states x a").err, "error: --max-states: 'x' is not a whole number"));
    EXPECT_TRUE(contains(check("--max-states").err, "error: --max-states needs a number\n"));
    EXPECT_TRUE(contains(check("--help").out, "usage: shikatsu-check"));
}

TEST_F(Programs, ShikatsuCheckDoesNotEndWithNoughtUnread) {
    if (!fs::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    std::ofstream(path("keeping")) << hand_made_keepings().front().text();
    for (const std::string& arguments : {"'" + path("keeping") + "'", std::string("--help")})
        EXPECT_EQ(testing::run("'" SHIKATSU_CHECK "' " + arguments + " >/dev/full 2>/dev/null").code, 2)
            << arguments;
}

TEST_F(Programs, ShikatsuCheckTakesKeepings) {
    std::ofstream(path("keeping")) << hand_made_keepings().front().text();
    const Ended right = check(fmt::format("'{}'", path("keeping")));
    EXPECT_EQ(right.code, 0) << right.out;
    EXPECT_TRUE(contains(right.out, "accepted: black keeps B3 from capture for ever (2 states)\n"))
        << right.out;
    std::vector<std::string> lines = hand_made_keepings().front().lines;
    lines[9] = "regions 1";
    lines.resize(14);
    std::ofstream(path("keeping")) << repaired(lines);
    const Ended wrong = check(fmt::format("'{}'", path("keeping")));
    EXPECT_EQ(wrong.code, 1) << wrong.out;
    EXPECT_TRUE(contains(wrong.out, "keeping:10: rejected: the regions give B3 less than 2 liberties\n"))
        << wrong.out;
}

TEST_F(Programs, ShikatsuCheckTakesPatternProofs) {
    std::ofstream(path("patterns")) << four_in_a_row().text();
    const Ended right = check(fmt::format("'{}'", path("patterns")));
    EXPECT_EQ(right.code, 0) << right.out;
    EXPECT_TRUE(contains(right.out, "accepted: black keeps E3 from capture for ever (10 states)\n"))
        << right.out;
    std::vector<std::string> lines = four_in_a_row().lines;
    lines[17] = "keeper ....#1##### pass 1";
    std::ofstream(path("patterns")) << repaired(lines);
    const Ended wrong = check(fmt::format("'{}'", path("patterns")));
    EXPECT_EQ(wrong.code, 1) << wrong.out;
    EXPECT_TRUE(
        contains(wrong.out,
                 "patterns:18: rejected: pattern 9: after black's pass the pattern 1 is not there: B3 "
                 "is empty\n"))
        << wrong.out;
}

// Example II.16 of the official commentary on the Japanese 1989 Rules: with a stone that comes to stay.
TEST_F(Programs, VerifyTakesEachWayToDecide) {
    const nlohmann::json line = reference::testing::position_line("J1989-II.16");
    std::ofstream file(path("board.txt"));
    for (const auto& row : line.at("rows")) file << row.get<std::string>() << '\n';
    file.close();
    const Ended ended = adjudicate("--verify --json --jobs 2 --max-states 50000");
    EXPECT_EQ(ended.code, 0) << ended.err;
    for (const auto& string : nlohmann::json::parse(ended.out)["strings"]) {
        EXPECT_EQ(string["verified"], true) << string;
        if (string["points"][0] == "K6") {
            EXPECT_EQ(string["status"], "capturable-1") << string;
        }
    }
    EXPECT_TRUE(
        contains(adjudicate("--explain --max-states 50000").out,
                 ", for a stone comes to stay on K6 where all around is cleared region by region: C4; "));
}

}  // namespace
}  // namespace shikatsu::certificates
