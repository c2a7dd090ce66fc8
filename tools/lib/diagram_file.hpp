// Files of diagrams: positions in the commentary's notation, separated by blank lines, with ';' comments.
// Lines end with LF, CR LF or CR.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/position.hpp"
#include "tools/lib/source.hpp"

namespace shikatsu::tools {

/// A position to be adjudicated and where it was read.
struct SourcePosition {
    Position position;
    /// White-stones minus black-stones removed in the moves that were read; 0 for a diagram.
    int prisoner_difference = 0;
    std::string file;
    Place place;
    /// What the file says of the position: the lines of the comment above a diagram, the names in a game
    /// record.
    std::string caption;
    /// Whether moves led to it, of which no more is kept than the prisoners.
    bool after_moves = false;
};

using ReadPosition = tl::expected<SourcePosition, SourceError>;

/// Every position of the file, or what is wrong with it, in the file's order; an error in one leaves the
/// others as they are. A text with no diagram gives one error. Every position returned has only strings with
/// liberty.
std::vector<ReadPosition> read_diagrams(const Source& source);

}  // namespace shikatsu::tools
