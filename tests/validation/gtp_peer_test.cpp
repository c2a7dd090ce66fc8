// What is made of the answers of GNU Go, and of programs that hang, end, chatter, refuse or answer strangely.
#include "tools/lib/validation/gtp_peer.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/validation/cases.hpp"

namespace shikatsu::tools {
namespace {

const char* const small = "#.\n.O\n";

GtpPeer scripted(const std::string& answer, double max_seconds = 10.0) {
    return {scripted_gtp(answer), max_seconds, nullptr};
}

/// The answers by status: black alive, white dead, a score.
const char* const usual =
    "case $name$rest in *dead) a=B1;; *alive) a=A2;; *score) a=B+3.0;; *) a=;; esac; printf '=%s %s\\n\\n' "
    "$id \"$a\"";

PeerAnswer answer(const GtpPeer& peer) {
    std::vector<std::string> commands = set_up_commands(case_of_text(small));
    commands.emplace_back("final_score");
    return answer_to_last(peer, commands);
}

std::string complaint(const GtpPeer& peer) {
    return answer(peer).complaint;
}

TEST(GtpPeer, SetsUpPositionsAndReplaysGames) {
    EXPECT_EQ(
        set_up_commands(case_of_text("#.\n.O\n")),
        (std::vector<std::string>{"boardsize 2", "clear_board", "komi 0", "play black A2", "play white B1"}));
    EXPECT_EQ(
        set_up_commands(case_of_text("(;SZ[3:2]KM[550]AB[aa]PL[W];W[ca];B[];W[tt])")),
        (std::vector<std::string>{"rectangular_boardsize 3 2", "clear_board", "komi 5.5", "play black A2",
                                  "play white C2", "play black pass", "play white pass"}));
}

TEST(GtpPeer, ReadsListsOfAnyShape) {
    const Grid grid = Grid::create(2, 2).value();
    EXPECT_EQ(vertices_in(grid, " A1 B2\nA2 ")->size(), 3U);
    EXPECT_EQ(vertices_in(grid, "")->size(), 0U);
    EXPECT_FALSE(vertices_in(grid, "A1 nonsense"));
    for (const char* list : {"A2 B1", "A2\\nB1", "A2\\nB1 ", "a2\\tb1"}) {
        const GtpPeer peer = scripted("case $rest in alive) a='" + std::string(list) +
                                      "';; *) a=;; esac; printf \"=%s $a\\n\\n\" $id");
        const auto statuses = opinion_of(peer, case_of_text(small)).statuses;
        EXPECT_EQ(statuses->complaint, "") << list;
        EXPECT_EQ(statuses->alive, (std::vector<Point>{Point{0}, Point{3}})) << list;
    }
}

TEST(GtpPeer, TakesTheUsualAnswers) {
    const Opinion opinion = opinion_of(scripted(usual), case_of_text(small));
    EXPECT_EQ(opinion.statuses->dead, std::vector<Point>{Point{3}});
    EXPECT_EQ(opinion.statuses->alive, std::vector<Point>{Point{0}});
    EXPECT_EQ(opinion.score->margin, Margin::of_points(3));
}

TEST(GtpPeer, AliveAndSekiMayOverlap) {
    const GtpPeer peer =
        scripted("case $rest in alive | seki) a=A2;; *) a=;; esac; printf '=%s %s\\n\\n' $id \"$a\"");
    const Opinion opinion = opinion_of(peer, case_of_text(small));
    EXPECT_EQ(alive_by(*opinion.statuses, {Point{0}}), true);
}

TEST(GtpPeer, EachQueryHasAProcessOfItsOwn) {
    // It answers with the number of questions so far, as a program with a cache answers with the first
    // result.
    const GtpPeer counting = scripted(
        "n=$((n + 1)); case $name in final_score) printf '=%s B+%s\\n\\n' $id $n;; "
        "*) printf '=%s \\n\\n' $id;; esac");
    EXPECT_EQ(opinion_of(counting, case_of_text(small)).score->margin, Margin::of_points(1));
}

TEST(GtpPeer, FindsTheAnswerAmongDiagnosticsAndLateAnswers) {
    EXPECT_EQ(answer(scripted("printf 'thinking\\n=99 late\\n\\n=%s A2\\nB1\\n\\n' \"$id\"")).text,
              " A2\nB1");
    EXPECT_EQ(
        answer(scripted("printf '=2 \\n\\n?7 too late\\n\\n'; sleep 0.3; printf '=%s B+1\\n\\n' \"$id\""))
            .text,
        " B+1");
    EXPECT_EQ(answer(scripted("echo noise >&2; printf '=%s B+1\\r\\n\\r\\n' \"$id\"")).text, " B+1");
}

TEST(GtpPeer, SaysThatAProgramHangsEndsOrRefuses) {
    EXPECT_EQ(complaint(scripted("sleep 100", 0.3)), "no answer in time at 'final_score'");
    EXPECT_EQ(complaint(scripted("kill -9 $$")), "it ended at 'final_score'");
    EXPECT_EQ(complaint(scripted("yes")), "it wrote too much at 'final_score'");
    EXPECT_EQ(complaint({"/no/such/program", 10.0, nullptr}), "it could not be started");
    EXPECT_EQ(complaint({"/dev/null", 10.0, nullptr}), "it could not be started") << "nothing to run";
    EXPECT_EQ(complaint(scripted("printf '?%s cannot score\\n\\n' \"$id\"")),
              "'final_score' refused: cannot score");
    EXPECT_EQ(complaint(scripted("printf '?%s too early to pass\\n\\n' \"$id\"")),
              "'final_score' refused: too early to pass");
    const std::string other_ids = "; it gave answers without the ids that it was asked by";
    EXPECT_EQ(complaint(scripted("printf '= B+3\n\n'")), "it ended at 'final_score'" + other_ids);
    EXPECT_EQ(complaint(scripted("printf '=999999 B+3\n\n'")), "it ended at 'final_score'" + other_ids);
}

TEST(GtpPeer, AProgramThatEndsOnceIsStartedAgain) {
    const auto once = std::filesystem::path(::testing::TempDir()) / "shikatsu_peer_ended_once";
    std::filesystem::remove(once);
    const GtpPeer peer =
        scripted("if [ ! -e " + once.string() + " ]; then touch " + once.string() + "; exit 1; fi; " + usual);
    const Opinion opinion = opinion_of(peer, case_of_text(small));
    EXPECT_EQ(opinion.statuses->complaint, "it ended at 'final_status_list dead'");
    EXPECT_EQ(opinion.score->margin, Margin::of_points(3));
    std::filesystem::remove(once);
}

TEST(GtpPeer, ABoardThatIsMadeSquareIsNoticed) {
    // It answers for the whole board of its own.
    const GtpPeer square = scripted("printf '=%s A1 A2 A3 B1 B2 B3 C1 C2 C3\\n\\n' $id");
    EXPECT_EQ(opinion_of(square, case_of_text("#..\n..O\n")).statuses->complaint,
              "no vertices of the 3x2 grid: A1 A2 A3 B1 B2 B3 C1 C2 C3");
}

TEST(GtpPeer, AScoreIsAskedForOnlyIfThePrisonersAreKnown) {
    EXPECT_TRUE(opinion_of(scripted(usual), case_of_text("(;SZ[2]AW[aa];B[ab];W[];B[ba])")).score);
    const ValidationCase late_set_up = case_of_text("(;SZ[3]AW[aa];B[ab];W[];B[ba];AW[cc])");
    EXPECT_FALSE(late_set_up.game);
    EXPECT_FALSE(opinion_of(scripted(usual), late_set_up).score);
}

TEST(GtpPeer, StopsAtOnceIfItIsWanted) {
    const std::atomic<bool> stop{true};
    GtpPeer hanging = scripted("sleep 100", 60.0);
    hanging.stop = &stop;
    EXPECT_EQ(complaint(hanging), "it was stopped at 'boardsize 2'");
}

TEST(GtpPeer, AStringHasAStatusOnlyIfAllListsAgree) {
    const Point a{0};
    const Point b{1};
    EXPECT_EQ(alive_by({{}, {a, b, b}, {}}, {a, b}), true);
    EXPECT_EQ(alive_by({{a, b}, {}, {}}, {a, b}), false);
    EXPECT_EQ(alive_by({{a}, {b}, {}}, {a, b}), std::nullopt);
    EXPECT_EQ(alive_by({{a}, {a}, {}}, {a}), std::nullopt);
    EXPECT_EQ(alive_by({{}, {}, {}}, {a}), std::nullopt);
}

TEST(GtpPeer, AsksGnuGo) {
    const GtpPeer gnugo{SHIKATSU_GNUGO " --mode gtp --japanese-rules", 60.0, nullptr};
    const Opinion opinion = opinion_of(gnugo, case_of_text(".#.O.\n.#.O.\n.#.O.\n.#.O.\n.#.O.\n"));
    EXPECT_EQ(opinion.statuses->complaint, "");
    EXPECT_EQ(opinion.statuses->alive.size() + opinion.statuses->dead.size(), 10U);
    EXPECT_TRUE(opinion.score->margin) << opinion.score->complaint;
    EXPECT_NE(opinion_of(gnugo, case_of_text("#..\n..O\n")).statuses->complaint.find("rectangular_boardsize"),
              std::string::npos)
        << "it would make the grid a square";
}

}  // namespace
}  // namespace shikatsu::tools
