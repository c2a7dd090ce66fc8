// What may be wrong with a keeping or a clearing.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "reference/certificates/certificate_check.hpp"

namespace shikatsu::reference {

/// Nothing if all is well.
using Problem = std::optional<CertificateVerdict>;

inline Problem rejected(std::size_t line, std::string sentence) {
    return CertificateVerdict{CertificateVerdict::Outcome::rejected, line, std::move(sentence)};
}

inline Problem unusable(std::size_t line, std::string sentence) {
    return CertificateVerdict{CertificateVerdict::Outcome::unusable, line, std::move(sentence)};
}

}  // namespace shikatsu::reference
