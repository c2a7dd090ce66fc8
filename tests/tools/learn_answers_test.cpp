// Learning which answers win.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "optimized/clearing/clearing_features.hpp"
#include "reference/values/diagram.hpp"
#include "tools/learn_answers/answer_learning.hpp"
#include "tools/learn_answers/board_lessons.hpp"

namespace shikatsu::tools {
namespace {

using optimized::AnswerLesson;

/// Of three answers, each with a feature of its own, those in `winning` win. All have feature 3 in common.
AnswerLesson lesson_with(const std::vector<int>& winning) {
    AnswerLesson lesson;
    for (int number = 0; number < 3; ++number) {
        const bool wins = std::find(winning.begin(), winning.end(), number) != winning.end();
        lesson.push_back({{static_cast<std::uint16_t>(number), 3}, 0.25, wins});
    }
    return lesson;
}

TEST(LearnAnswers, FindsWhatWins) {
    const std::vector<AnswerLesson> lessons(100, lesson_with({2}));
    const LearnedWorth worth = learn_worth(lessons, 4, 20);
    EXPECT_EQ(share_of_first(worth, lessons), 100.0);
    const std::vector<AnswerLesson> others{lesson_with({2}), lesson_with({0, 1})};
    EXPECT_EQ(share_of_first(worth, others), 50.0);
}

// Three of four lessons say the one thing: the chance is 3/4, and what it is worth is the logarithm of 3.
TEST(LearnAnswers, FindsHowOften) {
    std::vector<AnswerLesson> lessons(300, lesson_with({0}));
    lessons.insert(lessons.end(), 100, lesson_with({1}));
    const LearnedWorth worth = learn_worth(lessons, 4, 30);
    EXPECT_NEAR(worth.weights[0] - worth.weights[1], std::log(3.0), 0.2);
}

TEST(LearnAnswers, WritesATableOfAllWeights) {
    const std::string text = text_of(pattern_file, {{-1.5, 0.004, 1e9}, 0.5});
    EXPECT_NE(text.find("#include \"optimized/patterns/pattern_features.hpp\"\n"), std::string::npos);
    EXPECT_NE(text.find("const AnswerWeights<feature_count(pattern_respects)> pattern_weights{{\n"
                        "    -150, 0, 30000}, 50};\n"),
              std::string::npos)
        << "the last one is as much as 16 bits hold: " << text;
}

// A dead string inside of a wall that lives.
TEST(LearnAnswers, TakesLessonsFromBoards) {
    const std::vector<std::string> rows{"....#O.", ".O..#..", "....#.O", "#####O.", "OOOOO..", "......."};
    const Position position = position_from_rows(rows).value();
    for (const auto& lessons_of : {clearing_lessons, pattern_lessons}) {
        const auto lessons = lessons_of(position, 20'000, [] { return true; });
        EXPECT_GT(lessons.size(), 50U);
        EXPECT_TRUE(std::all_of(lessons.begin(), lessons.end(), optimized::tells_answers_apart));
        EXPECT_TRUE(lessons_of(position, 20'000, [] { return false; }).empty());
    }
}

}  // namespace
}  // namespace shikatsu::tools
