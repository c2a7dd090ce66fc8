#include "optimized/ikeda/course_graph.hpp"

#include <algorithm>

namespace shikatsu::optimized::ikeda {

CourseGraph::CourseGraph(const Rules& rules, const IkedaReadings& readings) {
    number_of({});
    for (CourseNumber number = 0; number < size(); ++number) {
        // A copy: the list grows.
        const Course course = courses_[number];
        after_play_.push_back(number_of(ikeda::after_play(course)));
        after_pass_.emplace_back();
        for (const Player player : {Player::black, Player::white}) {
            AfterPass& after = after_pass_[number][static_cast<std::size_t>(player)];
            after.course = rules.pass(course, player, readings).course;
            if (!after.course.ended) after.number = number_of(after.course);
        }
    }
    find_arrivals();
}

CourseNumber CourseGraph::number_of(const Course& course) {
    const auto place = std::find(courses_.begin(), courses_.end(), course);
    const auto number = static_cast<CourseNumber>(place - courses_.begin());
    if (place == courses_.end()) courses_.push_back(course);
    return number;
}

void CourseGraph::find_arrivals() {
    std::vector<std::vector<bool>> leads(size(), std::vector<bool>(size()));
    for (CourseNumber number = 0; number < size(); ++number) {
        leads[number][number] = true;
        leads[number][after_play_[number]] = true;
        for (const AfterPass& after : after_pass_[number]) {
            if (!after.course.ended) leads[number][after.number] = true;
        }
    }
    for (CourseNumber by = 0; by < size(); ++by) {
        for (CourseNumber from = 0; from < size(); ++from) {
            for (CourseNumber to = 0; to < size(); ++to)
                leads[from][to] = leads[from][to] || (leads[from][by] && leads[by][to]);
        }
    }
    arrivals_ = after_play_;
    arrivals_.push_back(0);
    std::sort(arrivals_.begin(), arrivals_.end());
    arrivals_.erase(std::unique(arrivals_.begin(), arrivals_.end()), arrivals_.end());
    arrivals_before_.resize(size());
    for (const CourseNumber later : arrivals_) {
        for (const CourseNumber earlier : arrivals_) {
            if (leads[earlier][later]) arrivals_before_[later].push_back(earlier);
        }
    }
}

}  // namespace shikatsu::optimized::ikeda
