// Claims about integers, however large: sums, comparisons and their combinations, decided as linear
// arithmetic.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "proofs/claims/claim_proof.hpp"
#include "proofs/claims/finding.hpp"

namespace shikatsu::proofs {

/// A truth value about symbolic numbers, in SMT-LIB's words.
struct Formula {
    std::string text;

    friend Formula operator&&(const Formula& a, const Formula& b) {
        return {fmt::format("(and {} {})", a.text, b.text)};
    }
    friend Formula operator||(const Formula& a, const Formula& b) {
        return {fmt::format("(or {} {})", a.text, b.text)};
    }
    friend Formula operator!(const Formula& a) { return {fmt::format("(not {})", a.text)}; }
};

/// A symbolic number, in SMT-LIB's words.
class Term {
  public:
    Term(std::int64_t number)  // NOLINT(google-explicit-constructor): a number is one of the terms
        : text_(number < 0 ? fmt::format("(- {})", -number) : fmt::format("{}", number)) {}
    static Term variable(std::size_t number) { return Term(fmt::format("v{}", number)); }
    /// `a` where the condition holds, else `b`.
    static Term either(const Formula& condition, const Term& a, const Term& b) {
        return Term(fmt::format("(ite {} {} {})", condition.text, a.text_, b.text_));
    }

    friend Term operator+(const Term& a, const Term& b) { return joined("+", a, b); }
    friend Term operator-(const Term& a, const Term& b) { return joined("-", a, b); }
    friend Formula operator==(const Term& a, const Term& b) { return {joined("=", a, b).text_}; }
    friend Formula operator<=(const Term& a, const Term& b) { return {joined("<=", a, b).text_}; }

  private:
    explicit Term(std::string text) : text_(std::move(text)) {}
    static Term joined(const char* operation, const Term& a, const Term& b) {
        return Term(fmt::format("({} {} {})", operation, a.text_, b.text_));
    }

    std::string text_;
};

inline Term choose(const Formula& condition, const Term& a, const Term& b) {
    return Term::either(condition, a, b);
}
inline std::int64_t choose(bool condition, std::int64_t a, std::int64_t b) {
    return condition ? a : b;
}

/// The values of a claim's variables.
template <class Number>
using Numbers = std::vector<Number>;
using KnownNumbers = Numbers<std::int64_t>;
using SymbolicNumbers = Numbers<Term>;

/// A property of numbers, written once and asked of known and of symbolic ones.
class LinearProperty {
  public:
    /// From a function that takes numbers of either kind and returns their kind of truth.
    template <class Written>
    LinearProperty(Written written)  // NOLINT(google-explicit-constructor): a function is a property
        : known_([written](const KnownNumbers& n) -> bool { return written(n); }),
          symbolic_([written](const SymbolicNumbers& n) -> Formula { return written(n); }) {}

    bool operator()(const KnownNumbers& numbers) const { return known_(numbers); }
    Formula operator()(const SymbolicNumbers& numbers) const { return symbolic_(numbers); }

  private:
    std::function<bool(const KnownNumbers&)> known_;
    std::function<Formula(const SymbolicNumbers&)> symbolic_;
};

struct LinearCase {
    std::string name;
    LinearProperty property;
};

/// A claim that looks right but is wrong.
struct LinearVariant {
    std::string name;
    LinearProperty hypothesis;
    LinearProperty goal;
};

/// "Whenever the hypothesis holds of integers, the goal does."
struct LinearClaim {
    std::vector<std::string> variables;
    LinearProperty hypothesis;
    LinearProperty goal;
    std::vector<LinearCase> cases;
    std::vector<LinearVariant> variants;
};

/// Checks the obligations of a claim.
Finding prove(const LinearClaim& claim, const Decide& decide);

}  // namespace shikatsu::proofs
