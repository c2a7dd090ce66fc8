// Games before the judge: records, refusals, endings and results.
#include "tools/lib/game_replay.hpp"

#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tools/lib/game_report.hpp"

namespace shikatsu::tools {
namespace {

using Rows = std::vector<std::string>;

Position position(const Rows& rows) {
    return position_from_rows(rows).value();
}

GameReplay played(const Rows& start, Player to_move, const std::string& moves) {
    return replay(record_of_vertices(moves, {position(start), to_move}).value(), {});
}

GameRecord record_of(const std::string& sgf) {
    return read_sgf_games({"f.sgf", sgf}).front().and_then(game_record).value();
}

std::string clause(const GameReplay& game) {
    return game.refused ? std::string(game.refused->why.clause) : "none";
}

TEST(GameRecord, MovesByHandAlternate) {
    const auto record = record_of_vertices("a1, B2\n pass", {position({"..", ".."}), Player::white});
    ASSERT_TRUE(record);
    ASSERT_EQ(record->moves.size(), 3U);
    EXPECT_EQ(record->moves[0].player, Player::white);
    EXPECT_EQ(record->moves[1].player, Player::black);
    EXPECT_EQ(record->moves[1].place.column, 5);
    EXPECT_TRUE(std::holds_alternative<Pass>(record->moves[2].move));
}

TEST(GameRecord, NamesTheColumnOfWhatIsNoMove) {
    const auto record = record_of_vertices("A1 C1", {position({"..", ".."}), Player::black});
    ASSERT_FALSE(record);
    EXPECT_EQ(to_line(record.error()),
              "<moves>:1:4: error: 'C1' is neither 'pass' nor a vertex of the 2x2 grid");
}

TEST(GameRecord, SequencesAreInTheCommentarysNotation) {
    const Position start = position({".."});
    Lettering letters(start.grid());
    letters.assign('a', start.grid().at(0, 1));
    const auto record = record_of_sequence("O[ap]", start, letters);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->to_move, Player::white);
    EXPECT_EQ(record->moves[0].move, Move(Play{start.grid().at(0, 1)}));
    EXPECT_FALSE(record_of_sequence("O[aP]", start, letters));
    EXPECT_FALSE(record_of_sequence("O[a]*", start, letters));
    EXPECT_FALSE(record_of_sequence("O[b]", start, letters));
}

TEST(GameRecord, SetUpStonesComeBeforeTheMoves) {
    const GameRecord handicap = record_of("(;SZ[3]AB[aa]AW[cc];W[bb])");
    EXPECT_EQ(handicap.to_move, Player::white);
    EXPECT_EQ(rows_of(handicap.start), (Rows{"#..", "...", "..O"}));
    EXPECT_EQ(record_of("(;SZ[3]AB[aa]PL[B])").to_move, Player::black);
    const auto late = read_sgf_games({"f", "(;SZ[3];B[aa];AW[cc])"}).front().and_then(game_record);
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().place.column, 15);
}

TEST(GameReplay, RefusesWhatTheTextProhibits) {
    EXPECT_EQ(clause(played({".."}, Player::black, "A1 A1")), "J2003-MV-1");
    EXPECT_EQ(clause(played({".#", "#."}, Player::white, "A2")), "J2003-MV-3");
    EXPECT_EQ(clause(played({"..", ".."}, Player::black, "pass pass A1")), "J2003-AS-3");
    EXPECT_EQ(clause(replay(record_of("(;SZ[2];W[aa])"), {})), "J2003-AS-1");
    EXPECT_EQ(clause(replay(record_of("(;SZ[2];B[aa];B[bb])"), {})), "J2003-AS-2");
}

TEST(GameReplay, RefusesBasicKo) {
    const GameReplay game = played({".#O.", "#.#O", ".#O."}, Player::white, "B2 C2");
    EXPECT_EQ(clause(game), "J2003-AS-4");
    EXPECT_EQ(game.refused->number, 2U);
    EXPECT_EQ(game.refused->move.player, Player::black);
    EXPECT_EQ(game.prisoner_difference, -1);
    EXPECT_FALSE(game.ending);
    EXPECT_FALSE(result_of(game));
}

