// The zone game of proofs/zones.md, played out literally.
#pragma once

#include <optional>

#include "proofs/games/literal_game.hpp"

namespace shikatsu::proofs {

/// What a zone game asks for, besides Z1; the names are those of proofs/zones.md.
enum class ZoneCondition {
    /// No stone of the prover's on the frame. [Z2]
    frame,
    /// The prover takes no open string's last liberty in the zone. [P1]
    p1,
    /// He captures no single stone from the border. [P2]
    p2,
    /// His open strings keep a liberty in the zone. [P3]
    p3,
    /// He has lost where his opponent can take an open string's last liberty in the zone. [P4]
    p4
};

/// The zone game of a question whose target and region lie in the zone; nothing if the zone does not do. The
/// game is one on positions that are empty outside. Played without the condition that is `dropped`.
std::optional<LiteralGame> play_out_in_zone(reference::HypotheticalGraph& graph,
                                            const Position& final_position,
                                            const reference::ForceQuestion& question,
                                            const reference::PointSet& zone, Player prover,
                                            std::optional<ZoneCondition> dropped);

}  // namespace shikatsu::proofs
