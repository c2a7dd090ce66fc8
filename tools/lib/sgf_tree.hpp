// The syntax of SGF (FF[1] to FF[4]): collections of game trees of nodes with properties. What the
// properties mean is for sgf_game.hpp.
#pragma once

#include <cstdint>
#include <optional>
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

/// A part of a text, from its byte `begin` up to before `end`.
struct TextRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct SgfProperty {
    /// Upper-case letters; the lower-case letters of old files ("AddBlack") are left out.
    std::string name;
    std::vector<SgfValue> values;
    Place place;
    /// From its name to its last bracket.
    TextRange range;
};

struct SgfNode {
    std::vector<SgfProperty> properties;
    Place place;
    /// From its semicolon to its last property.
    TextRange range;
};

/// The main line of a game tree: its nodes from the root on, at every branching the first variation.
using SgfMainLine = std::vector<SgfNode>;

/// The main lines of a collection's games. Variations are read and checked like the rest, but not kept.
/// Errors: anything that is not SGF; more than 100,000 games, 2,000,000 nodes or 1,000,000 trees within each
/// other. The text is in UTF-8; places count its bytes.
tl::expected<std::vector<SgfMainLine>, SourceError> read_sgf_collection(const Source& source);

/// A collection up to its end or to what is no SGF.
struct SgfBeginning {
    /// The games that are whole.
    std::vector<SgfMainLine> games;
    /// Where the last of them ends.
    std::size_t end = 0;
    std::optional<SourceError> error;
};

/// The same as far as it can be read.
SgfBeginning read_sgf_beginning(const Source& source);

/// The text of a value: escapes resolved, soft line breaks removed, other white space turned into blanks.
std::string sgf_text(std::string_view raw);

}  // namespace shikatsu::tools
