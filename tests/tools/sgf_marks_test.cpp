// Rulings written into records: what is replaced, what stays, and that it is read back.
#include "tools/lib/sgf_marks.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/tools/random_positions.hpp"
#include "tools/lib/sgf_game.hpp"

namespace shikatsu::tools {
namespace {

Ruling ruling_of(const Position& position) {
    Ruling ruling{position, "japanese-2003", {}, {}, {}, {}, {}, {}};
    return ruling;
}

/// A dead black stone at A1, a capturable-2 one at B2, an undecided white one at A2; white territory A1.
Ruling small_ruling() {
    Position position(Grid::create(2, 2).value());
    const auto string = [](Player owner, Point point) {
        return StringRuling{owner, {point}, "dead", false, "x"};
    };
    Ruling ruling = ruling_of(position);
    ruling.strings = {string(Player::white, Point{0}), string(Player::black, Point{1}),
                      string(Player::black, Point{2})};
    ruling.strings[0].status.reset();
    ruling.strings[0].alive.reset();
    ruling.strings[1].status = "capturable-2";
    ruling.strings[1].alive = true;
    ruling.territory = TerritoryRuling{{}, {Point{2}, Point{3}}, "x"};
    return ruling;
}

std::string marked(const std::string& text) {
    return sgf_with_marks({"f", text}, {small_ruling()});
}

constexpr const char* marks = "TW[ab][bb]MA[ab]LB[aa:?][ba:2]";

TEST(SgfMarks, NameTerritoryDeadStonesAndStatuses) {
    EXPECT_EQ(sgf_marks(small_ruling()), marks);
}

TEST(SgfMarks, StandAtTheEndOfTheMainLine) {
    EXPECT_EQ(marked("(;SZ[2]C[a\\]b] ;B[aa](;W[bb] )(;W[ab]))"),
              std::string("(;CA[UTF-8]SZ[2]C[a\\]b] ;B[aa](;W[bb]") + marks + " )(;W[ab]))");
    EXPECT_EQ(marked("(;)"), std::string("(;CA[UTF-8]") + marks + ")");
}

TEST(SgfMarks, ReplaceThoseOfBefore) {
    EXPECT_EQ(marked("(;CA[UTF-8]TB[aa]\n[bb]C[x]LB[aa:A]N[y])"),
              std::string("(;CA[UTF-8]C[x]N[y]") + marks + ")");
}

TEST(SgfMarks, TheCopyIsInUtf8) {
    EXPECT_EQ(marked("(;GN[\x95\x5C]CA[Shift_JIS])"), std::string("(;GN[表]CA[UTF-8]") + marks + ")");
}

TEST(SgfMarks, GamesWithoutRulingStayAsTheyAre) {
    const auto copy = sgf_with_marks({"f", "(;CA[UTF-8]TB[aa])(;CA[UTF-8])"}, {std::nullopt, small_ruling()});
    EXPECT_EQ(copy, std::string("(;CA[UTF-8]TB[aa])(;CA[UTF-8]") + marks + ")");
}

TEST(SgfMarks, TheCopyEndsWithTheLastGameBeforeWhatIsNoSgf) {
    const std::string whole = std::string("(;CA[UTF-8]N[x]") + marks + ")";
    for (const char* rest : {" junk", "\n(;N[y]", "(;N[y](;N[z])", ")"})
        EXPECT_EQ(marked(std::string("(;CA[UTF-8]N[x])") + rest), whole) << rest;
    EXPECT_EQ(marked("x"), "");
    EXPECT_EQ(marked("(;N[x]"), "");
}

RC_GTEST_PROP(SgfMarks, APositionIsReadBack, ()) {
    const Position position = *random_position();
    const std::string caption = *random_text("]\\[a");
    Ruling ruling = ruling_of(position);
    ruling.territory = TerritoryRuling{};
    const std::vector<int> owners{0, 1, 2};
    for (const Point point : position.grid().points()) {
        const int owner = *rc::gen::elementOf(owners);
        if (owner == 1) ruling.territory->black.push_back(point);
        if (owner == 2) ruling.territory->white.push_back(point);
    }
    const auto game = read_sgf_games({"f", sgf_of(ruling, caption)}).front();
    RC_ASSERT(game.has_value());
    RC_ASSERT(last_position(*game)->position == position);
    const SgfTerritory territory = game->territory.value_or(SgfTerritory{});
    RC_ASSERT(territory.black == ruling.territory->black);
    RC_ASSERT(territory.white == ruling.territory->white);
}

}  // namespace
}  // namespace shikatsu::tools
