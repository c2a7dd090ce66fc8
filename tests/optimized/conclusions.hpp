// What may be concluded of a string from some of the answers to its questions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "optimized/analysis/verdicts.hpp"
#include "reference/values/diagram.hpp"

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

inline StringVerdict concluded_from(const SomeAnswers& some) {
    StringVerdict verdict;
    for (const std::optional<bool>& answer : some) {
        verdict.findings.emplace_back();
        verdict.findings.back().attacker_forces = answer;
    }
    conclude(verdict);
    return verdict;
}

/// What is wrong with the conclusion from these answers; nothing if it is what all possible answers that
/// agree with them have in common, or less where an answer is open.
inline std::string conclusion_fault(const SomeAnswers& some) {
    const StringVerdict verdict = concluded_from(some);
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

/// What is known of local-2 and local-3.
enum class KnownLocals : std::uint8_t { neither, local_2, local_3, both_the_same, both_and_local_3_is_more };

constexpr std::array<KnownLocals, 5> all_known_locals{KnownLocals::neither, KnownLocals::local_2,
                                                      KnownLocals::local_3, KnownLocals::both_the_same,
                                                      KnownLocals::both_and_local_3_is_more};

inline const char* name(KnownLocals known) {
    constexpr std::array<const char*, 5> names{"no local known", "local-2 known", "local-3 known",
                                               "local-3 is local-2", "local-3 is more than local-2"};
    return names[static_cast<std::size_t>(known)];
}

/// What is wrong with what is concluded of capturable-3 from these answers, for a ko-stone or another string.
/// [J2003-LD-7] [J2003-LD-8]
inline std::string capturable_3_fault(const SomeAnswers& some, bool ko_stone, KnownLocals known_locals) {
    StringVerdict verdict = concluded_from(some);
    verdict.ko_stone = ko_stone;
    const std::vector<Point> less{Point{0}};
    std::optional<bool> more;
    if (known_locals == KnownLocals::both_the_same) more = false;
    if (known_locals == KnownLocals::both_and_local_3_is_more) more = true;
    if (more || known_locals == KnownLocals::local_2) verdict.local_2 = less;
    if (more || known_locals == KnownLocals::local_3) verdict.local_3 = less;
    if (more == true) verdict.local_3->push_back(Point{1});
    conclude_capturable_3(verdict);
    const std::string where = text_of(some) + (ko_stone ? ", ko-stone, " : ", ") + name(known_locals);
    for (const AllAnswers& all : possible_answers) {
        for (const bool is_more : {false, true}) {
            if (!agree(some, all) || more.value_or(is_more) != is_more) continue;
            const bool capturable_3 = status_by(all) == Status::capturable_2 && ko_stone && is_more;
            if (verdict.capturable_3.value_or(capturable_3) != capturable_3) return where + ": wrong";
        }
    }
    const bool known = verdict.status != Status::undecided && more;
    return known && !verdict.capturable_3 ? where + ": open" : "";
}

/// What is wrong with what follows for local-1 if something is forced with this region.
inline std::string implication_fault(std::vector<Point> region, bool expected) {
    StringVerdict verdict;
    verdict.local_1 = {Point{4}};
    verdict.findings.resize(3);
    verdict.findings[2].attacker_forces = true;
    verdict.findings[2].question.region = std::move(region);
    conclude(verdict);
    if (holds_local_1(verdict) != (expected ? std::optional(false) : std::nullopt)) return "local-1";
    return (verdict.status == Status::dead) == expected ? "" : "status";
}

/// By a reading local-1 is no part of the question about local-2. [J2003-LD-6]
inline std::string implication_fault() {
    return implication_fault({Point{3}, Point{5}}, false) +
           implication_fault({Point{3}, Point{4}, Point{5}}, true);
}

/// Whether one of two strings is capturable-3 is open where either possibility is left. [J2003-AS-7]
inline std::string fault_of_any_capturable_3() {
    const std::array<std::optional<bool>, 3> each{std::nullopt, false, true};
    for (const auto& one : each) {
        for (const auto& other : each) {
            Verdicts verdicts(2);
            verdicts[0].capturable_3 = one;
            verdicts[1].capturable_3 = other;
            const bool known = one.value_or(false) || other.value_or(false);
            const bool possible = one.value_or(true) || other.value_or(true);
            const std::optional<bool> found = any_capturable_3(verdicts);
            if (found.has_value() != (known == possible) || found.value_or(known) != known)
                return "capturable-3 of one of two strings";
        }
    }
    return "";
}

/// White takes A4, and whether Black gets a stone there again is hard to say; but one on local-2 is easily
/// shown. [J2003-LD-9]
inline std::string fault_of_life_with_local_1_open() {
    const Position position =
        position_from_rows(std::vector<std::string>{"O..#.", "#O.##", ".####", "#####", "#####"}).value();
    Options options;
    options.budget.max_states = 20'000;
    const Adjudication found = adjudicate(position, 0, options);
    const StringVerdict& stone = found.strings.at(2);
    if (stone.points != std::vector{Point{5}}) return "another string";
    if (stone.status != Status::undecided) return "not open";
    return stone.alive == true && found.scoring ? "" : "not known to live";
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
