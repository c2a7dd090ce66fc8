// Whether a question has a certificate: the checker's conditions on all choices and measures at once, as a
// question to a solver.
#pragma once

#include <optional>

#include "proofs/claims/claim_proof.hpp"
#include "reference/certificates/certificate.hpp"

namespace shikatsu::proofs {

/// What a strategy has to show. All but the first are too weak.
enum class Measures {
    as_checked,
    /// That the attacker meets a goal, once.
    of_goals_once,
    /// Choices are enough; nothing has to come nearer.
    none
};

/// One kind of certificate: who wins, and how the attacker pursues the goals of a region.
enum class Kind { attack_together, attack_in_turn, defence };

/// Whether a strategy that remembers all bans can meet the conditions, with any measures, without bound.
/// Requires literal readings and at most 64 intersections. Throws std::runtime_error if the solver does not
/// know.
bool can_meet(const Position& final_position, const reference::ForceQuestion& question, Kind kind,
              Measures measures, const Decide& decide);

/// The certificate that the solver finds, which is as weak as the measures are; nothing if there is none. As
/// can_meet(); and requires measures that do not leave states out, as `of_goals_once` does.
std::optional<reference::Certificate> certificate_of(const Position& final_position,
                                                     const reference::ForceQuestion& question, Kind kind,
                                                     Measures measures, const Decide& decide);

}  // namespace shikatsu::proofs
