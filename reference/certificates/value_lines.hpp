// What the texts of certificates about best play have in common: who moves first, the claim, turns of a
// strategy.
#pragma once

#include <optional>
#include <string_view>

#include "reference/certificates/certificate_lines.hpp"
#include "reference/certificates/value_bound.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// "9", "-3" or "0.5": points, perhaps and a half.
std::optional<Margin> margin_in(std::string_view text);

class ValueLines : public CertificateLines {
  public:
    using CertificateLines::CertificateLines;

    /// "first black" or "first white".
    std::optional<Player> read_first();
    /// "claim at-least MARGIN" or "claim at-most MARGIN".
    bool read_claim(ValueBound& bound, Margin& margin);
    /// "MOVE" or "MOVE NEXT".
    bool read_choice(const Grid& grid, std::size_t lines, std::string_view turn,
                     ValueStrategy::Choice& choice);
    /// "NEXT - NEXT…".
    bool read_answers(std::size_t lines, std::string_view turn, ValueStrategy::Answers& answers);
    bool read_nothing_more(std::string_view rest);
};

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

}  // namespace shikatsu::reference
