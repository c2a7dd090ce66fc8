// Margins for states, and choices by which Black has them or less.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "optimized/alternating/choices.hpp"

namespace shikatsu::optimized::alternating {

/// A state, and what Black wants from there on, at most his margin.
struct Stand {
    StateNumber state = 0;
    int need = 0;
    friend auto operator<=>(const Stand&, const Stand&) = default;
};

/// Where Black moves his choice leads to the same margin at least, prisoners included, and where White does
/// each of hers: so what Black has gained and the margin that is left never fall. (proofs/best-play-2003.md)
class Margins {
  public:
    Margins(const Margins&) = delete;
    Margins& operator=(const Margins&) = delete;
    virtual ~Margins() = default;

    /// None where there is none for Black.
    std::optional<int> margin(StateNumber state) const;
    /// Requires that Black is to move.
    Choice choice(const Stand& stand) const;
    /// Where a move leads to that does not end the game; what Black has gained and what he needs never fall
    /// together, if he chooses.
    virtual Stand after(const Stand& stand, const Choice& choice) const = 0;

  protected:
    using Margin = std::int16_t;
    /// Less than any margin, and further gains do not make it one.
    static constexpr Margin none = std::numeric_limits<Margin>::min();

    /// All states have the same margin at first.
    Margins(const Choices& choices, Margin first);

    StateNumber size() const { return static_cast<StateNumber>(margins_.size()); }
    Margin at(StateNumber state) const { return margins_[state]; }
    void set(StateNumber state, Margin margin) { margins_[state] = margin; }
    /// What the state's moves come to by the margins as they are.
    Margin from_moves(StateNumber number) const;
    /// What a move comes to.
    Margin with_gain(const Choice& choice) const;

  private:
    /// Whether Black may choose the move.
    virtual bool keeps(const Stand& stand, const Choice& choice) const = 0;

    Choices choices_;
    std::vector<Margin> margins_;
};

}  // namespace shikatsu::optimized::alternating
