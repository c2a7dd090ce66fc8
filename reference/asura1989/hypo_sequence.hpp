// The text's chapter on hypo-sequences: ko-shadows, tactical-situations and tactical-cycles.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "reference/asura1989/plays.hpp"
#include "reference/values/asura1989_readings.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::reference::asura1989 {

using Readings = shikatsu::asura1989::Readings;

/// Each intersection with a ko-shadow, and the shadow's colour. [AS89-HS-1]
using KoShadows = std::map<Point, Player>;

/// The colours, the ko-shadows and whose turn it is. [AS89-HS-8]
struct TacticalSituation {
    Position position;
    KoShadows shadows;
    Player to_move = Player::black;
    friend auto operator<=>(const TacticalSituation&, const TacticalSituation&) = default;
    friend bool operator==(const TacticalSituation&, const TacticalSituation&) = default;
};

/// The situation without the mover's ko-shadows on which a play right now would be no ko-capture or illegal
/// for another reason than a ko rule. [AS89-HS-7]
TacticalSituation without_idle_shadows(const TacticalSituation& situation);

/// How a hypo-sequence has finished. [AS89-HS-10] [AS89-HS-11]
enum class Finish : std::uint8_t { two_passes, tactical_cycle };

/// A hypo-sequence about one or (as a shortcut) several chains, with its whole past. [AS89-HS-11]
class HypoSequence {
  public:
    /// Begins from the position in which the game was stopped, `first` to move. `chain` are the intersections
    /// of the chain (or chains) in question. [AS89-SA-2]
    HypoSequence(const Position& stopped, Player first, PointSet chain, const Readings& readings);

    /// The situation now, after the elimination of ko-shadows. [AS89-HS-8]
    const TacticalSituation& situation() const { return situations_.back(); }
    /// Whether the player to move has to pass, because the situation has been there before. [AS89-HS-10]
    bool must_pass() const { return must_pass_; }
    std::optional<Finish> finish() const { return finish_; }
    /// The intersections on which a stone was played between the previous occurrence of the situation and
    /// now; empty unless the sequence has finished with a tactical-cycle. [AS89-HS-9]
    const PointSet& cycle() const { return cycle_; }
    /// The moves made so far, alternating from the first player. A ko-pass names its ko-shadow. [AS89-HS-2]
    const std::vector<HypotheticalMove>& moves() const { return moves_; }

    /// The moves from which the player to move may choose: the pass, then ko-passes, then plays. Empty after
    /// the finish. [AS89-HS-2] [AS89-HS-3] [AS89-HS-6] [AS89-HS-10]
    std::vector<HypotheticalMove> allowed() const;

    /// This sequence and one more move. Requires one of allowed(). A ko-capture leaves a ko-shadow.
    /// [AS89-HS-5]
    HypoSequence with(const HypotheticalMove& move) const;

  private:
    void begin_turn(TacticalSituation situation);
    PointSet played_since(std::size_t occurrence) const;

    Readings readings_;
    PointSet chain_;
    std::vector<TacticalSituation> situations_;  // one more than moves, unless two passes have finished it
    std::vector<HypotheticalMove> moves_;
    bool must_pass_ = false;
    std::optional<Finish> finish_;
    PointSet cycle_;
};

}  // namespace shikatsu::reference::asura1989
