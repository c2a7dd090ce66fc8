// What came out of a theorem at one size.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shikatsu::proofs {

/// A scene found by a solver or by enumeration, as text: a board, other sets below it.
struct Witness {
    std::string name;
    std::vector<std::string> rows;
};

/// `failure` is empty if and only if every obligation was met: each case can occur, the claim holds, and each
/// wrong variant was refuted by a witness that the plain code agrees on.
struct Finding {
    std::string failure;
    std::vector<Witness> cases;
    std::vector<Witness> refutations;
    /// What was decided: gates of the formula, or scenes enumerated.
    std::uint64_t extent = 0;
    /// The solver's measure of work, or 0.
    std::uint64_t work = 0;
    /// What the solvers remarked.
    std::vector<std::string> remarks;
};

}  // namespace shikatsu::proofs
