// The komi that a game record notes, by the rules that the game is asked about.
#pragma once

#include <tl/expected.hpp>

#include "tools/lib/rulesets/ruleset.hpp"
#include "tools/lib/sgf_notes.hpp"

namespace shikatsu::tools {

/// The komi of KM. By rules without komi it is zero, and the remark says that KM is left out. Errors: KM is
/// no komi (as `sgf_komi` has it), or no multiple of the step of the rules.
tl::expected<SgfKomi, SourceError> noted_komi(const SgfGame& game, const Ruleset& rules);

}  // namespace shikatsu::tools
