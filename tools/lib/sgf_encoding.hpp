// Game records come in many encodings; inside the program texts are UTF-8.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "tools/lib/source.hpp"

namespace shikatsu::tools {

/// The bytes of a game record as UTF-8. UTF-16 is known by its byte order mark; otherwise it is the encoding
/// that the property CA names in the text as read in that encoding. Without such a CA, what is valid as UTF-8
/// is taken for it, and what has no CA at all for Latin-1. Bytes that the encoding does not have become
/// U+FFFD where that cannot change which brackets there are.
/// Errors, with their places in the text as UTF-8: CA names no encoding that is known, or one in which the
/// text has no such CA; by the encoding a bracket or backslash is part of a sign, but without it the text
/// would be a game record as well; bytes that are no sign, in an encoding whose signs can have brackets.
tl::expected<std::string, SourceError> sgf_utf8(const Source& source);

}  // namespace shikatsu::tools
