// A page about adjudicated positions that needs nothing else: styles and script are in it.
#pragma once

#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tools/lib/diagram_file.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::tools::html {

/// What is to be shown of one position.
struct Reported {
    SourcePosition source;
    /// Of the source's position and prisoner-difference, with main variations.
    optimized::Adjudication adjudication;
    /// Of the rulesets to be compared; may be empty.
    std::vector<Ruling> rulings;
};

/// The page, from its document type to its end. `rules` names the ruleset of the adjudications.
std::string page(const std::vector<Reported>& positions, std::string_view rules);

}  // namespace shikatsu::tools::html
