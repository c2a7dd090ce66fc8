// The syntax of SGF (FF[3] and FF[4]): collections of game trees of nodes with properties. What the
// properties mean is for sgf_game.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/source.hpp"

namespace shikatsu::tools {

/// A value as it stands between its brackets, escapes included.
struct SgfValue {
    std::string raw;
    Place place;
};

struct SgfProperty {
    /// Upper-case letters; the lower-case letters of old files ("AddBlack") are left out.
    std::string name;
    std::vector<SgfValue> values;
    Place place;
};

struct SgfNode {
    std::vector<SgfProperty> properties;
    Place place;
};

/// The main line of a game tree: its nodes from the root on, at every branching the first variation.
using SgfMainLine = std::vector<SgfNode>;

/// The main lines of a collection's games. Variations are read and checked like the rest, but not kept.
/// Errors: anything that is not SGF; more games or nodes than a reasonable file has. Depth of nesting is
/// unlimited.
tl::expected<std::vector<SgfMainLine>, SourceError> read_sgf_collection(const Source& source);

/// The text of a value: escapes resolved, soft line breaks removed, other white space turned into blanks.
std::string sgf_text(std::string_view raw);

}  // namespace shikatsu::tools
