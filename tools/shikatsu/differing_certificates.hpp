// Certificates of the strings on which another program differs from the rules.
#pragma once

#include "tools/lib/validation/validator.hpp"
#include "tools/shikatsu/certificates.hpp"

namespace shikatsu::tools {

/// Adjudicates the position again, with witnesses, and writes and checks the certificates of the strings that
/// differ. `number` counts from 1 and is part of the files' names. Nothing to do if none differs.
Certificates::Done certify_differing(const Certificates& certificates, const ValidationCase& asked,
                                     const ValidationReport& report, std::size_t number,
                                     optimized::Options options, const std::atomic<bool>* stop);

}  // namespace shikatsu::tools
