// By which rules game records are replayed: what a play removes and whether it is allowed, by each ruleset.
#include "tools/lib/play_rule.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/values/diagram.hpp"
#include "tests/tools/random_positions.hpp"
#include "tools/lib/position_source.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

const char* const stones_stay = "self-capture=single-stone";

PlayRule rule_of(const char* rules, const std::vector<std::string>& readings = {}) {
    return ruleset_named(rules)->play_rule(readings);
}

/// The rows of the last position and its prisoner-difference, or what is wrong with the record.
std::string replayed(const std::string& sgf, const PlayRule& rule) {
    const ReadPosition read = read_positions({"f.sgf", sgf}, rule).front();
    if (!read) return to_line(read.error());
    std::string text;
    for (const std::string& row : rows_of(read->position)) text += row + " ";
    return text + std::to_string(read->prisoner_difference);
}

/// Black takes the last liberty of two stones of his own.
const char* const own_group = "(;SZ[4:1]AB[aa]AW[ca];B[ba])";
/// White does.
const char* const whites_group = "(;SZ[4:1]AW[aa]AB[ca];W[ba])";
/// Black takes that of the stone that he plays.
const char* const own_stone = "(;SZ[4:1]AW[ba];B[aa])";

TEST(PlayRule, NobodyButIngLetsAGroupRemoveItself) {
    const std::string illegal = "f.sgf:1:23: error: illegal move black at B1: ";
    const std::string japanese = illegal + "the play would leave a string without liberty [J2003-MV-3]";
    EXPECT_EQ(replayed(own_group, play_without_suicide), japanese);
    EXPECT_EQ(replayed(own_group, rule_of("japanese-2003")), japanese);
    EXPECT_EQ(replayed(own_group, rule_of("japanese-2003", {"ko-pass=per-ko"})), japanese);
    EXPECT_EQ(replayed(own_group, rule_of("asura-1989")),
              illegal + "a play needs an empty intersection and may be no suicide [AS89-CO-2]");
    EXPECT_EQ(replayed(own_group, rule_of("ikeda-territory-1")),
              illegal + "the played stone would be in a removable state [IK-R-5]");
    EXPECT_EQ(replayed(own_group, rule_of("ing-sst")), "..O. -2");
    EXPECT_EQ(replayed(whites_group, rule_of("ing-sst")), "..#. 2");
}

TEST(PlayRule, NobodyLetsASingleStoneRemoveItself) {
    const std::string illegal = "f.sgf:1:17: error: illegal move black at A1: ";
    EXPECT_EQ(replayed(own_stone, rule_of("ing-sst")),
              illegal + "self-removal of a single stone changes nothing [ING-MV-3]");
    EXPECT_EQ(replayed(own_stone, rule_of("ikeda-area-1", {stones_stay})),
              illegal + "the played stone would be in a removable state [IK-R-5]");
    for (const Ruleset& ruleset : rulesets())
        EXPECT_TRUE(replayed(own_stone, ruleset.play_rule({})).starts_with(illegal)) << ruleset.name;
}

// [IK-R-3] [IK-R-5]
TEST(PlayRule, ByAReadingOfIkedasStonesStayUntilTheOpponentPlays) {
    const PlayRule staying = rule_of("ikeda-territory-3", {stones_stay});
    EXPECT_EQ(replayed("(;SZ[4:1]AB[aa]AW[ca];B[ba];W[];B[];W[da])", staying), "..OO -2");
    EXPECT_EQ(replayed("(;SZ[4:1]AW[aa]AB[ca];W[ba];B[da])", staying), "..## 2");
    EXPECT_EQ(
        replayed("(;SZ[4:1]AB[aa]AW[ca];B[ba];W[])", staying),
        "f.sgf:1:23: error: the black-string at A1 has no liberty, and no play after this one removes it");
    EXPECT_EQ(replayed("(;SZ[4:1]AB[aa]AW[ca];B[ba];W[da])", rule_of("ing-sst")), "..OO -2");
}

TEST(PlayRule, WhatTheOpponentLosesIsRemovedFirst) {
    for (const Ruleset& ruleset : rulesets())
        EXPECT_EQ(replayed("(;SZ[3:1]AB[aa]AW[ca];B[ba])", ruleset.play_rule({})), "##. 1") << ruleset.name;
    EXPECT_EQ(replayed("(;SZ[3:1]AB[aa]AW[ca];B[ba])", rule_of("ikeda-area-2", {stones_stay})), "##. 1");
}

TEST(PlayRule, SeveralHaveInCommonWhatAllAllowAlike) {
    const std::string illegal = "f.sgf:1:23: error: illegal move black at B1: ";
    const PlayRule ing = rule_of("ing-sst");
    const PlayRule staying = rule_of("ikeda-area-2", {stones_stay});
    EXPECT_EQ(replayed(own_group, common_play_rule({ing})), "..O. -2");
    EXPECT_EQ(replayed(own_group, common_play_rule({ing, ing})), "..O. -2");
    EXPECT_EQ(replayed(own_group, common_play_rule({ing, rule_of("ikeda-area-2")})),
              illegal + "the played stone would be in a removable state [IK-R-5]");
    EXPECT_EQ(replayed(own_group, common_play_rule({play_without_suicide, ing})),
              illegal + "the play would leave a string without liberty [J2003-MV-3]");
    EXPECT_EQ(replayed(own_group, common_play_rule({ing, staying})),
              illegal + "the rulesets do not all remove the same stones");
    EXPECT_EQ(replayed("(;SZ[3:1]AB[aa]AW[ca];B[ba])", common_play_rule({ing, staying})), "##. 1");
}

/// By each ruleset, and by Ikeda's with the stones that stay.
std::vector<PlayRule> all_rules() {
    std::vector<PlayRule> rules{rule_of("ikeda-area-1", {stones_stay})};
    for (const Ruleset& ruleset : rulesets()) rules.push_back(ruleset.play_rule({}));
    return rules;
}

RC_GTEST_PROP(PlayRule, AllAgreeWhereNoLastLibertyIsOnesOwn, ()) {
    const Position position = *random_position();
    const Player player = *rc::gen::element(Player::black, Player::white);
    const Point point = *rc::gen::elementOf(position.grid().points());
    const auto expected = play_without_suicide(position, player, point);
    for (const PlayRule& rule : all_rules()) {
        const auto played = rule(position, player, point);
        if (expected) {
            RC_ASSERT(played);
            RC_ASSERT(*played == *expected);
        } else if (!position.empty(point)) {
            RC_ASSERT(!played);
        }
    }
}

RC_GTEST_PROP(PlayRule, EveryLastPositionHasLibertiesByAnyRule, ()) {
    const std::vector<std::string> nodes{";B[aa]", ";B[ba]", ";B[da]", ";W[aa]", ";W[ba]", ";W[da]", ";B[]"};
    constexpr int most_moves = 4;
    const auto moves =
        *rc::gen::resize(most_moves, rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(nodes)));
    std::string text = "(;SZ[4:1]AB[aa]AW[ca]";
    for (const std::string& node : moves) text += node;
    for (const PlayRule& rule : all_rules()) {
        const ReadPosition read = read_positions({"f.sgf", text + ")"}, rule).front();
        if (read) RC_ASSERT(!string_without_liberty(read->position));
    }
}

}  // namespace
}  // namespace shikatsu::tools
