#include "tools/lib/encoding_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace shikatsu::tools {

namespace {

/// Names with letters in lower case and without other signs, and what iconv calls the encoding. A wider
/// encoding stands for the narrower ones.
constexpr std::array<std::pair<std::string_view, const char*>, 23> encodings = {{
    {"utf8", utf8},
    {"latin1", latin1},
    {"gbk", "GB18030"},
    {"gb18030", "GB18030"},
    {"gb2312", "GB18030"},
    {"cp936", "GB18030"},
    {"big5", "BIG5-HKSCS"},
    {"big5hkscs", "BIG5-HKSCS"},
    {"shiftjis", "CP932"},
    {"sjis", "CP932"},
    {"cp932", "CP932"},
    {"windows31j", "CP932"},
    {"eucjp", "EUC-JP"},
    {"euckr", "CP949"},
    {"cp949", "CP949"},
    {"ksc56011987", "CP949"},
    {"koi8r", "KOI8-R"},
    {"euccn", "GB18030"},
    {"macroman", "MACINTOSH"},
    {"macintosh", "MACINTOSH"},
    {"iso2022jp", "ISO-2022-JP"},
    {"iso2022kr", "ISO-2022-KR"},
    {"utf7", "UTF-7"},
}};

/// "Shift_JIS" as "shiftjis".
std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char sign : name) {
        if (sign >= 'A' && sign <= 'Z') plain += static_cast<char>(sign - 'A' + 'a');
        const bool kept = (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9');
        if (kept) plain += sign;
    }
    return plain;
}

}  // namespace

std::optional<std::string> encoding_of_name(std::string_view name) {
    const std::string plain = plain_name(name);
    const auto* known = std::find_if(encodings.begin(), encodings.end(),
                                     [&](const auto& entry) { return entry.first == plain; });
    if (known != encodings.end()) return known->second;
    for (const auto& [family, written] : {std::pair<std::string_view, const char*>{"iso8859", "ISO-8859-"},
                                          {"windows125", "CP125"},
                                          {"cp125", "CP125"}}) {
        if (!plain.starts_with(family)) continue;
        const std::string number = plain.substr(family.size());
        const bool digits =
            !number.empty() && number.size() <= 2 &&
            std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (digits) return written + number;
    }
    return std::nullopt;
}

bool has_signs_with_brackets(std::string_view encoding) {
    return encoding == "GB18030" || encoding == "BIG5-HKSCS" || encoding == "CP932";
}

bool writes_all_signs_in_ascii(std::string_view encoding) {
    return encoding.starts_with("ISO-2022") || encoding == "UTF-7";
}

}  // namespace shikatsu::tools
