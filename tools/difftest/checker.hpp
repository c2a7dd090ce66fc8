// Compares the reference with the engine on one case.
#pragma once

#include <string>
#include <vector>

#include "tools/difftest/case.hpp"
#include "tools/difftest/reference_answers.hpp"

namespace shikatsu::difftest {

/// What was seen, and a sentence for each difference.
struct Comparison {
    Tally seen;
    std::vector<std::string> differences;
};

/// Not for several threads at once: it keeps what it worked out. `engine` must outlive it.
class Checker {
  public:
    explicit Checker(const Engine& engine, const Effort& effort = {})
        : engine_(&engine), answers_(engine, effort) {}

    Comparison compare(const Case& one);

  private:
    Comparison compare_analysis(const Position& position, const Readings& readings);
    Comparison compare_game(const Case& one, const Game& game);

    const Engine* engine_;
    ReferenceAnswers answers_;
};

}  // namespace shikatsu::difftest
