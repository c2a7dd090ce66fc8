// Certificates of statuses, checked by the reference.
#pragma once

#include <functional>
#include <string>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/shikatsu/shared_verdicts.hpp"

namespace shikatsu::tools {

/// Reads the text back and checks that it claims the string's status in the position and proves it. Once
/// `stop` says so the check ends, unusable. Requires a string with a certificate.
check::Verdict checked_status(const std::string& text, const Position& position, const StringRuling& string,
                              SharedVerdicts& shared, const std::function<bool()>& stop);

}  // namespace shikatsu::tools
