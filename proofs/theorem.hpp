// A registered theorem: what it says, for which clauses, and how it is checked at each size.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>
#include <vector>

#include "proofs/claims/claim_proof.hpp"
#include "proofs/claims/finding.hpp"

namespace shikatsu::proofs {

/// When a size is checked: at every test run, or only in long ones.
enum class Effort { fast, long_only };

/// How strong it is what a success shows. `proved`: for the rules' own grid of 19×19, or independent of any
/// grid. `proved_up_to`: for all scenes of each grid named. `checked_up_to`: every case of each grid named
/// was played out.
enum class Status { open, checked_up_to, proved_up_to, proved };

const char* name(Status status);

/// The theorem at one size.
struct Instance {
    std::string size;
    Effort effort = Effort::fast;
    std::function<Finding(const Decide&)> check;
};

struct Theorem {
    /// Also the name of its file in proofs/theorems, with '_' for '-'.
    std::string id;
    /// One sentence.
    std::string sentence;
    std::vector<std::string> clauses;
    /// What success shows.
    Status status = Status::proved_up_to;
    /// The ids of theorems that it takes for granted.
    std::vector<std::string> rests_on;
    /// Of a theorem that also has a written proof: its file in proofs/ and heading, as in `zones.md#zones`.
    /// Otherwise empty.
    std::string written_proof;
    std::vector<Instance> instances;
};

/// A claim at one size of grid; the claim may depend on the grid.
template <int W>
Instance instance(int rows, int columns, Effort effort, Claim<W> (*claim_on)(const Grid&)) {
    return {fmt::format("{}x{}", rows, columns), effort, [=](const Decide& decide) {
                const Grid grid = Grid::create(rows, columns).value();
                return prove(claim_on(grid), grid, decide);
            }};
}

/// Every case of one size of grid, gone through by plain code.
inline Instance enumeration(int rows, int columns, Effort effort, Finding (*check_on)(const Grid&)) {
    return {fmt::format("{}x{}", rows, columns), effort,
            [=](const Decide&) { return check_on(Grid::create(rows, columns).value()); }};
}

}  // namespace shikatsu::proofs
