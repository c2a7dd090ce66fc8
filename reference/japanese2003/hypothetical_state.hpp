// One hypothetical-move after another: what is allowed now, and what the hypothetical-ko rule remembers.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <tl/expected.hpp>

#include "reference/japanese2003/definitions2.hpp"
#include "reference/japanese2003/moves.hpp"
#include "reference/values/readings.hpp"

namespace shikatsu::reference {

/// What a ko-capture leaves behind: `banned` may not make a ko-capture on `point` until the next ko-pass.
/// Under ban-identity=ko only the ko-capture in the ko of `point` and `other` is meant; else `other` is
/// empty. [J2003-HS-4]
struct Ban {
    Player banned = Player::black;
    Point point;
    std::optional<Point> other;
    friend auto operator<=>(const Ban&, const Ban&) = default;
    friend bool operator==(const Ban&, const Ban&) = default;
};

/// All that the beginning of a hypothetical-sequence has to say about how it may go on.
struct HypotheticalState {
    Position position;
    Player to_move = Player::black;
    std::set<Ban> bans;
    bool after_pass = false;
    /// Whether a pass has succeeded a pass. [J2003-HS-3]
    bool ended = false;
    /// Under infinite-play=superko the positions that no play may recreate; else empty.
    std::set<Position> earlier;
    friend auto operator<=>(const HypotheticalState&, const HypotheticalState&) = default;
    friend bool operator==(const HypotheticalState&, const HypotheticalState&) = default;
};

/// The state before the first hypothetical-move. [J2003-HS-1]
HypotheticalState start_state(const Position& final_position, Player given, const Readings& readings);

/// The state after a hypothetical-move, and the stones that it removed.
struct HypotheticalOutcome {
    HypotheticalState state;
    PointSet removed;
};

/// The effect of a hypothetical-move of the player to move [J2003-D2-7], or the clause that prohibits it: a
/// play must be one [J2003-MV-1] [J2003-MV-3] and no banned ko-capture [J2003-HS-4]; a ko-pass needs a banned
/// ko-capture [J2003-D2-6]; nothing succeeds the end [J2003-HS-3]. A pass is otherwise always allowed.
tl::expected<HypotheticalOutcome, Prohibited> hypothetical_move(const HypotheticalState& state,
                                                                const HypotheticalMove& move,
                                                                const Readings& readings);

/// Where the player to move has a ko-capture that is available but prohibited. [J2003-D2-6]
PointSet prohibited_ko_captures(const HypotheticalState& state);

/// Every allowed hypothetical-move of the player to move, with its effect; none only after the end.
/// [J2003-D2-7]
std::map<HypotheticalMove, HypotheticalOutcome> hypothetical_moves(const HypotheticalState& state,
                                                                   const Readings& readings);

}  // namespace shikatsu::reference
