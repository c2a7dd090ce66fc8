#include "optimized/analysis/strings_in_question.hpp"

#include <algorithm>

#include "optimized/analysis/due_strings.hpp"
#include "optimized/analysis/likely_life.hpp"

namespace shikatsu::optimized {

StringsInQuestion::StringsInQuestion(const Position& position, const Options& options, Answerer& answerer)
    : position_(position), options_(options), answerer_(answerer), verdicts_(final_strings(position)) {
    for (StringVerdict& verdict : verdicts_) verdict.ko_stone = answerer.is_ko_stone(verdict.points.front());
}

void StringsInQuestion::foresee() {
    std::vector<Point> stones;
    for (const StringVerdict& verdict : verdicts_) stones.push_back(verdict.points.front());
    const std::vector<double> chances = chances_of_life(position_, stones);
    for (std::size_t i = 0; i < stones.size(); ++i) chance_of_life_[stones[i]] = chances[i];
}

bool StringsInQuestion::likely_to_live(const StringVerdict& verdict) const {
    return chance_of_life_.at(verdict.points.front()) >= 0.5;
}

bool StringsInQuestion::may_come_back(const StringVerdict& verdict) const {
    return answer(verdict, Stage::capture) == true && !answer(verdict, Stage::local_1) &&
           likely_to_live(verdict);
}

bool StringsInQuestion::is_due(const StringVerdict& verdict) const {
    return optimized::is_due(grid(), verdict, verdicts_, options_.sought);
}

void StringsInQuestion::learn(const Asked& asked, Stage stage, std::vector<Finding> findings) {
    for (std::size_t i = 0; i < asked.size(); ++i) {
        Finding& known = asked[i]->finding(stage);
        add_cost_of(known, findings[i]);
        if (findings[i].attacker_forces) {
            known = std::move(findings[i]);
        } else {
            known.states = findings[i].states;
            known.seconds = findings[i].seconds;
        }
        conclude(*asked[i]);
    }
}

bool QuestionsInVain::contain(const Question& question) const {
    return std::find(questions_.begin(), questions_.end(), question) != questions_.end();
}

void QuestionsInVain::add_ended(const Questions& questions, const std::vector<Finding>& findings) {
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (findings[i].ended && !findings[i].attacker_forces) questions_.push_back(questions[i]);
    }
}

}  // namespace shikatsu::optimized
