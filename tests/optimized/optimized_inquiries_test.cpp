// Inquiries that go on where they stopped.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "optimized/analysis/remembered_inquiries.hpp"
#include "tests/optimized/ko_boards.hpp"
#include "tests/optimized/legal_generators.hpp"
#include "tests/optimized/looks_comparison.hpp"

namespace shikatsu::optimized {
namespace {

/// What shows a failure again, in the folder of the build.
constexpr const char* how_to_see_again = "\nctest -R optimized_inquiries_test --output-on-failure";

TEST(Inquiries, GoOnWhereTheyStopped) {
    testing::SumsOfLooks sums;
    for (const Position& position : testing::ko_boards())
        EXPECT_EQ(testing::fault_of_asking_again(position, sums), "")
            << one_line(position) << how_to_see_again;
    std::printf("%d questions, %d looks in vain\n", sums.questions, sums.in_vain);
    EXPECT_GT(sums.questions, 30);
    EXPECT_GT(sums.in_vain, 2 * sums.questions);
}

RC_GTEST_PROP(Inquiries, GoOnOnAnyBoard, ()) {
    const Position position = *testing::legal_positions_on({{3, 3}, {2, 4}, {3, 4}});
    testing::SumsOfLooks sums;
    const std::string fault = testing::fault_of_asking_again(position, sums);
    RC_LOG() << one_line(position) << ": " << fault << "\n";
    RC_ASSERT(fault.empty());
}

/// Two strings of White's in Black's corner, of which both can be captured.
Position two_stones() {
    return position_from_rows(std::vector<std::string>{".O.#.", "..O#.", "####.", "....."}).value();
}

TEST(Inquiries, TogetherGoOnToo) {
    const Position position = two_stones();
    Options options;
    const Point first{1};
    const Point second{7};
    const std::vector<Question> questions{{first, {}}, {second, {}}};
    std::uint64_t states = 0;
    std::optional<bool> both;
    Asker asker(position, options);
    int looks = 0;
    for (std::uint64_t most = 1; !both; most *= 4, ++looks) {
        const auto findings = asker.ask_together(questions, Together::all_fall, Stage::capture, most);
        ASSERT_EQ(findings[0].attacker_forces, findings[1].attacker_forces);
        EXPECT_EQ(findings[0].ended, findings[0].attacker_forces.has_value());
        both = findings[0].attacker_forces;
        states += findings[0].states + findings[1].states;
    }
    EXPECT_EQ(both, true);
    EXPECT_GT(looks, 2);
    const auto at_once =
        Asker(position, options).ask_together(questions, Together::all_fall, Stage::capture, 4'000'000);
    EXPECT_EQ(at_once[0].attacker_forces, true);
    EXPECT_LT(states, 3 * (at_once[0].states + at_once[1].states));
}

class Remembered : public ::testing::Test {
  protected:
    static RememberedInquiries::About about(Point stone) {
        return {std::nullopt, {Question{stone, position().grid().points()}}};
    }
    static Position position() { return two_stones(); }

    /// Looks with a few states at the question about the stone; returns what it remembers.
    static std::uint64_t look(RememberedInquiries& inquiries, Point stone, std::uint64_t most_states) {
        Inquiry& inquiry = use(inquiries, stone, most_states);
        Limits limits = testing::ample_limits();
        limits.max_states = most_states;
        inquiry.look_on(limits, {});
        return inquiry.remembered();
    }
    static Inquiry& use(RememberedInquiries& inquiries, Point stone, std::uint64_t most_states) {
        return inquiries.use(about(stone), most_states,
                             [&] { return inquiry_into(position(), about(stone).second.front(), {}); });
    }

    static constexpr Point first{1};
    static constexpr Point second{7};
};

TEST_F(Remembered, WhatThereIsRoomFor) {
    RememberedInquiries inquiries(1'000'000);
    const std::uint64_t of_first = look(inquiries, first, 1);
    const std::uint64_t of_second = look(inquiries, second, 1);
    ASSERT_GT(of_first, 0U);
    ASSERT_GT(of_second, 0U);
    inquiries.tidy();
    EXPECT_EQ(use(inquiries, first, 1).remembered(), of_first);
    EXPECT_EQ(use(inquiries, second, 1).remembered(), of_second);
}

TEST_F(Remembered, NotTwiceAtOnce) {
    RememberedInquiries inquiries(1'000'000);
    Inquiry& one = use(inquiries, first, 1);
    Inquiry& other = use(inquiries, first, 1);
    EXPECT_NE(&one, &other);
}

TEST_F(Remembered, OfTheLastNothingWhereThereIsNoRoom) {
    RememberedInquiries tried(1'000'000);
    const std::uint64_t of_first = look(tried, first, 1);
    RememberedInquiries inquiries(of_first);
    look(inquiries, first, 1);
    look(inquiries, second, 1);
    inquiries.tidy();
    EXPECT_EQ(use(inquiries, first, 1).remembered(), of_first);
    EXPECT_EQ(use(inquiries, second, 1).remembered(), 0U);
}

TEST_F(Remembered, RatherWhatWasLookedAtWithMore) {
    RememberedInquiries tried(1'000'000);
    look(tried, first, 1);
    const std::uint64_t of_second = look(tried, second, 2);
    RememberedInquiries inquiries(of_second);
    look(inquiries, first, 1);
    look(inquiries, second, 2);
    inquiries.tidy();
    EXPECT_EQ(use(inquiries, first, 1).remembered(), 0U);
    EXPECT_EQ(use(inquiries, second, 2).remembered(), of_second);
}

TEST(RoomForInquiries, IsTheLessTheLargerTheGrid) {
    const auto room = [](int size) { return most_remembered_states(Grid::create(size, size).value()); };
    EXPECT_GT(room(19), 1'000'000U);
    EXPECT_GT(room(9), room(19));
    EXPECT_GT(room(8), room(9));
}

}  // namespace
}  // namespace shikatsu::optimized
