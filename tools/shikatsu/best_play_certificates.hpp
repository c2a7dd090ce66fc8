// Certificates of bounds on best play, checked by the reference.
#pragma once

#include <functional>
#include <string>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::tools {

/// Reads the text back and checks that it claims the player's bound, with whoever moves first in `value`, and
/// proves it. Once `stop` says so the check ends, unusable. Requires that the bound has a certificate.
check::Verdict checked_bound(const std::string& text, const Ruling& ruling, const BestPlay& value,
                             Player player, const std::function<bool()>& stop);

}  // namespace shikatsu::tools
