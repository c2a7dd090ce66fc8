// By which rules a certificate claims something.
#pragma once

#include <cstdint>

namespace shikatsu::reference {

/// What a pattern proof or a clearing shows is so by the one or by the other.
enum class CertifiedRules : std::uint8_t { japanese_2003, asura_1989 };

}  // namespace shikatsu::reference
