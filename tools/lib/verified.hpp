// What became of the certificates of an adjudication.
#pragma once

#include <optional>
#include <vector>

namespace shikatsu::tools {

/// For each string of an adjudication, and after these for each best play of a ruling, whether all
/// certificates were accepted; nothing if one is missing or was not checked to the end.
using Verified = std::vector<std::optional<bool>>;

/// How a table says it of one string.
inline const char* verified_words(const std::optional<bool>& verified) {
    if (!verified) return "-";
    return *verified ? "verified" : "REJECTED";
}

}  // namespace shikatsu::tools
