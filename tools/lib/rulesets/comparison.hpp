// One position under several rulesets, matter by matter.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// What one ruleset says on a matter.
struct ComparedCell {
    /// For a table: short; "-" if the ruleset says nothing of the matter.
    std::string words;
    /// In full, such as the intersections behind a number.
    std::string detail;
    /// The clause behind it.
    std::string clause;
    /// Equal for rulesets that agree; nothing if the ruleset says nothing or it is undecided.
    std::optional<std::string> answer;
    /// Equal for rulings of one text that agree in its own words, which say more than the answer; nothing if
    /// there are no such words or it is undecided.
    std::optional<std::string> own_words = std::nullopt;
};

/// A matter on which rulesets can differ: a string, a player's territory, the score, best play, the winner.
struct ComparedMatter {
    std::string name;
    /// One for each ruleset, in their order.
    std::vector<ComparedCell> cells;
    /// The text behind each.
    std::vector<std::string> texts;

    /// Whether two rulesets answer and not alike: two readings of one text in its own words.
    bool differs() const;
};

/// Requires rulings of one position.
std::vector<ComparedMatter> compare(const std::vector<Ruling>& rulings);

/// The table, rulesets as columns and matters as rows, a '*' before each matter on which they differ, and
/// below it for each of those who says what by which clause, and what the rulesets remark.
std::string comparison_text(const std::vector<Ruling>& rulings, Colouring colouring);

/// {"position":[rows],"rules":[…],"matters":[{"matter","differs","cells":[{"words","detail","clause"}]}],
/// "remarks":{rules:[…]}}
nlohmann::ordered_json comparison_json(const std::vector<Ruling>& rulings);

}  // namespace shikatsu::tools
