// The widths of the engine's boards make no difference: same answers, same numbers of states.
#include <gtest/gtest.h>

#include "tests/optimized/force_questions.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

template <int W>
std::pair<std::optional<bool>, std::uint64_t> answer(const Position& position,
                                                     const reference::ForceQuestion& question) {
    const Geometry<W> geometry(position.grid());
    const ForceAnswer answer = ForceSolver<W>(geometry, {}, testing::ample_limits(), {})
                                   .answer(testing::force_question<W>(position, question));
    return {answer.attacker_forces, answer.states};
}

TEST(Widths, GiveTheSameAnswers) {  // [J2003-ST-6]
    int questions = 0;
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 4}, {2, 2}, {2, 3}}) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            for (const reference::String& string : reference::strings(position)) {
                for (const auto& question : testing::questions_about(position, string)) {
                    const auto one = answer<1>(position, question);
                    ASSERT_TRUE(one.first) << one_line(position);
                    ASSERT_EQ(answer<2>(position, question), one) << one_line(position);
                    ASSERT_EQ(answer<3>(position, question), one) << one_line(position);
                    ASSERT_EQ(answer<6>(position, question), one) << one_line(position);
                    ASSERT_EQ(answer<10>(position, question), one) << one_line(position);
                    ++questions;
                }
            }
        }
    }
    EXPECT_EQ(questions, 3 * (62 + 88 + 1070));
}

}  // namespace
}  // namespace shikatsu::optimized
