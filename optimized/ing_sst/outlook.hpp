// What the players could be sure of if nothing but the repetition of positions were forbidden: a guess at the
// value of best play, and at how it goes.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "optimized/ikeda/forced_margins.hpp"
#include "optimized/ing_sst/game.hpp"

namespace shikatsu::optimized::ing_sst {

/// By positional superko, with no self-removal, and with an end much like that of ING-EN-3. Hot stones and
/// bans make it wrong, so it orders moves and decides nothing.
class Outlook {
  public:
    /// Of one player who needs something: larger is better.
    struct Rank {
        /// Whether he is sure of as much.
        bool enough = false;
        /// Half-points that he is sure of, and if they are not enough those that he may still get as well.
        int half_points = 0;
        /// If they are: less for what is farther from the end.
        std::int64_t nearness = 0;
        friend auto operator<=>(const Rank&, const Rank&) = default;
    };

    /// Nothing if the grid has more than 16 points, there are more positions than the limits allow states, or
    /// the limits interrupt.
    static std::optional<Outlook> from(const Position& start, const ikeda::Limits& limits);

    /// Where plays from the start lead to, with so many passes in succession, for a player who needs so many
    /// half-points.
    Rank rank(Player player, int need, const Stones& stones, Player to_move, int passes) const;
    /// The middle between what the players are sure of at the start, in half-points of Black.
    int middle(Player to_move) const;

  private:
    Outlook(ikeda::SmallGame game, ikeda::ForcedMargins forced);

    ikeda::SmallGame game_;
    ikeda::ForcedMargins forced_;
};

/// The outlook from one position after another, prepared when it is first asked for: on 4x4 that takes
/// seconds.
class PreparedOutlook {
  public:
    /// Null if there is none.
    const Outlook* from(const Position& start, const ikeda::Limits& limits);

  private:
    std::optional<Position> start_;
    std::optional<Outlook> outlook_;
};

}  // namespace shikatsu::optimized::ing_sst
