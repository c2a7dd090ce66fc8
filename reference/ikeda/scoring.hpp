// Rule 7 of each ruleset: the players' scores in a game that has ended, or as if it ended now.
#pragma once

#include "reference/ikeda/end_of_game.hpp"
#include "reference/values/margin.hpp"

namespace shikatsu::reference::ikeda {

/// What a player's score consists of; rules leave at zero what they do not count. A stone counts for its
/// owner, a prisoner against him.
struct Score {
    int stones = 0;
    int territory = 0;
    int removed = 0;
    int given = 0;
    int mortal_played_late = 0;
    int half_points = 0;

    Margin total() const {
        return Margin::of_points(stones + territory - removed - given - mortal_played_late) +
               Margin::of_half_points(half_points);
    }
    friend bool operator==(const Score&, const Score&) = default;
};

/// Rule 7 of a ruleset.
struct Scoring {
    Score (*score)(const Record&, Player, const EndOfGame&, const IkedaReadings&);
    std::string_view clause;
    /// The points that the score counts as the player's territory.
    PointSet (*territory)(const Configuration&, Player, const IkedaReadings&);
};

/// Area rules I: stones only. [IK-A1-7]
extern const Scoring stones;
/// Area rules II: stones and territory. [IK-A2-7]
extern const Scoring stones_and_territory;
/// Area rules III: half a point from Black to White if White passed first. [IK-A3-7]
extern const Scoring stones_territory_and_first_pass;
/// Territory rules I and III: territory less prisoners. [IK-T1-7] [IK-T3-7]
extern const Scoring territory_less_prisoners;
/// Territory rules II: territory that only immortal stones surround, less prisoners and less non-immortal
/// stones played after the preliminary end. [IK-T2-7]
extern const Scoring immortal_territory_less_prisoners;

}  // namespace shikatsu::reference::ikeda
