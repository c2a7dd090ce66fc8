// Every question of an analysis together with the engine's proof of its answer.
#pragma once

#include <string>
#include <vector>

#include "optimized/analysis/questions.hpp"
#include "reference/certificates/certificate_check.hpp"

namespace shikatsu::differential {

/// More states than any witness here needs.
inline constexpr std::size_t ample_states = 20'000'000;

/// A question that the analysis asked, its answer, and what proves it.
struct ProvedAnswer {
    reference::ForceQuestion question;
    bool attacker_forces = false;
    RankedStrategy witness;
};

/// The engine's answer to a question and its proof. Throws if it is undecided or has no witness.
ProvedAnswer proved_answer(const Position& position, const optimized::Question& question,
                           const Readings& readings);

/// Every question that the engine asks about the position.
std::vector<ProvedAnswer> proved_answers(const Position& position, const Readings& readings);

/// What was verified so far, and what was not accepted, each as one line that suffices to see it again.
struct Verification {
    int positions = 0;
    int forced = 0;
    int prevented = 0;
    std::vector<std::string> failures;
};

/// What the reference says of a strategy for a claim.
reference::CertificateVerdict verdict_on(const Position& position, const ProvedAnswer& claim,
                                         const Readings& readings);

/// Checks a proof by the reference.
void verify(const Position& position, const ProvedAnswer& answer, const Readings& readings,
            Verification& verification);

/// Checks the proof of every question that the engine asks about the position.
void verify_all(const Position& position, const Readings& readings, Verification& verification);

/// Prints the counts; expects proofs for both players and no failure.
void expect_verified(const std::string& what, const Verification& verification);

/// The first `count` legal positions of the grid in a shuffled order that is the same in every run.
std::vector<Position> sample_of(int rows, int columns, std::size_t count);

}  // namespace shikatsu::differential
