// Input texts with their names, and errors that say where in a text something is wrong.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace shikatsu::tools {

/// A place in a text; lines and columns (in bytes) count from 1.
struct Place {
    int line = 1;
    int column = 1;
};

/// Whether a line of the text ends with the byte at the offset: lines end with LF, CR, or CR and LF.
bool ends_line(std::string_view text, std::size_t offset);
/// The place of a byte of a text.
Place place_at(std::string_view text, std::size_t offset);

/// One sentence about what is wrong with an input, and where.
struct SourceError {
    std::string file;
    Place place;
    std::string message;
};

/// "file:line:column: error: message", always a single line of printable text.
std::string to_line(const SourceError& error);

/// `text` with control characters replaced, so that it cannot disturb a terminal or start a new line.
std::string printable(std::string_view text);

/// The first bytes of what was read, printable, with '...' if there are more: for messages about it.
std::string excerpt(std::string_view text, std::size_t longest = 20);

/// A text and the name it is known by in errors. The text has no byte order mark.
struct Source {
    std::string name;
    std::string text;
};

/// Reads a file, or standard input if `path` is "-".
/// Errors: missing, a directory, not permitted to read, larger than 64 MiB.
tl::expected<Source, SourceError> read_source(const std::string& path);

}  // namespace shikatsu::tools
