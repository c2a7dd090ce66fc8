// Certificates of the strings on which another program differs from the rules.
#pragma once

#include "tools/lib/validation/validator.hpp"
#include "tools/shikatsu/certificates.hpp"
#include "tools/shikatsu/engine_options.hpp"

namespace shikatsu::tools {

/// Adjudicates the position again by the rules and readings, with witnesses, and writes and checks the
/// certificates of the strings that differ. Requires rules that have certificates. `number` counts from 1 and
/// is part of the files' names. Nothing to do if none differs.
Certificates::Done certify_differing(const Certificates& certificates, const ValidationCase& asked,
                                     const ValidationReport& report, std::size_t number,
                                     const EngineOptions& rules, const std::atomic<bool>* stop);

}  // namespace shikatsu::tools
