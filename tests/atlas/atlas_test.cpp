// The classes of a grid's positions, and what a survey of them adds up to.
#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "tests/atlas/grids.hpp"
#include "tools/atlas/survey.hpp"

namespace shikatsu::atlas {
namespace {

std::uint64_t positions_in(const std::vector<PositionClass>& classes) {
    std::uint64_t sum = 0;
    for (const PositionClass& members : classes) sum += static_cast<std::uint64_t>(members.size);
    return sum;
}

TEST(PositionClasses, CoverAllLegalPositions) {
    // The numbers of legal positions are J. Tromp's.
    EXPECT_EQ(positions_in(position_classes(grid(1, 1))), 1);
    EXPECT_EQ(positions_in(position_classes(grid(1, 7))), 867);
    EXPECT_EQ(positions_in(position_classes(grid(2, 2))), 57);
    EXPECT_EQ(positions_in(position_classes(grid(2, 4))), 4125);
    EXPECT_EQ(positions_in(position_classes(grid(3, 2))), 489);
    EXPECT_EQ(positions_in(position_classes(grid(3, 3))), 12675);
}

TEST(PositionClasses, HaveOneMemberEach) {
    // The seven positions of 1x2 but for the two without liberty of a string: empty; one stone, four times.
    const auto classes = position_classes(grid(1, 2));
    ASSERT_EQ(classes.size(), 2);
    EXPECT_EQ(classes[0].code, 0);
    EXPECT_EQ(classes[0].size, 1);
    EXPECT_EQ(classes[1].code, 1);
    EXPECT_EQ(classes[1].size, 4);
    std::set<PositionCode> codes;
    for (const PositionClass& members : position_classes(grid(3, 3))) codes.insert(members.code);
    EXPECT_EQ(codes.size(), position_classes(grid(3, 3)).size());
}

/// Without classes: each position by itself.
Summary one_by_one(const Grid& grid) {
    Summary sum;
    PositionCode end = 1;
    for (int i = 0; i < grid.size(); ++i) end *= 3;
    for (PositionCode code = 0; code < end; ++code) {
        const Position position = position_of(grid, code);
        if (!optimized::strings_without_liberty(position).empty()) continue;
        sum.add({code, 1}, optimized::adjudicate(position, 0, {}));
    }
    return sum;
}

TEST(Survey, CountsEveryPositionWhateverTheNumberOfJobs) {
    for (const Grid& small : {grid(1, 5), grid(2, 3)}) {
        const Summary expected = one_by_one(small);
        for (const int jobs : {1, 3}) {
            const Summary found = survey(small, position_classes(small), {}, jobs, [](std::size_t) {});
            EXPECT_EQ(found.positions, expected.positions);
            EXPECT_EQ(found.strings, expected.strings);
            EXPECT_EQ(found.statuses, expected.statuses);
            EXPECT_EQ(found.capturable_3, expected.capturable_3);
            EXPECT_EQ(found.ends_prohibited_by_direct_ko, expected.ends_prohibited_by_direct_ko);
            EXPECT_EQ(found.undecided_positions, 0);
        }
    }
}

TEST(Survey, LeavesOutWhatWasInterrupted) {
    const std::atomic<bool> stop{true};
    optimized::Options options;
    options.stop = &stop;
    const Summary found = survey(grid(2, 2), position_classes(grid(2, 2)), options, 2, [](std::size_t) {});
    EXPECT_EQ(found.classes, 0);
    EXPECT_EQ(found.positions, 0);
}

}  // namespace
}  // namespace shikatsu::atlas
