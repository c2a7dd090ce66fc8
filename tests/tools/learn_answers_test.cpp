// Learning which answers of clearings win.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "optimized/clearing/answer_worth.hpp"
#include "reference/values/diagram.hpp"
#include "tools/learn_answers/answer_learning.hpp"
#include "tools/learn_answers/board_lessons.hpp"

namespace shikatsu::tools {
namespace {

using optimized::AnswerLesson;

/// One answer for each number in the respect; those in `winning` win.
AnswerLesson lesson_about(std::size_t respect, const std::vector<int>& winning) {
    optimized::AnswerFeature feature{};
    std::uint16_t first = 0;
    for (std::size_t i = 0; i < feature.size(); ++i) {
        feature[i] = first;
        first = static_cast<std::uint16_t>(first + optimized::answer_respects[i]);
    }
    AnswerLesson lesson;
    for (int number = 0; number < optimized::answer_respects[respect]; ++number) {
        const bool wins = std::find(winning.begin(), winning.end(), number) != winning.end();
        lesson.push_back({feature, 0.25, wins});
        lesson.back().feature[respect] = static_cast<std::uint16_t>(feature[respect] + number);
    }
    return lesson;
}

TEST(LearnAnswers, FindsWhatWins) {
    const std::vector<AnswerLesson> lessons(100, lesson_about(4, {2}));
    const LearnedWorth worth = learn_worth(lessons, 20);
    EXPECT_EQ(share_of_first(worth, lessons), 100.0);
    const std::vector<AnswerLesson> others{lesson_about(4, {2}), lesson_about(4, {0, 1, 3})};
    EXPECT_EQ(share_of_first(worth, others), 50.0);
}

// Three of four lessons say the one thing: the chance is 3/4, and what it is worth is the logarithm of 3.
TEST(LearnAnswers, FindsHowOften) {
    std::vector<AnswerLesson> lessons(300, lesson_about(9, {0}));
    lessons.insert(lessons.end(), 100, lesson_about(9, {1}));
    const LearnedWorth worth = learn_worth(lessons, 30);
    const std::size_t first = lessons.front()[0].feature[9];
    EXPECT_NEAR(worth.weights[first] - worth.weights[first + 1], std::log(3.0), 0.2);
}

TEST(LearnAnswers, WritesATableOfAllWeights) {
    LearnedWorth worth{std::vector<double>(optimized::answer_feature_count, -1.5), 0.5};
    worth.weights.back() = 1e9;
    const std::string file = weights_file(worth);
    const std::size_t open = file.find("answer_weights{");
    const std::size_t close = file.find("};", open);
    ASSERT_NE(close, std::string::npos);
    const auto commas = std::count(file.begin() + static_cast<std::ptrdiff_t>(open),
                                   file.begin() + static_cast<std::ptrdiff_t>(close), ',');
    EXPECT_EQ(commas, optimized::answer_feature_count - 1);
    EXPECT_NE(file.find(" -150,"), std::string::npos);
    EXPECT_NE(file.find(" 30000};"), std::string::npos) << "as much as 16 bits hold";
    EXPECT_NE(file.find("weight_of_promise = 50;"), std::string::npos);
}

// A dead string inside of a wall.
TEST(LearnAnswers, TakesLessonsFromBoards) {
    const std::vector<std::string> rows{"....#O.", ".O..#O.", "....#O.", "#####O.", "OOOOOO.", "......."};
    const Position position = position_from_rows(rows).value();
    const auto lessons = lessons_of(position, 20'000, [] { return true; });
    EXPECT_GT(lessons.size(), 100U);
    for (const AnswerLesson& lesson : lessons) {
        const auto wins = [](const optimized::TriedAnswer& answer) { return answer.wins; };
        EXPECT_TRUE(std::any_of(lesson.begin(), lesson.end(), wins));
        EXPECT_FALSE(std::all_of(lesson.begin(), lesson.end(), wins));
    }
    EXPECT_TRUE(lessons_of(position, 20'000, [] { return false; }).empty());
}

}  // namespace
}  // namespace shikatsu::tools
