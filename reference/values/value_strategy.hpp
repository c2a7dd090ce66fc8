// What a player does in whole games to be sure of a margin: what a certificate about best play consists of
// besides its claim.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "reference/values/margin.hpp"
#include "reference/values/move.hpp"

namespace shikatsu {

/// A line for each place that games come to, the first one for their start. A place is a situation of a game
/// together with how play goes on from there (spec/certificates.md). The situations follow from the lines.
struct ValueStrategy {
    /// A line, counted from 0.
    using Place = std::uint32_t;

    /// It is the player's turn: his move, and the place after it; none if the move ends the game.
    struct Choice {
        Move move;
        std::optional<Place> next;
        friend bool operator==(const Choice&, const Choice&) = default;
    };
    /// It is the opponent's turn: for each of his moves that does not end the game, plays in reading order
    /// and then the pass, the place after it; none where the play cannot be allowed.
    struct Answers {
        std::vector<std::optional<Place>> next;
        friend bool operator==(const Answers&, const Answers&) = default;
    };
    /// No game has less than what is needed.
    struct Anything {
        friend bool operator==(const Anything&, const Anything&) = default;
    };

    struct Line {
        /// What the player is still sure to get, counted for him.
        Margin need;
        std::variant<Choice, Answers, Anything> turn;
        friend bool operator==(const Line&, const Line&) = default;
    };

    std::vector<Line> lines;

    friend bool operator==(const ValueStrategy&, const ValueStrategy&) = default;
};

}  // namespace shikatsu
