// Questions that are asked in zones (proofs/zones.md): who wins in one wins on the whole grid.
#pragma once

#include "optimized/analysis/strings_in_question.hpp"

namespace shikatsu::optimized {

class ZoneQuestions {
  public:
    /// Keeps a reference to the strings.
    explicit ZoneQuestions(StringsInQuestion& strings) : strings_(strings) {}

    /// Proofs that strings are uncapturable, one zone of each string after another, each with so many states.
    void defend(std::uint64_t states);
    /// The same of strings that are captured, and likely to have a stone on local-1 again.
    void come_back(std::uint64_t states);
    /// Proofs that what the stage asks can be forced, up to the owner's strings that are known to hold.
    void attack(Stage stage, std::uint64_t states);

  private:
    void ask(const Asked& asked, Stage stage, const Questions& questions, std::uint64_t states);

    StringsInQuestion& strings_;
    QuestionsInVain in_vain_;
};

}  // namespace shikatsu::optimized
