// Running theorems, and what came out.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "proofs/theorem.hpp"

namespace shikatsu::proofs {

struct SizeRun {
    std::string size;
    Finding finding;
    /// Of the processor's work for this process, so that it matters little what else the machine does.
    double seconds = 0;
};

/// The sizes of a theorem that were run, in its order.
struct TheoremRun {
    const Theorem* theorem = nullptr;
    std::vector<SizeRun> sizes;

    /// Whether all sizes that were run met every obligation, and there was one.
    bool succeeded() const;
    double seconds() const;
};

/// Runs one size of a theorem. What it throws counts as a failure; nothing if its solver was stopped.
std::optional<SizeRun> run(const Instance& instance, const Decide& decide);

/// Decides by Z3 within the project's limit, some minutes of work, or until `stop` is set.
Decide z3_alone(const std::atomic<bool>* stop = nullptr);

/// The same, and each goal also by cvc5 within so many seconds of its work. A remark says whether it agreed
/// or had no answer; where the two differ, the goal counts as unknown.
Decide z3_and_cvc5(int seconds, const std::atomic<bool>* stop = nullptr);

/// The same with cadical, whose refutation has to be accepted by our own checker.
Decide z3_and_cadical(const std::atomic<bool>* stop = nullptr);

/// What is wrong with a set of theorems, one sentence each: an id used twice; a theorem that rests on an
/// unknown, later or weaker one; one without any size.
std::vector<std::string> flaws(const std::vector<Theorem>& theorems);

}  // namespace shikatsu::proofs
