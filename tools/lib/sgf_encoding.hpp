// Game records come in many encodings; inside the program texts are UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace shikatsu::tools {

/// The bytes of a game record as UTF-8. UTF-16 is known by its byte order mark; otherwise CA names the
/// encoding (the Unicode, ISO 8859 and Windows families, GBK and GB18030, Big5, Shift-JIS, EUC). Without a CA
/// that is known, what is valid as UTF-8 is taken for it and everything else for Latin-1. Bytes that the
/// encoding does not have become U+FFFD; so no text fails.
std::string sgf_utf8(std::string_view bytes);

}  // namespace shikatsu::tools
