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

}  // namespace shikatsu::reference
