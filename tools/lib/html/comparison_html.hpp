// Rulesets side by side as a table of a page.
#pragma once

#include <vector>

#include "tools/lib/html/markup.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::tools::html {

/// A row for each matter, a column for each ruleset; what they answer differently is marked, and below it
/// stands who says what there by which clause. Requires rulings of one position, at least one.
Markup comparison_html(const std::vector<Ruling>& rulings);

}  // namespace shikatsu::tools::html
