// Why a chain is alive or dead by asura's model, in words.
#pragma once

#include "optimized/asura1989/adjudication.hpp"
#include "tools/lib/rulesets/ruling.hpp"

namespace shikatsu::tools {

/// What its opponent tries to bring about, whether he can, how that was found, and how play goes if a search
/// of all there is found it and the engine was asked for main lines.
StringExplanation explanation_of(const Position& position, const optimized::asura1989::ChainVerdict& chain);

}  // namespace shikatsu::tools
