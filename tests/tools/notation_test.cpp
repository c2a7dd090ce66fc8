// The commentary's notation, written and read.
#include "tools/lib/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shikatsu::tools {
namespace {

const Grid four_by_four = Grid::create(4, 4).value();

/// The letters of the commentary's double ko: a at A1, b at A2, c at D4, d at D3.
Lettering double_ko_letters() {
    Lettering lettering(four_by_four);
    lettering.assign('a', four_by_four.at(3, 0));
    lettering.assign('b', four_by_four.at(2, 0));
    lettering.assign('c', four_by_four.at(0, 3));
    lettering.assign('d', four_by_four.at(1, 3));
    return lettering;
}

std::string error_of(const std::string& text) {
    const auto read = read_sequence(text, double_ko_letters());
    return read ? "no error" : std::to_string(read.error().column) + " " + read.error().message;
}

TEST(Notation, ReadsTheCommentarysSequences) {
    const Lettering letters = double_ko_letters();
    const auto lasso = read_sequence("#[acPbdP]*", letters);
    ASSERT_TRUE(lasso);
    EXPECT_EQ(lasso->first, Player::black);
    EXPECT_EQ(lasso->cycle_start, 0U);
    EXPECT_EQ(lasso->moves, (std::vector<HypotheticalMove>{
                                Play{four_by_four.at(3, 0)}, Play{four_by_four.at(0, 3)}, KoPass{},
                                Play{four_by_four.at(2, 0)}, Play{four_by_four.at(1, 3)}, KoPass{}}));
    const auto with_prefix = read_sequence("O[a][pPc]*", letters);
    ASSERT_TRUE(with_prefix);
    EXPECT_EQ(with_prefix->first, Player::white);
    EXPECT_EQ(with_prefix->cycle_start, 1U);
}

TEST(Notation, WritesBackWhatItReads) {
    for (const char* text : {"#[pp]", "#[acpp]", "#[acPbdP]*", "#[b][acPd]*", "O[p]", "#[]", "#[acpPpbdpPp]*",
                             "#[(B4)p]", "O[P{a}P{B4}]"}) {
        const auto read = read_sequence(text, double_ko_letters());
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(write_sequence(*read, double_ko_letters()), text);
    }
}

TEST(Notation, SaysWhereASequenceIsBroken) {
    EXPECT_EQ(error_of(""), "1 a sequence starts with '#[' or 'O['");
    EXPECT_EQ(error_of("X[a]"), "1 a sequence starts with '#[' or 'O['");
    EXPECT_EQ(error_of("#[a"), "4 the sequence ends without ']'");
    EXPECT_EQ(error_of("#[az]"), "4 expected a move: a letter that stands for an intersection, 'p' or 'P'");
    EXPECT_EQ(error_of("#[a][c]"), "8 expected '*' after the repeated part");
    EXPECT_EQ(error_of("#[a][]*"), "7 the repeated part has no moves");
    EXPECT_EQ(error_of("#[]*"), "4 the repeated part has no moves");
    EXPECT_EQ(error_of("#[a]x"), "5 expected the end of the sequence");
    EXPECT_EQ(error_of("#[(Z9)]"), "3 there is no such intersection");
    EXPECT_EQ(error_of("#[(A1]"), "3 expected ')'");
}

TEST(Notation, LettersSkipTheSignsOfMovesAndStones) {
    const Grid large = Grid::create(8, 8).value();
    std::vector<HypotheticalMove> moves;
    for (const Point point : large.points()) moves.emplace_back(Play{point});
    moves.emplace_back(Play{large.at(0, 0)});
    const Lettering lettering = Lettering::in_order_of_play(large, moves);
    EXPECT_EQ(lettering.letter(large.at(0, 0)), 'a');
    EXPECT_EQ(lettering.letter(large.at(1, 5)), 'n');
    EXPECT_EQ(lettering.letter(large.at(1, 6)), 'q');
    EXPECT_EQ(lettering.letter(large.at(3, 0)), 'A');
    EXPECT_EQ(lettering.letter(large.at(7, 7)), std::nullopt);
    for (const char sign : {'p', 'P', 'o', 'O'}) EXPECT_EQ(lettering.point(sign), std::nullopt);
}

TEST(Notation, ALetterAndAnIntersectionAreGivenOnce) {
    Lettering lettering(four_by_four);
    EXPECT_TRUE(lettering.assign('a', four_by_four.at(0, 0)));
    EXPECT_FALSE(lettering.assign('a', four_by_four.at(0, 1)));
    EXPECT_FALSE(lettering.assign('b', four_by_four.at(0, 0)));
    EXPECT_FALSE(lettering.assign('p', four_by_four.at(0, 1)));
    EXPECT_FALSE(lettering.assign('1', four_by_four.at(0, 1)));
}

RC_GTEST_PROP(Notation, ReadingWhatWasWrittenGivesTheSequenceBack, ()) {
    const Grid grid = Grid::create(8, 8).value();
    const std::vector<Point> points = grid.points();
    Sequence sequence;
    sequence.first = *rc::gen::elementOf(std::vector<Player>{Player::black, Player::white});
    const auto kinds =
        *rc::gen::container<std::vector<int>>(rc::gen::elementOf(std::vector<int>{0, 0, 0, 1, 2, 3}));
    for (const int kind : kinds) {
        const Point point = *rc::gen::elementOf(points);
        switch (kind) {
            case 0:
                sequence.moves.emplace_back(Play{point});
                break;
            case 1:
                sequence.moves.emplace_back(KoPass{});
                break;
            case 2:
                sequence.moves.emplace_back(Pass{});
                break;
            default:
                sequence.moves.emplace_back(KoPass{point});
                break;
        }
    }
    if (!sequence.moves.empty() && *rc::gen::arbitrary<bool>())
        sequence.cycle_start = sequence.moves.size() / 2;
    const Lettering lettering = Lettering::in_order_of_play(grid, sequence.moves);
    const auto read = read_sequence(write_sequence(sequence, lettering), lettering);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == sequence);
}

}  // namespace
}  // namespace shikatsu::tools
