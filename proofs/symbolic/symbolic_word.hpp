// Truth values and words of 64 bits that are formulas, with the operations of bool and of machine words.
#pragma once

#include <array>
#include <cstdint>

#include "proofs/symbolic/circuit.hpp"

namespace shikatsu::proofs {

/// A formula of the current circuit. The operators build both sides: nothing is skipped as with bool.
class SymbolicTruth {
  public:
    constexpr SymbolicTruth() = default;
    // A known truth value is a formula, too: no call should have to say so.
    constexpr SymbolicTruth(bool known) : wire_(known ? always : never) {}
    constexpr explicit SymbolicTruth(Wire wire) : wire_(wire) {}

    constexpr Wire wire() const { return wire_; }

    friend SymbolicTruth operator&&(SymbolicTruth a, SymbolicTruth b) {
        if (a.wire_ == never || b.wire_ == always) return a;
        if (b.wire_ == never || a.wire_ == always) return b;
        return SymbolicTruth(Circuit::current().conjunction(a.wire_, b.wire_));
    }
    friend constexpr SymbolicTruth operator!(SymbolicTruth a) { return SymbolicTruth(!a.wire_); }
    friend SymbolicTruth operator||(SymbolicTruth a, SymbolicTruth b) { return !(!a && !b); }
    friend SymbolicTruth operator==(SymbolicTruth a, SymbolicTruth b) { return (a && b) || (!a && !b); }

  private:
    Wire wire_ = never;
};

/// Bit i is worth 2^i.
class SymbolicWord {
  public:
    constexpr SymbolicWord() = default;
    constexpr explicit SymbolicWord(std::uint64_t number) {
        for (int i = 0; i < 64; ++i) bits_[i] = (number >> i & 1) != 0;
    }

    SymbolicTruth bit(int i) const { return bits_[i]; }
    void set_bit(int i, SymbolicTruth truth) { bits_[i] = truth; }

    friend SymbolicWord operator&(const SymbolicWord& a, const SymbolicWord& b) {
        return bitwise(a, b, [](SymbolicTruth x, SymbolicTruth y) { return x && y; });
    }
    friend SymbolicWord operator|(const SymbolicWord& a, const SymbolicWord& b) {
        return bitwise(a, b, [](SymbolicTruth x, SymbolicTruth y) { return x || y; });
    }
    friend SymbolicWord operator^(const SymbolicWord& a, const SymbolicWord& b) {
        return bitwise(a, b, [](SymbolicTruth x, SymbolicTruth y) { return !(x == y); });
    }
    friend SymbolicWord operator~(const SymbolicWord& a) {
        return bitwise(a, a, [](SymbolicTruth x, SymbolicTruth) { return !x; });
    }
    /// Modulo 2^64.
    friend SymbolicWord operator-(const SymbolicWord& a, const SymbolicWord& b) {
        SymbolicWord result;
        SymbolicTruth borrow;
        for (int i = 0; i < 64; ++i) {
            const SymbolicTruth x = a.bits_[i];
            const SymbolicTruth y = b.bits_[i];
            result.bits_[i] = (x == y) == borrow;
            borrow = (!x && y) || (borrow && (!x || y));
        }
        return result;
    }
    /// Requires 0 <= n < 64.
    friend SymbolicWord operator<<(const SymbolicWord& a, int n) {
        SymbolicWord result;
        for (int i = n; i < 64; ++i) result.bits_[i] = a.bits_[i - n];
        return result;
    }
    /// Requires 0 <= n < 64.
    friend SymbolicWord operator>>(const SymbolicWord& a, int n) {
        SymbolicWord result;
        for (int i = n; i < 64; ++i) result.bits_[i - n] = a.bits_[i];
        return result;
    }
    friend SymbolicTruth operator==(const SymbolicWord& a, const SymbolicWord& b) {
        SymbolicTruth equal = true;
        for (int i = 0; i < 64; ++i) equal = equal && a.bits_[i] == b.bits_[i];
        return equal;
    }

  private:
    template <class Operation>
    static SymbolicWord bitwise(const SymbolicWord& a, const SymbolicWord& b, Operation operation) {
        SymbolicWord result;
        for (int i = 0; i < 64; ++i) result.bits_[i] = operation(a.bits_[i], b.bits_[i]);
        return result;
    }

    std::array<SymbolicTruth, 64> bits_{};
};

}  // namespace shikatsu::proofs
