// Pattern proofs as text, in the format of spec/certificates.md.
#pragma once

#include <string>

#include "reference/values/pattern_proof.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The text of a pattern proof about the string of the position with the first stone `target`, with its end
/// line.
std::string pattern_text(const Position& position, Point target, const PatternProof& proof);

}  // namespace shikatsu::tools
