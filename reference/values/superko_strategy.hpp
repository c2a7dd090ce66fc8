// What the winner does where no position may come back: what a certificate under infinite-play=superko
// consists of besides its claim.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "reference/values/move.hpp"
#include "reference/values/ranked_strategy.hpp"

namespace shikatsu {

/// A line for each place that hypothetical-sequences come to, the first one for the final-position, each
/// before those that moves lead to from there. The states follow from the lines (spec/certificates.md).
struct SuperkoStrategy {
    using Place = std::uint32_t;

    /// It is the winner's turn.
    struct Choice {
        HypotheticalMove move;
        Place next = 0;
        friend bool operator==(const Choice&, const Choice&) = default;
    };
    /// It is the loser's: for each of his moves the place after it; none where superko prohibits the play.
    struct Answers {
        std::vector<std::optional<Place>> next;
        friend bool operator==(const Answers&, const Answers&) = default;
    };
    /// It is won by a lemma; by none if the capture was all that was asked for.
    struct Won {
        Lemma lemma = Lemma::none;
        friend bool operator==(const Won&, const Won&) = default;
    };
    using Turn = std::variant<Choice, Answers, Won>;

    std::vector<Turn> lines;

    friend bool operator==(const SuperkoStrategy&, const SuperkoStrategy&) = default;
};

}  // namespace shikatsu
