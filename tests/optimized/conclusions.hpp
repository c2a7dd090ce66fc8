// What may be concluded of a string from some of the answers to its questions.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "optimized/analysis/verdicts.hpp"

namespace shikatsu::optimized::testing {

/// Whether the opponent can force a string's capture; with no local-1 permanent-stone; with no local-2 one.
using AllAnswers = std::array<bool, 3>;
using SomeAnswers = std::array<std::optional<bool>, 3>;

/// Whoever forces more forces less.
inline constexpr std::array<AllAnswers, 4> possible_answers{
    {{false, false, false}, {true, false, false}, {true, true, false}, {true, true, true}}};

/// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-10]
inline Status status_by(const AllAnswers& answers) {
    if (!answers[0]) return Status::uncapturable;
    if (!answers[1]) return Status::capturable_1;
    return answers[2] ? Status::dead : Status::capturable_2;
}

inline bool agree(const SomeAnswers& some, const AllAnswers& all) {
    for (std::size_t stage = 0; stage < all.size(); ++stage) {
        if (some[stage] && *some[stage] != all[stage]) return false;
    }
    return true;
}

inline std::string text_of(const SomeAnswers& answers) {
    std::string text;
    for (const std::optional<bool>& answer : answers) text += !answer ? '?' : *answer ? 'y' : 'n';
    return text;
}

/// What is wrong with the conclusion from these answers; nothing if it is what all possible answers that
/// agree with them have in common, or less where an answer is open.
inline std::string conclusion_fault(const SomeAnswers& some) {
    StringVerdict verdict;
    for (const std::optional<bool>& answer : some) {
        verdict.findings.emplace_back();
        verdict.findings.back().attacker_forces = answer;
    }
    conclude(verdict);
    for (const AllAnswers& all : possible_answers) {
        if (!agree(some, all)) continue;
        const Status status = status_by(all);
        if (verdict.status != Status::undecided && verdict.status != status)
            return text_of(some) + ": " + name(verdict.status) + " though it may be " + name(status);
        if (verdict.alive && *verdict.alive != (status != Status::dead))
            return text_of(some) + ": alive or dead though it may be " + name(status);
    }
    const bool complete = some[0] && some[1] && some[2];
    if (complete && verdict.status == Status::undecided) return text_of(some) + ": undecided";
    const bool lives = some[0] == false || some[1] == false || some[2] == false;
    if (lives && !verdict.alive) return text_of(some) + ": not known to be alive";
    return "";
}

/// Calls visit for all answers that leave at least one possibility.
template <class Visit>
void for_each_some_answers(Visit visit) {
    const std::array<std::optional<bool>, 3> each{std::nullopt, false, true};
    for (const auto& capture : each) {
        for (const auto& local_1 : each) {
            for (const auto& local_2 : each) {
                const SomeAnswers some{capture, local_1, local_2};
                if (std::ranges::any_of(possible_answers,
                                        [&](const AllAnswers& all) { return agree(some, all); }))
                    visit(some);
            }
        }
    }
}

}  // namespace shikatsu::optimized::testing
