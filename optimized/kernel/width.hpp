// How many words of 64 bits hold the points of a grid.
#pragma once

#include <type_traits>

namespace shikatsu::optimized {

/// Calls `use` with a number of words that holds so many points, as a std::integral_constant: the first of
/// those given, in ascending order, that does; `use` is compiled for each. The last has to hold the points of
/// every grid.
template <int Words, int... More, class Use>
decltype(auto) in_words(int points, Use use) {
    if constexpr (sizeof...(More) > 0) {
        if (points > 64 * Words) return in_words<More...>(points, use);
    }
    return use(std::integral_constant<int, Words>{});
}

}  // namespace shikatsu::optimized
