// Adjudication as a service: a request and its answer are one line of JSON each.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

/// What holds where a request says nothing.
struct ServiceDefaults {
    const Ruleset* ruleset = nullptr;
    RulesetOptions options;
};

/// Longer lines, in bytes, are no requests.
inline constexpr std::size_t longest_request = std::size_t{16} << 20U;

/// Answers one request. A request is an object with a position as "position" (rows of '#', 'O' and '.', the
/// form that answers have), as "diagram" or as "sgf" (texts; their first position is taken), and may have
/// "id", "prisoner_difference", "rules", "readings" (a list of NAME=VALUE), "max_states" and "max_seconds".
///
/// The answer is {"id","adjudication"} with the object that `shikatsu adjudicate --json` prints, or
/// {"id","error","field"}; id is null if there was none, field if no single key is to blame. No line is
/// fatal.
std::string answer_line(std::string_view line, const ServiceDefaults& defaults);

}  // namespace shikatsu::tools
