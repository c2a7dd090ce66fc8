// Every ruleset of the registry is complete, and what it cites exists.
#include "tools/lib/rulesets/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/traceability/traceability.hpp"
#include "tools/lib/position_source.hpp"

namespace shikatsu::tools {
namespace {

std::vector<const RulesetPart*> parts_of(const Ruleset& ruleset) {
    return {&ruleset.moves, &ruleset.repetition, &ruleset.end, &ruleset.analysis, &ruleset.score};
}

TEST(Registry, HasEachNameOnceAndFindsIt) {
    std::set<std::string> names;
    for (const Ruleset& ruleset : rulesets()) {
        EXPECT_TRUE(names.insert(ruleset.name).second) << ruleset.name;
        EXPECT_EQ(ruleset_named(ruleset.name), &ruleset);
    }
    EXPECT_NE(ruleset_named(default_rules), nullptr);
    EXPECT_EQ(ruleset_named("chess"), nullptr);
    for (const std::string& name : names) EXPECT_NE(unknown_rules("chess").find(name), std::string::npos);
}

TEST(Registry, RulesetsNameTheirPartsWithClausesOfTheirSpecification) {
    for (const Ruleset& ruleset : rulesets()) {
        std::set<std::string> defined;
        for (const auto& clause : testing::clauses_defined(testing::source_file(ruleset.specification)))
            defined.insert(clause.id);
        ASSERT_FALSE(defined.empty()) << ruleset.specification;
        for (const RulesetPart* part : parts_of(ruleset)) {
            EXPECT_FALSE(part->words.empty()) << ruleset.name;
            EXPECT_FALSE(part->clauses.empty()) << ruleset.name << ": " << part->words;
            for (const std::string& clause : part->clauses)
                EXPECT_TRUE(defined.contains(clause)) << ruleset.name << " cites " << clause;
        }
        for (const std::string* text : {&ruleset.title, &ruleset.description, &ruleset.source})
            EXPECT_FALSE(text->empty()) << ruleset.name;
    }
}

TEST(Registry, NamesElsewhereSayWhatTheyDifferIn) {
    for (const Ruleset& ruleset : rulesets()) {
        for (const NameElsewhere* elsewhere : {&ruleset.elsewhere.sgf_ru, &ruleset.elsewhere.kgs,
                                               &ruleset.elsewhere.katago, &ruleset.elsewhere.ogs}) {
            EXPECT_EQ(elsewhere->written.empty(), elsewhere->fit == Fit::unsupported) << ruleset.name;
            EXPECT_EQ(elsewhere->difference.empty(), elsewhere->fit == Fit::exact) << ruleset.name;
        }
    }
}

TEST(Registry, EveryRulesetRulesOnTheEmptyPointAndOnAGameOfPasses) {
    const Position point{Grid::create(1, 1).value()};
    const SourcePosition source{point, 0, "", {}, ""};
    RulesetOptions options;
    options.budget.max_seconds = 5;
    const GameRecord record = record_of_vertices("pass pass pass pass", {point, Player::black}).value();
    for (const Ruleset& ruleset : rulesets()) {
        const Ruling ruling = ruleset.adjudicate(source, options);
        ASSERT_TRUE(ruling.score) << ruleset.name;
        EXPECT_EQ(ruling.position, point);
        Margin sum;
        for (const ScoreTerm& term : ruling.score->terms) sum += term.value;
        EXPECT_EQ(sum, ruling.score->margin) << ruleset.name;
        const GameRuling game = ruleset.play(record, options);
        EXPECT_TRUE(game.ending) << ruleset.name;
        EXPECT_TRUE(game.winner) << ruleset.name;
    }
}

TEST(Registry, WhereEverythingIsSettledByPlayTheMovesBeforeAreMissed) {
    const Source sgf{"game.sgf", "(;GM[1]SZ[2:1]AB[ba]PL[W];W[aa])"};
    const SourcePosition after_moves = read_positions(sgf).front().value();
    const SourcePosition diagram = read_positions({"board.txt", "O.\n"}).front().value();
    ASSERT_EQ(after_moves.position, diagram.position);
    for (const Ruleset& ruleset : rulesets()) {
        const auto says_so = [&](const SourcePosition& source) {
            const std::vector<std::string> remarks = ruleset.adjudicate(source, {}).remarks;
            return std::count(remarks.begin(), remarks.end(), without_the_moves_before);
        };
        const bool by_play = !ruleset.adjudicate(diagram, {}).best_play.empty();
        EXPECT_EQ(says_so(after_moves), by_play ? 1 : 0) << ruleset.name;
        EXPECT_EQ(says_so(diagram), 0) << ruleset.name;
    }
}

TEST(Readings, AreCheckedAgainstTheRegistersOfTheRulesets) {
    const std::vector<const Ruleset*> japanese{ruleset_named("japanese-2003")};
    EXPECT_TRUE(check_readings(japanese, {"ko-pass=per-ko"}));
    EXPECT_TRUE(check_readings(japanese, {"ko-pass=per-ko", "ko-pass=per-ko"}));
    EXPECT_EQ(check_readings(japanese, {"ko-pass=per-ko", "ko-pass=all-bans"}).error(),
              "ko-pass=per-ko and ko-pass=all-bans contradict each other");
    EXPECT_EQ(check_readings(japanese, {"ko-pass"}).error(),
              "a reading is written NAME=VALUE, not 'ko-pass'");
    EXPECT_EQ(check_readings(japanese, {"ko-pass=some"}).error(),
              "reading 'ko-pass' is all-bans or per-ko, not 'some'");
    EXPECT_EQ(
        check_readings(japanese, {"komi=6.5"}).error().find("unknown reading 'komi'; the register has: "),
        0U);
    EXPECT_EQ(check_readings(japanese, {"asura-cycle-end=tie"}).error(),
              "reading 'asura-cycle-end' is one of the rules asura-1989");
    EXPECT_EQ(own_readings(*japanese.front(), {"ko-pass=per-ko", "other=x"}),
              std::vector<std::string>{"ko-pass=per-ko"});
}

}  // namespace
}  // namespace shikatsu::tools