TEST(GameReplay, EndsByALongCycleWithTheCommentarysResult) {
    const GameReplay game = played({".OO.#O", "O####O", ".#OOOO", "##O.O."}, Player::white, "A2 A4 A3");
    EXPECT_EQ(clause(game), "none");
    EXPECT_EQ(game.ending, reference::Ending::long_cycle);
    EXPECT_EQ(game.long_cycle_difference, 1);
    EXPECT_EQ(result_of(game), reference::Result::win_of_black);
    EXPECT_FALSE(game.adjudication);
    EXPECT_NE(game_report(game, Colouring::plain).find("result: a win of Black [J2003-RS-2]"),
              std::string::npos);
}

TEST(GameReplay, AdjudicatesTheFinalPosition) {
    const GameReplay game = played({"######", "#.#.O#", "######"}, Player::black, "pass pass");
    EXPECT_EQ(game.ending, reference::Ending::second_pass);
    ASSERT_TRUE(game.adjudication);
    ASSERT_TRUE(game.adjudication->scoring);
    EXPECT_EQ(game.adjudication->scoring->score, 4);
    EXPECT_EQ(result_of(game), reference::Result::win_of_black);
}

TEST(GameReplay, RefusesAPassThatDirectKoProhibitsAndShowsWhy) {
    const GameReplay game = played({".OO#O.#.", "OO#.####", ".O#####."}, Player::black, "pass pass");
    EXPECT_EQ(clause(game), "J2003-AS-7");
    ASSERT_TRUE(game.adjudication);
    EXPECT_EQ(game.adjudication->end_prohibited_by_direct_ko, true);
    EXPECT_FALSE(game.direct_ko_undecided);
    EXPECT_FALSE(result_of(game));
}

TEST(GameReplay, SaysSoIfDirectKoIsUndecided) {
    optimized::Options hardly_any;
    hardly_any.budget.max_states = 1;
    const auto record =
        record_of_vertices("pass pass", {position({".OO#O.#.", "OO#.####", ".O#####."}), Player::black});
    const GameReplay game = replay(*record, hardly_any);
    EXPECT_TRUE(game.direct_ko_undecided);
    EXPECT_EQ(game.ending, reference::Ending::second_pass);
    EXPECT_FALSE(result_of(game));
}

TEST(GameReport, TellsMovesRefusalAndResult) {
    const GameReplay game = played({".#O.", "#.#O", ".#O."}, Player::white, "B2 C2");
    const std::string text = game_report(game, Colouring::plain);
    EXPECT_NE(text.find("  1.O B2(-1)\n"), std::string::npos) << text;
    EXPECT_NE(text.find("prohibited: move 2, Black C2: basic-ko"), std::string::npos) << text;
    EXPECT_NE(text.find("result: none yet\n"), std::string::npos) << text;
    const SourceError error = refusal(*game.refused, game.last.grid(), "<moves>");
    EXPECT_TRUE(to_line(error).starts_with("<moves>:1:4: error: illegal move 2 by Black, C2: basic-ko"));
}

TEST(GameReport, JsonHasTheSameFacts) {
    const auto record = record_of_vertices("B2 C2", {position({".#O.", "#.#O", ".#O."}), Player::white});
    const nlohmann::ordered_json object = game_json(*record, replay(*record, {}), "japanese-2003", {});
    EXPECT_EQ(object["moves"].dump(), R"([{"player":"white","move":"B2","removed":["C2"]}])");
    EXPECT_EQ(object["prohibited"]["clause"], "J2003-AS-4");
    EXPECT_EQ(object["prohibited"]["number"], 2);
    EXPECT_TRUE(object["ending"].is_null());
    EXPECT_TRUE(object["result"].is_null());
    EXPECT_TRUE(object["adjudication"].is_null());
    EXPECT_EQ(object["prisoner_difference"], -1);
}

}  // namespace
}  // namespace shikatsu::tools
