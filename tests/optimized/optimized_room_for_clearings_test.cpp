// What clearings may remember: less where patterns take more, and never so much that it changes what is
// found.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "optimized/analysis/questions.hpp"
#include "optimized/analysis/room_for_clearings.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::optimized {
namespace {

Grid square(int size) {
    return Grid::create(size, size).value();
}

Options with(std::uint64_t boards, int jobs) {
    Options options;
    options.budget.max_states = boards;
    options.jobs = jobs;
    return options;
}

TEST(RoomForClearings, IsTheLessTheMorePatternsMayTake) {
    const std::size_t room = most_clearing_states(square(13), with(4'000'000, 2));
    EXPECT_GT(most_clearing_states(square(9), with(4'000'000, 2)), room);
    EXPECT_LT(most_clearing_states(square(19), with(4'000'000, 2)), room);
    EXPECT_GT(most_clearing_states(square(13), with(4'000'000, 1)), room);
    EXPECT_GT(most_clearing_states(square(13), with(1'000'000, 2)), room);
    EXPECT_GT(most_clearing_states(square(19), with(1'000'000'000, 64)), 0U);
    EXPECT_EQ(most_clearing_states(square(9), with(4'000'000, 0)),
              most_clearing_states(square(9), with(4'000'000, 1)));
}

// Two areas at once: where there is no room for both, one waits, and each is cleared as it is by itself.
TEST(RoomForClearings, ChangesNothingThatIsFound) {
    const std::vector<std::string> rows{".O.#O.#.", "...#O...", "...#O...",
                                        "####OOOO", "#.##OO.O", "##.#O.OO"};
    const Position position = position_from_rows(rows).value();
    std::vector<Point> left;
    std::vector<Point> right;
    for (const Point point : position.grid().points())
        (position.grid().column(point) < 4 ? left : right).push_back(point);
    for (const std::uint64_t boards : {std::uint64_t{4'000'000}, std::uint64_t{4'000'000'000}}) {
        Asker asker(position, with(boards, 2));
        const std::atomic<bool> never = false;
        std::optional<Cleared> first;
        std::optional<Cleared> second;
        constexpr int effort = 5;
        std::thread other([&] { first = asker.clear({Player::white, right}, effort, 2, never); });
        second = asker.clear({Player::black, left}, effort, 2, never);
        other.join();
        ASSERT_TRUE(first && second) << boards;
        EXPECT_GT(first->states, 1U);
        Asker alone(position, with(1'000'000, 1));
        EXPECT_EQ(alone.clear({Player::white, right}, effort, 1, never)->states, first->states);
        EXPECT_EQ(alone.clear({Player::black, left}, effort, 1, never)->states, second->states);
    }
}

}  // namespace
}  // namespace shikatsu::optimized
