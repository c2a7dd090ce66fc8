// What game records call the encodings of texts, and what iconv calls them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shikatsu::tools {

inline constexpr const char* utf8 = "UTF-8";
inline constexpr const char* latin1 = "ISO-8859-1";

/// The encoding of a name as it stands in CA: the Unicode, ISO 8859 and Windows families, GBK and GB18030,
/// Big5, Shift-JIS, EUC, ISO 2022. Nothing for another name. All of them have ASCII in them.
std::optional<std::string> encoding_of_name(std::string_view name);

/// Whether signs of the encoding can have the byte of a bracket or of a backslash in them.
bool has_signs_with_brackets(std::string_view encoding);

/// Whether bytes of ASCII stand for all signs, after others that say so: each of them may be part of one.
bool writes_all_signs_in_ascii(std::string_view encoding);

}  // namespace shikatsu::tools
