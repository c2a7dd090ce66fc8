// Checks a given strategy against the literal definitions: all hypothetical-sequences that are compatible
// with it.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force.hpp"

namespace shikatsu::reference {

/// What became of a witness.
struct WitnessVerdict {
    enum class Kind { accepted, rejected, limit_reached };

    Kind kind = Kind::accepted;
    std::string sentence;
    /// Of a rejected one: a compatible hypothetical-sequence that it fails against. Empty if it is
    /// ill-formed.
    std::optional<HypotheticalSequence> offending;
    /// How many pairs of a state and a memory were looked at.
    std::size_t states = 0;

    bool accepted() const { return kind == Kind::accepted; }
};

/// Whether the machine proves its side of the question, on any grid. If it is the attacker's, that he can
/// force what is asked: every compatible hypothetical-sequence fulfils it. If it is the defender's, that the
/// attacker cannot: against it no hypothetical-sequence fulfils it, so no hypothetical-strategy forces it.
/// [J2003-ST-5] [J2003-ST-6]
///
/// The compatible hypothetical-sequences are the infinite paths, and those that end, of the finite graph of
/// states, memories and progress. A claim about all of them fails exactly if a path to an end or a lasso
/// breaks it, so the answer holds for those that are no lassos, too. Looks at no more than `max_states` of
/// its nodes; if `stop` is given, asks it now and then and counts its yes as the limit, too.
WitnessVerdict verify_force_witness(const Position& final_position, const ForceQuestion& question,
                                    const FiniteMemoryStrategy& strategy, const Readings& readings,
                                    std::size_t max_states, const std::function<bool()>& stop = {});

}  // namespace shikatsu::reference
