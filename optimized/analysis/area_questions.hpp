// Proofs that strings are dead, those of an area together, by clearings (proofs/clearing.md) up to the
// owner's strings that are known to hold; and that stones stay where strings can be captured.
#pragma once

#include <optional>

#include "optimized/analysis/clearing_ahead.hpp"
#include "optimized/analysis/strings_in_question.hpp"

namespace shikatsu::optimized {

class AreaQuestions {
  public:
    /// Keeps a reference to the strings.
    explicit AreaQuestions(StringsInQuestion& strings) : strings_(strings) {}

    /// Begins to clear what is enclosed if those strings hold that are likely to, with so many levels of
    /// effort; which do is often known late.
    void look_ahead(std::size_t levels);
    /// Clears all areas, with the level of effort.
    void clear(int effort);
    /// The same around strings that can be captured, so that a stone stays where they are.
    void clear_and_stay(int effort);

  private:
    std::optional<Cleared> cleared(const AreaToClear& area, int effort);
    /// The same, not ahead.
    std::optional<Cleared> cleared_now(const AreaToClear& area, int effort);

    StringsInQuestion& strings_;
    std::optional<ClearingAhead> ahead_;
};

}  // namespace shikatsu::optimized
