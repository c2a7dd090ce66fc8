// The generators: complete, legal, repeatable, and each kind shows what it is for.
#include <gtest/gtest.h>

#include <set>

#include "reference/japanese2003/definitions2.hpp"
#include "tools/difftest/plan.hpp"

namespace shikatsu::difftest {
namespace {

Grid grid(int rows, int columns) {
    return Grid::create(rows, columns).value();
}

TEST(Positions, EveryLegalOneIsThereOnce) {
    const std::vector<std::pair<Grid, std::size_t>> known{
        {grid(1, 1), 1}, {grid(1, 4), 41}, {grid(2, 2), 57}, {grid(2, 3), 489}, {grid(3, 3), 12675}};
    for (const auto& [size, count] : known) {
        std::set<Position> found;
        for (std::uint64_t number = 0; number < count_of_distributions(size); ++number) {
            if (const auto position = legal_position(size, number)) found.insert(*position);
        }
        EXPECT_EQ(found.size(), count) << name(size);
    }
}

TEST(Positions, RandomOnesAreLegal) {
    Random random(7);
    for (const Kind kind : all_kinds) {
        for (int i = 0; i < 100; ++i) {
            EXPECT_TRUE(reference::strings_without_liberty(draw(grid(3, 4), kind, random)).empty());
        }
    }
}

TEST(Positions, KoRichOnesHaveKos) {
    Random random(7);
    int with_ko = 0;
    for (int i = 0; i < 100; ++i)
        with_ko += reference::kos(draw(grid(3, 3), Kind::ko_rich, random)).empty() ? 0 : 1;
    EXPECT_GT(with_ko, 95);
}

TEST(Positions, ListsOfGridsAndKinds) {
    const auto grids = grids_of_list("1x5,2x2..3x3");
    ASSERT_TRUE(grids);
    std::string names;
    for (const Grid& each : *grids) names += name(each) + " ";
    EXPECT_EQ(names, "1x5 2x2 2x3 3x2 3x3 ");
    for (const char* bad : {"", "3", "x", "0x1", "3x3..2x2", "2x2,", "26x1", "2x2x2"}) {
        EXPECT_FALSE(grids_of_list(bad)) << bad;
    }
    EXPECT_EQ(kinds_of_list("ko-rich,uniform").value(), (std::vector{Kind::ko_rich, Kind::uniform}));
    EXPECT_FALSE(kinds_of_list("ko-rich,"));
}

Plan random_plan(std::uint64_t seed) {
    Plan plan;
    plan.seed = seed;
    plan.grids = grids_of_list("1x1..3x3").value();
    plan.readings = register_one_by_one();
    return plan;
}

TEST(Plans, ATrialIsAFunctionOfSeedAndNumber) {
    int different = 0;
    for (std::uint64_t trial = 0; trial < 50; ++trial) {
        EXPECT_EQ(random_plan(1).cases(trial), random_plan(1).cases(trial));
        different += random_plan(1).cases(trial) == random_plan(2).cases(trial) ? 0 : 1;
    }
    EXPECT_GT(different, 40);
}

TEST(Plans, AnExhaustiveOneHasEveryPositionUnderEveryReading) {
    Plan plan;
    plan.exhaustive = true;
    plan.grids = grids_of_list("1x3,1x2").value();
    plan.readings = register_one_by_one();
    std::set<std::string> analyses;
    for (std::uint64_t trial = 0; trial < plan.size().value(); ++trial) {
        for (const Case& one : plan.cases(trial)) {
            if (one.game) continue;
            EXPECT_TRUE(analyses.insert(options_of(one)).second) << options_of(one);
        }
    }
    EXPECT_EQ(analyses.size(), (15U + 5U) * plan.readings.size());
    EXPECT_EQ(plan.readings.size(), reading_register().size() + 1);
}

}  // namespace
}  // namespace shikatsu::difftest
