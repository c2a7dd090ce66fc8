// How a game by one of Ikeda's rulesets stands, as far as its rest depends on that.
#pragma once

#include <array>
#include <compare>
#include <optional>

#include "reference/ikeda/rulesets.hpp"

namespace shikatsu::reference {

/// What two records have in common after which the same plays remove the same stones, the same passes end the
/// game, and the same is gained. Which configurations have appeared does not belong to it, nor what has been
/// gained so far. (proofs/ikeda.md, T7)
struct ValueSituation {
    ikeda::Configuration configuration;
    Player to_move = Player::black;
    /// Whether a pass would now be the second one in succession of rule 6. [IK-A1-6] [IK-A3-6] [IK-T1-61]
    bool passed = false;
    /// Who made the first pass, where the score asks for it. [IK-A3-7]
    std::optional<Player> first_pass;
    /// Who moved or moves first after the preliminary end, if there was one. [IK-T1-64]
    std::optional<Player> first_after_preliminary_end;
    /// Each player's stones played after the preliminary end, where the score asks for them. [IK-T2-7]
    std::array<ikeda::PointSet, 2> played_late;

    friend auto operator<=>(const ValueSituation&, const ValueSituation&) = default;
    friend bool operator==(const ValueSituation&, const ValueSituation&) = default;
};

/// Requires a game that has not ended. Looks a pass ahead in the record and takes it back.
ValueSituation situation_after(ikeda::Record& record, const ikeda::Rules& rules,
                               const IkedaReadings& readings);

/// Whether prisoners count in rule 7. [IK-T1-7] [IK-T2-7] [IK-T3-7]
bool counts_prisoners(const ikeda::Rules& rules);

/// What prisoners add to the margin so far.
Margin gained_by_prisoners(const ikeda::Record& record, const ikeda::Rules& rules);

/// What the rest of rule 7 adds to it in a game that has ended.
Margin counted_at_end(const ikeda::Record& record, const ikeda::Rules& rules, const IkedaReadings& readings);

}  // namespace shikatsu::reference
