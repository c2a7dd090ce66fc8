// Moves and lemmas as the lines of strategies have them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/values/grid.hpp"
#include "reference/values/move.hpp"
#include "reference/values/ranked_strategy.hpp"

namespace shikatsu::reference {

/// "C4", "pass", "ko-pass" or "ko-pass@C4".
std::string move_words(const Grid& grid, const HypotheticalMove& move);
/// "C4" or "pass".
std::string move_words(const Grid& grid, const Move& move);

/// "after C4 pass: SENTENCE", with the first of many moves; without moves the sentence alone.
std::string sentence_after(const std::vector<std::string>& moves, const std::string& sentence);

/// The move with these words; nothing if there is none.
std::optional<HypotheticalMove> move_in(const Grid& grid, std::string_view text);

/// "life", "closed" or "filled"; empty for Lemma::none.
const char* lemma_word(Lemma lemma);

/// Lemma::none if it is no lemma.
Lemma lemma_in(std::string_view text);

}  // namespace shikatsu::reference
