// What the texts of certificates about best play have in common: who moves first, the claim, turns of a
// strategy.
#pragma once

#include <optional>
#include <string_view>

#include "reference/certificates/certificate_lines.hpp"
#include "reference/certificates/place_lines.hpp"
#include "reference/certificates/value_bound.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// "9", "-3" or "0.5": points, perhaps and a half.
std::optional<Margin> margin_in(std::string_view text);

/// The readings of a line: "literal", or what departs from the literal ones, in the order of the register.
template <class Readings>
std::optional<Readings> departing_readings_in(std::string_view text) {
    Readings readings;
    if (text == "literal") return readings;
    for (std::string_view rest = text; !rest.empty();) {
        const auto with = with_reading(readings, take_word(rest));
        if (!with) return std::nullopt;
        readings = *with;
    }
    std::string in_order;
    for (const std::string& departure : departures(readings))
        in_order += (in_order.empty() ? "" : " ") + departure;
    return in_order == text ? std::optional(readings) : std::nullopt;
}

/// What is claimed about best play: that a player is sure of a bound if `first` moves first.
template <class Readings>
struct ValueClaim {
    Readings readings;
    Position position;
    Player first = Player::black;
    ValueBound bound = ValueBound::at_least;
    Margin margin;
};

class ValueLines : public CertificateLines {
  public:
    using CertificateLines::CertificateLines;

    /// From the readings to the claim.
    template <class Readings>
    std::optional<ValueClaim<Readings>> read_value_claim();

    /// "first black" or "first white".
    std::optional<Player> read_first();
    /// "claim at-least MARGIN" or "claim at-most MARGIN".
    bool read_claim(ValueBound& bound, Margin& margin);
    /// Takes "NEED" off.
    bool take_need(std::string_view& line, Margin& need);
    /// "MOVE", "MOVE NEXT" or "NEXT - NEXT…".
    template <class Turn>
    bool read_turn(const Grid& grid, std::size_t lines, std::string_view text, Turn& turn);
    /// "MOVE" or "MOVE NEXT".
    bool read_choice(const Grid& grid, std::size_t lines, std::string_view turn,
                     ValueStrategy::Choice& choice);
    /// "NEXT - NEXT…".
    bool read_answers(std::size_t lines, std::string_view turn, ValueStrategy::Answers& answers);
    bool read_nothing_more(std::string_view rest);
};

template <class Turn>
bool ValueLines::read_turn(const Grid& grid, std::size_t lines, std::string_view text, Turn& turn) {
    if (is_word(text)) return read_choice(grid, lines, text, turn.template emplace<ValueStrategy::Choice>());
    return read_answers(lines, text, turn.template emplace<ValueStrategy::Answers>());
}

template <class Readings>
std::optional<ValueClaim<Readings>> ValueLines::read_value_claim() {
    const auto assignments = value_of("readings");
    if (!assignments) return std::nullopt;
    const auto readings = departing_readings_in<Readings>(*assignments);
    if (!readings) return fail("expected 'literal', or readings in the order of the register");
    auto position = read_position();
    if (!position) return std::nullopt;
    const auto first = read_first();
    if (!first) return std::nullopt;
    ValueClaim<Readings> claim{*readings, *std::move(position), *first, {}, {}};
    return read_claim(claim.bound, claim.margin) ? std::optional(std::move(claim)) : std::nullopt;
}

}  // namespace shikatsu::reference
