// A ruleset with some of its readings, as one names it on the command line.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

struct Variant {
    const Ruleset* ruleset = nullptr;
    /// As "NAME=VALUE".
    std::vector<std::string> readings;
    /// As it was written.
    std::string name;

    /// What it says of a position with no prisoners, within the budget of `options`.
    Ruling ruling(const Position& position, RulesetOptions options) const;
};

/// Reads "japanese-2003" or "japanese-2003+ko-pass=per-ko+long-cycle=…". Errors: a sentence that says which
/// part is unknown and what there is.
tl::expected<Variant, std::string> variant_of(std::string_view text);

}  // namespace shikatsu::tools
