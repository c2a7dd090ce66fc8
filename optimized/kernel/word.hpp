// What the kernel asks of a word of 64 bits, so that it can run on machine words and be proved on symbolic
// ones.
#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>

namespace shikatsu::optimized {

/// Whether two words are equal: bool for machine words, a formula for symbolic ones.
template <class Word>
using Truth = decltype(std::declval<Word>() == std::declval<Word>());

/// A word of 64 bits: made of a number, with the operations of unsigned arithmetic that the kernel uses.
template <class T>
concept WordOf64Bits = std::is_constructible_v<T, std::uint64_t> && requires(T a, T b, int n) {
    a& b;
    a | b;
    a ^ b;
    ~a;
    a - b;
    a << n;
    a >> n;
    !(a == b);
    (a == b) && (a == b);
    (a == b) || (a == b);
};

/// The kernel's loops, each of which ends when its state does not change any more.
enum class Loop { flood, parts, life };

// The few places where a kernel decides by what it computed. The overloads for formulas, found by the
// arguments' namespace, unroll a loop up to a bound and demand a proof that it has ended by then, and join
// both branches.

/// Whether the loop may end after `round` rounds: if it has come to its end.
constexpr bool settled(Loop, bool at_its_end, int) {
    return at_its_end;
}

/// Whether what depends on `condition` has to be looked at.
constexpr bool possible(bool condition) {
    return condition;
}

/// Whether `condition` holds so that nothing else can change it.
constexpr bool certain(bool condition) {
    return condition;
}

/// `set` joined by `more` if the condition holds.
template <class Set>
constexpr void insert_if(bool condition, Set& set, const Set& more) {
    if (condition) set |= more;
}

/// The word, or none of its bits.
constexpr std::uint64_t keep_if(bool condition, std::uint64_t word) {
    return condition ? word : 0;
}

/// Takes out of a list what `unwanted` says.
template <class List, class Unwanted>
void drop_if(List& list, Unwanted unwanted) {
    list.remove_if(unwanted);
}

}  // namespace shikatsu::optimized
