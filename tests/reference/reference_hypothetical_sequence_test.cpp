// Hypothetical-sequences, left-parts, permanent-stones and captures on the commentary's lists.
#include <gtest/gtest.h>

#include "reference/japanese2003/force.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference {
namespace {

using testing::Letters;
using testing::Notation;
using testing::notation_of;
using testing::position_in;
using testing::position_of;

HypotheticalSequence sequence_of(const Notation& notation) {
    return HypotheticalSequence{notation.first, notation.prefix, notation.cycle};
}

// The readings of a data line: "J2003", or "J2003 with NAME=VALUE".
Readings readings_of(const nlohmann::json& line) {
    const std::string ruleset = line.value("ruleset", "J2003");
    const std::size_t with = ruleset.find(" with ");
    if (with == std::string::npos) return {};
    return with_reading({}, ruleset.substr(with + 6)).value();
}

// The clause by which the commentary's counter-examples fail.
const std::map<std::string, std::string_view> reasons{
    {"#[p]", "J2003-HS-3"},          {"O[p]", "J2003-HS-1"},  {"#[ppp]", "J2003-HS-3"},
    {"#[p]*", "J2003-HS-3"},         {"#[ac]", "J2003-HS-3"}, {"#[acpppp]", "J2003-HS-3"},
    {"#[acPPdbppPP]*", "J2003-D2-6"}};

TEST(HypotheticalSequence,
     MembershipIsTheCommentarys) {  // [J2003-HS-1] [J2003-HS-2] [J2003-HS-3] [J2003-D2-6]
    const auto lines = testing::sequences_of_kind("hypothetical-sequence");
    EXPECT_EQ(lines.size(), 13U);
    for (const nlohmann::json& line : lines) {
        const std::string text = line.at("sequence");
        const Player given = line.at("given_player") == "black" ? Player::black : Player::white;
        const auto sequence = sequence_of(notation_of(text, testing::letters_of(line)));
        const auto verdict = is_hypothetical_sequence(position_in(line), given, sequence, {});
        EXPECT_EQ(verdict.has_value(), line.at("is_hypothetical_sequence").get<bool>()) << text;
        if (verdict) continue;
        EXPECT_EQ(verdict.error().clause, reasons.at(text)) << text;
    }
}

TEST(HypotheticalSequence,
     KoCaptureIsProhibitedUntilTheNextKoPass) {  // [J2003-HS-4] [J2003-D2-5] [J2003-D2-7]
    const nlohmann::json line = testing::sequences_of_kind("hypothetical-sequence").at(0);
    const Letters letters = testing::letters_of(line);
    const Position position = position_in(line);
    const auto clause = [&](const std::string& text) {
        const auto verdict =
            is_hypothetical_sequence(position, Player::black, sequence_of(notation_of(text, letters)), {});
        return verdict ? std::string_view{} : verdict.error().clause;
    };
    // White may not take back at b, neither at once nor after any number of other hypothetical-moves ...
    EXPECT_EQ(clause("#[abpp]"), "J2003-HS-4");
    EXPECT_EQ(clause("#[acpbpp]"), "J2003-HS-4");
    // ... until either player's ko-pass.
    EXPECT_EQ(clause("#[aPpbpp]"), "");
    EXPECT_EQ(clause("#[acPbpp]"), "");
}

TEST(HypotheticalSequence, LeftPartsAreTheListed) {  // [J2003-HS-5]
    const nlohmann::json line = testing::sequences_of_kind("left-parts").at(0);
    const Letters letters = testing::letters_of(line);
    for (const auto& [text, listed] : line.at("facts").items()) {
        const HypotheticalSequence whole = sequence_of(notation_of(text, letters));
        std::vector<LeftPart> expected;
        for (const std::string part : listed) {
            if (part == "...") break;
            const Notation notation = notation_of(part, letters);
            expected.push_back(LeftPart{notation.first, notation.prefix});
            EXPECT_TRUE(is_left_part(expected.back(), whole)) << part;
        }
        EXPECT_EQ(left_parts(whole, expected.size()), expected) << text;
        EXPECT_EQ(left_parts(whole, 99).size(), whole.is_infinite() ? 99U : expected.size()) << text;
        // "The whole hypothetical-sequence" ends each list.
        EXPECT_EQ(sequence_of(notation_of(listed.back().get<std::string>(), letters)), whole);
    }
    const HypotheticalSequence passes{Player::black, {Pass{}, Pass{}}, {}};
    EXPECT_FALSE(is_left_part(LeftPart{Player::white, {Pass{}}}, passes));
    EXPECT_FALSE(is_left_part(LeftPart{Player::black, {}}, passes));
    EXPECT_FALSE(is_left_part(LeftPart{Player::black, {Pass{}, Pass{}, Pass{}}}, passes));
}

TEST(HypotheticalSequence, ListedVariationsAreAllowedWithTheirCaptures) {  // [J2003-MV-2] [J2003-D2-7]
    const auto lines = testing::sequences_of_kind("listed-variation");
    EXPECT_GE(lines.size(), 27U);
    for (const nlohmann::json& line : lines) {
        const std::string text = line.at("sequence");
        const Readings readings = readings_of(line);
        const Letters letters = testing::letters_of(line);
        const Notation notation = notation_of(text, letters);
        std::vector<HypotheticalMove> moves = notation.prefix;
        moves.insert(moves.end(), notation.cycle.begin(), notation.cycle.end());
        HypotheticalState state = start_state(position_in(line), notation.first, readings);
        std::vector<std::size_t> captures(moves.size(), 0);
        for (const auto& capture : line.at("captures")) {
            captures.at(capture.at(0).get<std::size_t>()) = capture.at(2).get<std::size_t>();
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto outcome = hypothetical_move(state, moves[i], readings);
            ASSERT_TRUE(outcome) << text << " move " << i << ": " << outcome.error().sentence;
            EXPECT_EQ(outcome->removed.size(), captures[i]) << text << " move " << i;
            state = outcome->state;
        }
        if (text.find("..") != std::string::npos) continue;
        const auto verdict =
            is_hypothetical_sequence(position_in(line), notation.first, sequence_of(notation), readings);
        EXPECT_TRUE(verdict) << text << ": " << verdict.error().sentence;
    }
}

TEST(HypotheticalSequence, VariationsOfOtherReadingsAreNotOfTheLiteralOne) {  // [J2003-HS-4] [J2003-D2-6]
    int others = 0;
    for (const nlohmann::json& line : testing::sequences_of_kind("listed-variation")) {
        if (readings_of(line) == Readings{}) continue;
        const Notation notation = notation_of(line.at("sequence"), testing::letters_of(line));
        const bool per_ko = readings_of(line).ko_pass == KoPassScope::per_ko;
        const bool infinite = !notation.cycle.empty();
        if (!per_ko && !infinite) continue;
        ++others;
        EXPECT_FALSE(is_hypothetical_sequence(position_in(line), notation.first, sequence_of(notation), {}))
            << line.at("sequence");
    }
    EXPECT_EQ(others, 5);
}

TEST(PermanentStone, CommentarysExamples) {  // [J2003-LD-2]
    int examples = 0;
    for (const nlohmann::json& line : testing::data_lines("commentary_positions.jsonl")) {
        if (!line.contains("permanent_stones")) continue;
        const Position position = position_in(line);
        for (nlohmann::json example : line.at("permanent_stones")) {
            ++examples;
            example["rows"] = line.at("rows");
            const Notation notation = notation_of(example.at("sequence"), testing::letters_of(example));
            const auto played = play_out(position, notation.first, sequence_of(notation), {});
            ASSERT_TRUE(played);
            PointSet expected;
            for (const std::string point : example.at("permanent")) {
                expected.insert(testing::point_of(position.grid(), point));
            }
            PointSet permanent;
            for (const PermanentStone& stone : permanent_stones(*played)) permanent.insert(stone.point);
            EXPECT_EQ(permanent, expected) << notation.prefix.size();
        }
    }
    EXPECT_EQ(examples, 2);
}

TEST(PermanentStone, NoStoneOfADoubleKoCycleIsPermanent) {  // [J2003-LD-2] [J2003-HS-3]
    const nlohmann::json line = testing::sequences_of_kind("hypothetical-sequence").at(2);
    const auto sequence = sequence_of(notation_of("#[acPbdP]*", testing::letters_of(line)));
    const auto played = play_out(position_in(line), Player::black, sequence, {});
    ASSERT_TRUE(played);
    EXPECT_TRUE(played->repeats_from);
    EXPECT_TRUE(permanent_stones(*played).empty());
    const String white_b = string_at(position_in(line), testing::letters_of(line).at('b'));
    EXPECT_TRUE(fulfils_capture(white_b, *played));
    EXPECT_TRUE(fulfils(ForceQuestion{white_b, white_b.points}, *played));
}

TEST(PermanentStone, AStonePlayedBeforeTheCycleCanBePermanent) {  // [J2003-LD-2] [J2003-ST-6]
    // The double ko with two more rows, where White first plays a stone that the cycle leaves alone.
    const Position position = position_of({".##.", "##O#", "O#OO", ".OO.", "OOOO", "...."});
    const Grid grid = position.grid();
    const Play stone{grid.at(5, 3)};
    const Play a{grid.at(3, 0)}, b{grid.at(2, 0)}, c{grid.at(0, 3)}, d{grid.at(1, 3)};
    const HypotheticalSequence sequence{Player::white, {stone}, {a, c, KoPass{}, b, d, KoPass{}}};
    const auto played = play_out(position, Player::white, sequence, {});
    ASSERT_TRUE(played) << played.error().sentence;
    EXPECT_EQ(permanent_stones(*played), (std::set<PermanentStone>{{Player::white, stone.point, 0}}));
    const String white_b = string_at(position, b.point);
    EXPECT_TRUE(fulfils(ForceQuestion{white_b, white_b.points}, *played));
    EXPECT_FALSE(fulfils(ForceQuestion{white_b, {stone.point}}, *played));
}

}  // namespace
}  // namespace shikatsu::reference
