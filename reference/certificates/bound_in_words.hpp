// Claims about best play in words.
#pragma once

#include <string>
#include <string_view>

#include "reference/certificates/value_bound.hpp"
#include "reference/values/margin.hpp"

namespace shikatsu::reference {

/// "by RULES, Black moving first, White is sure of a WHAT of -4 at most".
std::string bound_in_words(std::string_view rules, Player first, ValueBound bound, std::string_view what,
                           Margin margin);

/// The claim of a certificate about best play, whose readings are named if they are not the literal ones.
template <class Certificate>
std::string bound_in_words(std::string rules, const Certificate& certificate, std::string_view what) {
    for (const std::string& departure : departures(certificate.readings)) rules += ", reading " + departure;
    return bound_in_words(rules, certificate.first, certificate.bound, what, certificate.margin);
}

}  // namespace shikatsu::reference
