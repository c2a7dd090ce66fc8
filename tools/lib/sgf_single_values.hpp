// What a node of a game record can say but once.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "tools/lib/sgf_tree.hpp"

namespace shikatsu::tools {

/// Errors: a node with several moves of a player; with values of GM, SZ, PL, KM, HA, RE or RU that differ,
/// whether in one property or in several of the same name. Repeated values that are the same, and repeated
/// properties of other names, are no error.
tl::expected<void, SourceError> check_single_values(const SgfNode& node, const std::string& file);

}  // namespace shikatsu::tools
