#include "tools/lib/sgf_encoding.hpp"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <stdexcept>
#include <utility>

namespace shikatsu::tools {

namespace {

constexpr const char* utf8 = "UTF-8";
constexpr const char* latin1 = "ISO-8859-1";
constexpr std::string_view replacement_sign = "\xEF\xBF\xBD";
constexpr std::string_view mark_of_utf8 = "\xEF\xBB\xBF";
constexpr std::string_view mark_of_utf16_le = "\xFF\xFE";
constexpr std::string_view mark_of_utf16_be = "\xFE\xFF";
/// CA stands in the first node, near the beginning.
constexpr std::size_t farthest_name = 1U << 16U;

/// Names with letters in lower case and without other signs, and what iconv calls the encoding. A wider
/// encoding stands for the narrower ones.
constexpr std::array<std::pair<std::string_view, const char*>, 20> encodings = {{
    {"utf8", utf8},        {"latin1", latin1},   {"gbk", "GB18030"},        {"gb18030", "GB18030"},
    {"gb2312", "GB18030"}, {"cp936", "GB18030"}, {"big5", "BIG5-HKSCS"},    {"big5hkscs", "BIG5-HKSCS"},
    {"shiftjis", "CP932"}, {"sjis", "CP932"},    {"cp932", "CP932"},        {"windows31j", "CP932"},
    {"eucjp", "EUC-JP"},   {"euckr", "CP949"},   {"cp949", "CP949"},        {"ksc56011987", "CP949"},
    {"koi8r", "KOI8-R"},   {"euccn", "GB18030"}, {"macroman", "MACINTOSH"}, {"macintosh", "MACINTOSH"},
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

bool is_letter(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

/// What the first property CA near the beginning names.
std::optional<std::string> named_encoding(std::string_view bytes) {
    const std::string_view beginning = bytes.substr(0, farthest_name);
    for (std::size_t at = beginning.find("CA"); at != beginning.npos; at = beginning.find("CA", at + 2)) {
        if (at > 0 && is_letter(beginning[at - 1])) continue;
        const std::size_t open = beginning.find_first_not_of(" \t\r\n", at + 2);
        if (open == beginning.npos || beginning[open] != '[') continue;
        const std::size_t close = beginning.find(']', open);
        if (close == beginning.npos) return std::nullopt;
        return encoding_of_name(beginning.substr(open + 1, close - open - 1));
    }
    return std::nullopt;
}

/// The descriptor of one conversion to UTF-8.
class Conversion {
  public:
    explicit Conversion(const std::string& from) : descriptor_(iconv_open(utf8, from.c_str())) {}
    ~Conversion() {
        if (known()) iconv_close(descriptor_);
    }
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;

    bool known() const { return descriptor_ != reinterpret_cast<iconv_t>(-1); }

    /// The text, and how many bytes had to be replaced.
    std::pair<std::string, std::size_t> converted(std::string_view bytes) {
        std::string text;
        std::size_t replaced = 0;
        std::array<char, 4096> block{};
        // iconv does not write to its input.
        char* in = const_cast<char*>(bytes.data());
        std::size_t in_left = bytes.size();
        while (in_left > 0) {
            char* out = block.data();
            std::size_t out_left = block.size();
            const std::size_t result = iconv(descriptor_, &in, &in_left, &out, &out_left);
            const int problem = result == static_cast<std::size_t>(-1) ? errno : 0;
            text.append(block.data(), block.size() - out_left);
            if (problem == 0 || problem == E2BIG) continue;
            text += replacement_sign;
            ++replaced;
            ++in;
            --in_left;
        }
        return {text, replaced};
    }

  private:
    iconv_t descriptor_;
};

std::pair<std::string, std::size_t> converted(std::string_view bytes, const std::string& encoding) {
    Conversion conversion(encoding);
    if (!conversion.known()) {
        if (encoding == latin1) throw std::runtime_error("iconv does not know Latin-1");
        return converted(bytes, latin1);
    }
    return conversion.converted(bytes);
}

std::string guessed(std::string_view bytes) {
    auto [text, replaced] = converted(bytes, utf8);
    return replaced == 0 ? text : converted(bytes, latin1).first;
}

bool is_ascii(std::string_view bytes) {
    return std::all_of(bytes.begin(), bytes.end(),
                       [](char sign) { return static_cast<unsigned char>(sign) < 0x80; });
}

}  // namespace

std::string sgf_utf8(std::string_view bytes) {
    if (bytes.starts_with(mark_of_utf8)) bytes.remove_prefix(mark_of_utf8.size());
    if (is_ascii(bytes)) return std::string(bytes);
    if (bytes.starts_with(mark_of_utf16_le)) return converted(bytes.substr(2), "UTF-16LE").first;
    if (bytes.starts_with(mark_of_utf16_be)) return converted(bytes.substr(2), "UTF-16BE").first;
    const auto named = named_encoding(bytes);
    return named ? converted(bytes, *named).first : guessed(bytes);
}

}  // namespace shikatsu::tools
