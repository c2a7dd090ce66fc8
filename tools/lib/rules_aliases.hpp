// Names by which other programs and game records call rules, and the rulesets they come closest to.
#pragma once

#include <string_view>

#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

/// The ruleset that a name means or comes closest to, in either case of letter: a name of the registry, one
/// such as "Japanese", "jp", "Chinese", "AGA", or what SGF or a server writes for a ruleset ("GOE"). Nothing
/// if no ruleset comes close.
const Ruleset* ruleset_meant_by(std::string_view name);

}  // namespace shikatsu::tools
