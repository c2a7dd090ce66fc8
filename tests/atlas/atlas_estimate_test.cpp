// What an atlas would cost: the sample is a fair one, and its figures are those of the whole.
#include <gtest/gtest.h>

#include <map>

#include "tests/atlas/grids.hpp"
#include "tools/atlas/estimate.hpp"

namespace shikatsu::atlas {
namespace {

constexpr std::uint64_t seed = 20031;

TEST(Estimate, ClassesHaveTheirSize) {
    for (const Grid& small : {grid(1, 5), grid(2, 3), grid(3, 3)}) {
        for (const PositionClass& members : position_classes(small))
            ASSERT_EQ(class_size(position_of(small, members.code)), members.size);
    }
}

TEST(Estimate, ComesNearTheNumbersOfPositionsAndClasses) {
    for (const Grid& small : {grid(1, 6), grid(2, 3), grid(3, 3)}) {
        const GridSize size = estimated_size(small, 20'000, seed);
        const auto classes = position_classes(small);
        double positions = 0;
        for (const PositionClass& members : classes) positions += members.size;
        EXPECT_NEAR(size.positions / positions, 1.0, 0.03);
        EXPECT_NEAR(size.classes / static_cast<double>(classes.size()), 1.0, 0.03);
    }
}

TEST(Estimate, DrawsEachClassAlike) {
    std::map<PositionCode, int> drawn;
    const auto classes = position_classes(grid(1, 4));
    const int each = 400;
    for (const PositionCode code : random_classes(grid(1, 4), classes.size() * each, seed, nullptr))
        ++drawn[code];
    ASSERT_EQ(drawn.size(), classes.size());
    for (const PositionClass& members : classes) {
        EXPECT_GT(drawn[members.code], each * 3 / 4) << "class of code " << members.code;
        EXPECT_LT(drawn[members.code], each * 5 / 4) << "class of code " << members.code;
    }
}

std::vector<PositionCode> all_classes(const Grid& grid) {
    std::vector<PositionCode> codes;
    for (const PositionClass& members : position_classes(grid)) codes.push_back(members.code);
    return codes;
}

TEST(Estimate, RecordsAreThoseOfTheAtlasWhateverTheNumberOfJobs) {
    const Plan plan{grid(2, 3), "japanese-2003", 4'000'000};
    const std::vector<PositionCode> codes = all_classes(plan.grid);
    std::size_t told = 0;
    const auto one = make_records(plan, codes, 1, nullptr, [&](std::size_t done) { told = done; });
    const auto three = make_records(plan, codes, 3, nullptr, [](std::size_t) {});
    EXPECT_EQ(told, codes.size());
    ASSERT_EQ(one.size(), codes.size());
    ASSERT_EQ(three.size(), codes.size());
    std::vector<Record> records;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        EXPECT_EQ(one[i].record.code, codes[i]);
        EXPECT_EQ(one[i].record, three[i].record);
        EXPECT_TRUE(one[i].decided());
        EXPECT_GT(one[i].seconds, 0.0);
        records.push_back(one[i].record);
    }
    // One block holds them all.
    const double bytes = static_cast<double>(packed_block(records).size());
    const double classes = static_cast<double>(codes.size());
    EXPECT_NEAR(bytes_each(plan.grid, one, classes) * classes / bytes, 1.0, 0.2);
}

TEST(Estimate, SaysWhatIsUndecidedAndStops) {
    const Plan plan{grid(2, 3), "japanese-2003", 1};
    const auto made = make_records(plan, {0, 1}, 1, nullptr, [](std::size_t) {});
    EXPECT_TRUE(made.at(0).decided()) << "the empty grid has no string";
    EXPECT_FALSE(made.at(1).decided());
    const std::atomic<bool> stop{true};
    EXPECT_TRUE(make_records(plan, {0, 1}, 2, &stop, [](std::size_t) {}).empty());
    EXPECT_TRUE(random_classes(plan.grid, 1'000'000, seed, &stop).empty());
}

TEST(Estimate, MeanAndQuantiles) {
    std::vector<MadeRecord> made;
    for (const double seconds : {4.0, 1.0, 2.0, 5.0, 3.0}) made.push_back({{}, seconds});
    EXPECT_DOUBLE_EQ(mean(made).seconds, 3.0);
    EXPECT_NEAR(mean(made).error, 0.632, 0.001);
    EXPECT_DOUBLE_EQ(quantile(made, 0.0), 1.0);
    EXPECT_DOUBLE_EQ(quantile(made, 0.5), 3.0);
    EXPECT_DOUBLE_EQ(quantile(made, 1.0), 5.0);
}

}  // namespace
}  // namespace shikatsu::atlas
