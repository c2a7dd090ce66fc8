// Two rulesets or readings on every position of small grids.
#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tools/differ/enumeration.hpp"

namespace shikatsu::differ {
namespace {

tools::Variant variant(const std::string& text) {
    return tools::variant_of(text).value();
}

Enumeration enumerated(const std::string& one, const std::string& other, int rows, int columns,
                       const std::vector<Matter>& matters, int jobs = 1) {
    const Grid grid = Grid::create(rows, columns).value();
    return enumerate(variant(one), variant(other), grid, atlas::position_classes(grid), matters, {}, jobs,
                     [](std::size_t) {});
}

Position position(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

Agreement agreement(Matter matter, const std::string& one, const std::string& other,
                    const std::vector<std::string>& rows) {
    const tools::Variant a = variant(one);
    const tools::Variant b = variant(other);
    return compare(matter, a.ruling(position(rows), {}), b.ruling(position(rows), {}),
                   a.ruleset == b.ruleset);
}

const std::vector<Matter> by_play_or_not(all_matters.begin(), all_matters.end());
const std::string literal = "japanese-2003";
const std::string per_ko = "japanese-2003+ko-pass=per-ko";
const std::string minus = "japanese-2003+capturable-2=local-2-minus-local-1";

TEST(Differ, NothingDiffersFromItself) {
    for (const std::string& rules : {literal, std::string("asura-1989"), std::string("ikeda-area-1")}) {
        const Enumeration found = enumerated(rules, rules, 1, 4, by_play_or_not);
        EXPECT_EQ(found.positions, 41U);
        EXPECT_TRUE(found.differing.empty()) << rules;
        for (const auto& [matter, counts] : found.counts) EXPECT_EQ(counts.differ, 0U) << rules;
    }
}

// The register of readings has 1x7 '#.O.##.' as smallest for ko-pass=per-ko. [J2003-D2-6]
TEST(Differ, FindsTheSmallestSeparatingPosition) {
    for (int columns = 1; columns <= 6; ++columns) {
        EXPECT_TRUE(enumerated(literal, per_ko, 1, columns, {Matter::status}).differing.empty());
    }
    const Enumeration found = enumerated(literal, per_ko, 1, 7, {Matter::status}, 2);
    EXPECT_EQ(found.positions, 867U);
    ASSERT_FALSE(found.differing.empty());
    std::uint64_t positions = 0;
    for (const atlas::PositionClass& members : found.differing)
        positions += static_cast<std::uint64_t>(members.size);
    EXPECT_EQ(found.counts.at(Matter::status).differ, positions);
    EXPECT_EQ(agreement(Matter::status, literal, per_ko, {"#.O.##."}), Agreement::differ);
}

TEST(Differ, CountsTheSameBothWaysRoundAndWithAnyJobs) {
    const std::vector<Matter> matters{Matter::status, Matter::score};
    const Enumeration one = enumerated(literal, minus, 1, 5, matters, 1);
    const Enumeration other = enumerated(minus, literal, 1, 5, matters, 2);
    for (const Matter matter : matters) {
        EXPECT_EQ(one.counts.at(matter).differ, other.counts.at(matter).differ);
        EXPECT_GT(one.counts.at(matter).differ, 0U) << name(matter);
    }
    ASSERT_EQ(one.differing.size(), other.differing.size());
    for (std::size_t i = 0; i < one.differing.size(); ++i)
        EXPECT_EQ(one.differing[i].code, other.differing[i].code);
}

// Within one text the words count, between texts only life and death.
TEST(Differ, ComparesStatusesInTheWordsThatBothHave) {
    EXPECT_EQ(agreement(Matter::status, literal, "japanese-2003+ban-without-shape=lapses", {".O#.."}),
              Agreement::differ);
    EXPECT_EQ(agreement(Matter::status, literal, "asura-1989", {".O"}), Agreement::agree);
    EXPECT_EQ(agreement(Matter::status, literal, "ikeda-area-1", {".O"}), Agreement::silent);
    EXPECT_EQ(agreement(Matter::best_play, literal, "asura-1989", {".O"}), Agreement::silent);
}

TEST(Differ, SaysWhatIsOpen) {
    tools::RulesetOptions none;
    none.budget.max_states = 1;
    const tools::Variant rules = variant(literal);
    const Position board = position({"....", ".#O.", "...."});
    EXPECT_EQ(compare(Matter::score, rules.ruling(board, none), rules.ruling(board, none), true),
              Agreement::open);
}

TEST(Differ, RefusesWhatThereIsNot) {
    for (const char* text :
         {"chess", "japanese-2003+ko-pass=never", "japanese-2003+", "ikeda-area-1+ko-pass=per-ko"}) {
        EXPECT_FALSE(tools::variant_of(text).has_value()) << text;
    }
    EXPECT_FALSE(matters_of_list("status,colour").has_value());
    EXPECT_EQ(matters_of_list("score,best-play").value(), (std::vector{Matter::score, Matter::best_play}));
}

}  // namespace
}  // namespace shikatsu::differ
