// Pattern proofs as text, in the format of spec/certificates.md.
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/certified_rules.hpp"
#include "reference/values/pattern_proof.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The text of a pattern proof about the string of the position with the first stone `target`, with its end
/// line. The region is in reading order and may be empty.
std::string pattern_text(const Position& position, Point target, const std::vector<Point>& region,
                         const PatternProof& proof,
                         reference::CertifiedRules rules = reference::CertifiedRules::japanese_2003);

}  // namespace shikatsu::tools
