// Texts of all encodings as UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shikatsu::tools {

/// A text that was converted; places in it are in bytes of UTF-8.
struct ConvertedText {
    std::string text;
    /// Where the first U+FFFD stands for a byte that the encoding does not have; nothing if there is none.
    std::optional<std::size_t> first_replaced;
    /// The ends of the signs that have the byte ']' in them, where a bracket begins no sign.
    std::vector<std::size_t> ends_of_signs_with_bracket;
};

/// `encoding` as iconv calls it; nothing if iconv does not know it.
std::optional<ConvertedText> converted_to_utf8(std::string_view bytes, const std::string& encoding);

}  // namespace shikatsu::tools
