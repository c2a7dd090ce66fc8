// The built program: `shikatsu worth` and its certificates from outside.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using testing::Ended;
using testing::quoted;

Ended run(const std::string& arguments, const std::string& input = "") {
    return testing::run("'" SHIKATSU_PROGRAM "' worth " + arguments, input);
}

// [J2003-RS-1]
TEST(WorthProgram, TellsWhatGamesComeTo) {
    const Ended ended = run("--verify -", "...\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text,
                         "<stdin>:1\n"
                         "japanese-2003, 1x3 grid, without prisoners\n"
                         "\n"
                         "best play if Black moves next: Black wins by 2 [J2003-RS-1]\n"
                         "  Black is sure of at least 2, by a strategy with 3 places\n"
                         "  White is sure of at most 2, by a strategy with 12 places\n"
                         "    main line #[app]\n"))
        << ended.text;
    EXPECT_TRUE(contains(ended.text, "\nif Black moves next: verified\nif White moves next: verified\n"))
        << ended.text;
}

TEST(WorthProgram, TellsPrograms) {
    const Ended ended = run("--json --verify -", "....\n....\n\n...\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    const auto object = nlohmann::json::parse(ended.text.substr(0, ended.text.find('\n')));
    EXPECT_EQ(object["rules"], "japanese-2003");
    EXPECT_EQ(object["position"], (nlohmann::json{"....", "...."}));
    EXPECT_EQ(object["best_play"][0]["first"], "black");
    EXPECT_EQ(object["best_play"][0]["at_least"], 7);
    EXPECT_EQ(object["best_play"][1]["at_most"], -7);
    EXPECT_EQ(object["best_play"][0]["main_line"]["moves"][0], "B2") << object.dump();
    EXPECT_EQ(object["best_play"][0]["verified"], true);
}

// [J2003-AS-5] Where a long cycle may do harm the bounds may differ.
TEST(WorthProgram, LeavesOpenWhatLongCyclesMayDo) {
    const Ended ended = run("--json --verify -", "#...\n");
    EXPECT_EQ(ended.code, 3) << ended.text;
    const auto object = nlohmann::json::parse(ended.text);
    EXPECT_EQ(object["best_play"][0]["at_least"], -3);
    EXPECT_EQ(object["best_play"][0]["at_most"], -2);
    EXPECT_EQ(object["best_play"][0]["verified"], nullptr);
}

TEST(WorthProgram, WritesCertificatesThatTheCheckerAccepts) {
    const testing::TemporaryFolder folder;
    const Ended ended = run("--certificates " + quoted(folder.file("proofs")) + " -", "..\n..\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text, "certificates: 4 in ")) << ended.text;
    const Ended checked = testing::run(
        "'" SHIKATSU_CHECK "' " + quoted(folder.file("proofs/position-0001-black-first-at-most.cert.gz")));
    EXPECT_EQ(checked.code, 0) << checked.text;
    EXPECT_TRUE(contains(checked.text,
                         "accepted: by the Japanese 2003 Rules, Black moving first, White is sure of a "
                         "margin of 0 at most"))
        << checked.text;
}

// [J2003-AS-5] By another reading that one does none.
TEST(WorthProgram, GoesByOtherReadings) {
    const Ended ended = run("--reading long-cycle=position-and-mover --json --verify -", "#...\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    const auto object = nlohmann::json::parse(ended.text);
    EXPECT_EQ(object["rules"], "japanese-2003 long-cycle=position-and-mover");
    EXPECT_EQ(object["best_play"][0]["at_most"], -3) << ended.text;
    EXPECT_EQ(object["best_play"][0]["verified"], true) << ended.text;
}

// [J2003-AS-5] [J2003-RS-1] Neither player can do more than come back to what was there.
TEST(WorthProgram, FindsTiesThatLongCyclesForce) {
    const Ended ended = run("--json --verify -", "##\n.O\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    const auto object = nlohmann::json::parse(ended.text);
    for (const auto& value : object["best_play"]) {
        EXPECT_EQ(value["at_least"], 0) << ended.text;
        EXPECT_EQ(value["at_most"], 0) << ended.text;
        EXPECT_EQ(value["verified"], true) << ended.text;
    }
}

TEST(WorthProgram, RefusesWhatItIsNotFor) {
    const Ended superko = run("--reading infinite-play=superko --verify -", "...\n");
    EXPECT_EQ(superko.code, 2);
    EXPECT_TRUE(contains(superko.text, "under infinite-play=superko bounds have no certificates"))
        << superko.text;
    EXPECT_EQ(run("--rules ing-sst -", "...\n").code, 2);
    const Ended large = run("-", "....\n....\n....\n....\n\n...\n");
    EXPECT_EQ(large.code, 2);
    EXPECT_TRUE(contains(large.text, "more than 12 intersections have too many games")) << large.text;
    EXPECT_TRUE(contains(large.text, "Black wins by 2")) << large.text;
}

// The score of some position is not known then.
TEST(WorthProgram, IsUndecidedWithTooLittleEffort) {
    const Ended ended = run("--max-states 1 -", "......\n");
    EXPECT_EQ(ended.code, 3) << ended.text;
    EXPECT_TRUE(contains(ended.text, "how games on 1x6 end is not known")) << ended.text;
    EXPECT_TRUE(contains(ended.text, "best play if Black moves next: undecided")) << ended.text;
}

}  // namespace
}  // namespace shikatsu::tools
