// Certificates whose play is confined to a zone: what has to hold at its border (proofs/zones.md).
#pragma once

#include <optional>
#include <string>

#include "reference/certificates/certificate_game.hpp"

namespace shikatsu::reference {

/// Points outside of the zone are empty for ever, and nobody plays there. A string is open if it has a stone
/// on the border. The winner is the one whom the certificate lets win.
template <std::size_t N>
class CertificateZone {
  public:
    CertificateZone(const Adjacency<N>& adjacency, const Bits<N>& points, Side winner)
        : adjacency_(&adjacency),
          points_(points),
          border_(adjacency.of(adjacency.all() & ~points) & points),
          winner_(winner) {}

    const Bits<N>& points() const { return points_; }

    /// Why the stones of the whole grid admit no such zone, if they do not.
    std::optional<std::string> objection(const Stones<N>& stones) const {
        if ((adjacency_->of(points_) & ~points_ & stones[winner_]).any())
            return "a stone of the winner is just outside of the zone";
        const Bits<N> empty = points_ & ~(stones[0] | stones[1]);
        bool each_has_liberty = true;
        adjacency_->for_each_component(stones[winner_] & points_, [&](const Bits<N>& string) {
            each_has_liberty &= (adjacency_->of(string) & empty).any();
        });
        if (!each_has_liberty) return "a string of the winner has no liberty in the zone";
        return std::nullopt;
    }

    /// Whether the loser can take the last liberty that an open string of the winner has in the zone.
    bool breaks(const Stones<N>& stones) const {
        const Bits<N> empty = points_ & ~(stones[0] | stones[1]);
        bool any = false;
        adjacency_->for_each_component(stones[winner_], [&](const Bits<N>& string) {
            any |= (string & border_).any() && (adjacency_->of(string) & empty).count() == 1;
        });
        return any;
    }

    /// Whether what the winner's play does in the zone is the same whatever is outside: it takes the last
    /// liberty in the zone of no open string, is no capture of one stone at the border, and leaves his own
    /// string a liberty in the zone.
    bool admits(const Stones<N>& before, const Stones<N>& after, std::size_t point) const {
        const Side loser = other(winner_);
        const Bits<N> played = Bits<N>().set(point);
        const Bits<N> empty = points_ & ~(before[0] | before[1] | played);
        if (border_[point] && (before[loser] & ~after[loser]).count() == 1) return false;
        bool sound = true;
        adjacency_->for_each_component(before[loser], [&](const Bits<N>& string) {
            const bool open = (string & border_).any();
            const bool in_touch = border_[point] || (adjacency_->of(played) & string).any();
            sound &= !(open && in_touch) || (adjacency_->of(string) & empty).any();
        });
        const Bits<N> own = adjacency_->reached(played, after[winner_]);
        const Bits<N> left = points_ & ~(after[0] | after[1]);
        return sound && ((own & border_).none() || (adjacency_->of(own) & left).any());
    }

  private:
    const Adjacency<N>* adjacency_;
    Bits<N> points_;
    Bits<N> border_;
    Side winner_;
};

}  // namespace shikatsu::reference
