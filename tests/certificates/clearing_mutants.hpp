// Clearings with one thing changed.
#pragma once

#include <random>
#include <string>

#include "reference/certificates/clearing_check.hpp"

namespace shikatsu::certificates {

/// Changes one thing at random, anywhere in the clearing, and says what; empty if there was nothing to
/// change.
std::string mutate(reference::ClearingCertificate& certificate, std::mt19937& random);

}  // namespace shikatsu::certificates
