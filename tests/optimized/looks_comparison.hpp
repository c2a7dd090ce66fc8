// Questions that are looked at again and again, with more and more states, beside one look at them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "optimized/analysis/questions.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/force_questions.hpp"

namespace shikatsu::optimized::testing {

struct SumsOfLooks {
    int questions = 0;
    /// After which a question was open still.
    int in_vain = 0;
};

/// The three kinds of question about each string, local-2 being the whole grid.
inline std::vector<Question> questions_of(const Position& position) {
    std::vector<Question> questions;
    for (const reference::String& string : reference::strings(position)) {
        const Point target = *string.points.begin();
        questions.push_back({target, {}});
        questions.push_back({target, {string.points.begin(), string.points.end()}});
        questions.push_back({target, position.grid().points()});
    }
    return questions;
}

/// What is wrong with going on: nothing if the answer is that of one look, nothing is forgotten before it is
/// known, and what the looks cost together is what the last one has come to.
inline std::string fault_of_going_on(const Position& position, const Question& question, SumsOfLooks& sums) {
    Limits limits = ample_limits();
    const ForceAnswer once = inquiry_into(position, question, {})->look_on(limits, {}).front();
    if (!once.ended || once.states == 0) return "one look";
    const auto inquiry = inquiry_into(position, question, {});
    ++sums.questions;
    std::uint64_t states = 0;
    for (limits.max_states = 1;; limits.max_states *= 4) {
        const ForceAnswer answer = inquiry->look_on(limits, {}).front();
        states += answer.states;
        if (answer.ended) {
            if (answer.attacker_forces != once.attacker_forces) return "another answer";
            return inquiry->remembered() == 0 ? "" : "remembers what is known";
        }
        ++sums.in_vain;
        if (answer.attacker_forces) return "known before it has ended";
        if (inquiry->remembered() != states) return "counts " + std::to_string(states);
        if (states < limits.max_states) return "ends early";
    }
}

/// The same of all questions of a position side by side, none of which may go on with what was found out of
/// another.
inline std::string fault_of_asking_again(const Position& position, SumsOfLooks& sums) {
    const std::vector<Question> questions = questions_of(position);
    for (const Question& question : questions) {
        const std::string fault = fault_of_going_on(position, question, sums);
        if (!fault.empty()) return fault;
    }
    constexpr std::uint64_t most = 50'000'000;
    const auto ask = [&](Asker& asker, std::uint64_t states) {
        return asker.ask_all(questions, Stage::capture, states);
    };
    Options options;
    options.budget = {most, 3600.0};
    Asker once(position, options);
    Asker again(position, options);
    const std::vector<Finding> found = ask(once, most);
    ask(again, 1);
    ask(again, 16);
    const std::vector<Finding> found_then = ask(again, most);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (!found[i].attacker_forces) return "open";
        if (found_then[i].attacker_forces != found[i].attacker_forces) return "another answer side by side";
    }
    return "";
}

}  // namespace shikatsu::optimized::testing
