// What it says of a string that it is kept.
#pragma once

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// Whether the string is one of those that are kept.
bool is_among(const StringVerdict& verdict, const Kept& kept);

/// The finding that its capture cannot be forced. What the search cost is shared by so many strings.
Finding kept_finding(const StringVerdict& verdict, const Kept& kept, std::size_t strings);

}  // namespace shikatsu::optimized
