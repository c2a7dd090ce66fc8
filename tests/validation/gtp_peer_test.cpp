// What is made of the answers of GNU Go, and of programs that hang, end, chatter, or refuse.
#include "tools/lib/validation/gtp_peer.hpp"

#include <gtest/gtest.h>

#include "reference/values/vertex.hpp"
#include "tools/lib/diagram_file.hpp"

namespace shikatsu::tools {
namespace {

Position position(const std::string& diagram) {
    return read_diagrams({"-", diagram}).front()->position;
}

const char* const small = "#.\n.O\n";

/// A program that answers each line by its id; `answer` is what the query gets.
GtpPeer scripted(const std::string& answer, double max_seconds = 10.0) {
    return {"while read -r id name rest; do case $name in final*) " + answer +
                ";; *) printf '=%s \\n\\n' \"$id\";; esac; done",
            max_seconds};
}

TEST(GtpPeer, ReadsListsOfAnyShape) {
    const Grid grid = Grid::create(2, 2).value();
    EXPECT_EQ(vertices_in(grid, " A1 B2\nA2 ")->size(), 3U);
    EXPECT_EQ(vertices_in(grid, "")->size(), 0U);
    EXPECT_FALSE(vertices_in(grid, "A1 nonsense"));
}

TEST(GtpPeer, FindsTheAnswerAmongDiagnostics) {
    const PeerAnswer answer = ask_peer(
        scripted("printf 'thinking\\n=99 late\\n\\n=%s A2\\nB1\\n\\n' \"$id\""), position(small), "final");
    EXPECT_EQ(answer.text, " A2\nB1") << answer.complaint;
}

TEST(GtpPeer, SaysThatAProgramHangsEndsOrRefuses) {
    EXPECT_EQ(ask_peer(scripted("sleep 100", 0.3), position(small), "final").complaint,
              "no answer in time at 'final'");
    EXPECT_EQ(ask_peer(scripted("exit 9"), position(small), "final").complaint, "it ended at 'final'");
    EXPECT_EQ(ask_peer({"/no/such/program", 10.0}, position(small), "final").complaint,
              "it ended at 'boardsize 2'");
    EXPECT_EQ(
        ask_peer(scripted("printf '?%s cannot score\\n\\n' \"$id\""), position(small), "final").complaint,
        "'final' refused: cannot score");
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
    const GtpPeer gnugo{SHIKATSU_GNUGO " --mode gtp --japanese-rules", 60.0};
    const Position wall = position(".#.O.\n.#.O.\n.#.O.\n.#.O.\n.#.O.\n");
    const PeerStatuses statuses = statuses_by(gnugo, wall);
    EXPECT_EQ(statuses.complaint, "");
    EXPECT_EQ(statuses.alive.size() + statuses.dead.size(), 10U);
    EXPECT_TRUE(ask_peer(gnugo, wall, "final_score").text.has_value());
    EXPECT_NE(ask_peer(gnugo, position("#..\n..O\n"), "final_score").complaint.find("rectangular_boardsize"),
              std::string::npos)
        << "it would make the grid a square";
}

}  // namespace
}  // namespace shikatsu::tools
