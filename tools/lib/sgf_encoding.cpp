#include "tools/lib/sgf_encoding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>

#include "tools/lib/encoding_names.hpp"
#include "tools/lib/sgf_tree.hpp"
#include "tools/lib/text_conversion.hpp"

namespace shikatsu::tools {

namespace {

constexpr std::string_view mark_of_utf8 = "\xEF\xBB\xBF";
constexpr std::string_view mark_of_utf16_le = "\xFF\xFE";
constexpr std::string_view mark_of_utf16_be = "\xFE\xFF";
/// CA stands in the first node, near the beginning.
constexpr std::size_t farthest_name = 1U << 16U;
constexpr std::size_t longest_name_shown = 20;

bool is_latin_letter(char sign) {
    return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
}

bool is_ascii(char sign) {
    return static_cast<unsigned char>(sign) < 0x80;
}

/// The value of a property CA.
struct EncodingName {
    std::string_view written;
    /// Where CA stands.
    std::size_t offset = 0;

    std::string shown() const { return fmt::format("CA[{}]", written.substr(0, longest_name_shown)); }
};

/// Where the value that begins at `from` ends: at its bracket that is not escaped.
std::size_t end_of_value(std::string_view text, std::size_t from) {
    while (from < text.size() && text[from] != ']') from += text[from] == '\\' ? 2 : 1;
    return std::min(from, text.size());
}

/// The first property CA of a text; what stands in the values of others is none.
std::optional<EncodingName> name_in(std::string_view text) {
    std::size_t word = 0;
    std::size_t word_end = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_latin_letter(text[at])) {
            if (at == 0 || !is_latin_letter(text[at - 1])) word = at;
            word_end = at + 1;
        } else if (text[at] == '[') {
            const std::size_t end = end_of_value(text, at + 1);
            if (text.substr(word, word_end - word) == "CA")
                return EncodingName{text.substr(at + 1, end - at - 1), word};
            at = end;
        }
    }
    return std::nullopt;
}

/// The encoding in which the text says that this is its encoding.
std::optional<std::string> encoding_named_by(std::string_view bytes) {
    const std::string_view beginning = bytes.substr(0, farthest_name);
    std::set<std::string> tried;
    for (std::size_t at = beginning.find("CA"); at != beginning.npos; at = beginning.find("CA", at + 2)) {
        const std::size_t open = std::min(beginning.find_first_not_of(" \t\r\n", at + 2), beginning.size());
        if (!beginning.substr(open).starts_with('[')) continue;
        const std::size_t close = beginning.find(']', open);
        if (close == beginning.npos) break;
        const auto encoding = encoding_of_name(beginning.substr(open + 1, close - open - 1));
        if (!encoding || !tried.insert(*encoding).second) continue;
        const auto converted = converted_to_utf8(beginning, *encoding);
        const auto named = converted ? name_in(converted->text) : std::nullopt;
        if (named && encoding_of_name(named->written) == encoding) return encoding;
    }
    return std::nullopt;
}

bool is_game_record(const std::string& text) {
    return read_sgf_collection({"", text}).has_value();
}

std::string ascii_of(std::string_view text) {
    std::string ascii;
    std::copy_if(text.begin(), text.end(), std::back_inserter(ascii), is_ascii);
    return ascii;
}

std::string with_brackets(const ConvertedText& converted) {
    std::string text;
    std::size_t from = 0;
    for (const std::size_t end : converted.ends_of_signs_with_bracket) {
        text.append(converted.text, from, end - from).append("]");
        from = end;
    }
    return text.append(converted.text, from);
}

/// One text and what is known of its encoding.
class Decoding {
  public:
    explicit Decoding(const Source& source) : source_(source), bytes_(source.text) {
        if (bytes_.starts_with(mark_of_utf8)) bytes_.remove_prefix(mark_of_utf8.size());
    }

    tl::expected<std::string, SourceError> text() const {
        if (std::all_of(bytes_.begin(), bytes_.end(), is_ascii)) return text_of_ascii();
        if (bytes_.starts_with(mark_of_utf16_le)) return read_in("UTF-16LE", bytes_.substr(2)).text;
        if (bytes_.starts_with(mark_of_utf16_be)) return read_in("UTF-16BE", bytes_.substr(2)).text;
        if (const auto encoding = encoding_named_by(bytes_)) return text_in(*encoding);
        if (is_utf8()) return std::string(bytes_);
        const std::string text = read_in(latin1, bytes_).text;
        const auto name = name_in(text);
        if (!name) return text;
        const auto encoding = encoding_of_name(name->written);
        const bool known = encoding && converted_to_utf8({}, *encoding);
        return error(text, name->offset,
                     known ? name->shown() + " is not the encoding of the text, which has no such CA in it"
                           : name->shown() + " is no encoding that is known, and the text is not in UTF-8");
    }

  private:
    static ConvertedText read_in(const std::string& encoding, std::string_view bytes) {
        auto converted = converted_to_utf8(bytes, encoding);
        if (!converted) throw std::runtime_error("iconv does not know " + encoding);
        return *std::move(converted);
    }

    tl::unexpected<SourceError> error(std::string_view text, std::size_t offset, std::string message) const {
        return tl::make_unexpected(SourceError{source_.name, place_at(text, offset), std::move(message)});
    }

    bool is_utf8() const { return !read_in(utf8, bytes_).first_replaced; }

    tl::expected<std::string, SourceError> text_of_ascii() const {
        const auto encoding = encoding_named_by(bytes_);
        if (!encoding || !writes_all_signs_in_ascii(*encoding)) return std::string(bytes_);
        return if_all_are_signs(read_in(*encoding, bytes_));
    }

    tl::expected<std::string, SourceError> if_all_are_signs(ConvertedText converted) const {
        if (!converted.first_replaced) return std::move(converted.text);
        return error(converted.text, *converted.first_replaced,
                     fmt::format("a byte here is no sign of {}, and what follows may be read wrongly",
                                 name_in(converted.text).value().shown()));
    }

    tl::expected<std::string, SourceError> text_in(const std::string& encoding) const {
        ConvertedText converted = read_in(encoding, bytes_);
        if (!has_signs_with_brackets(encoding)) return std::move(converted.text);
        const std::string& text = converted.text;
        const EncodingName name = name_in(text).value();
        if (const auto& signs = converted.ends_of_signs_with_bracket;
            !signs.empty() && is_game_record(with_brackets(converted))) {
            const Place sign = place_at(text, signs.front());
            return error(text, name.offset,
                         fmt::format("{} may be wrong: by it the ']' before {}:{} is part of a sign, but the "
                                     "text is SGF with that bracket, too",
                                     name.shown(), sign.line, sign.column));
        }
        if (is_utf8() && ascii_of(bytes_) != ascii_of(text) && is_game_record(std::string(bytes_))) {
            return error(
                text, name.offset,
                fmt::format("{} may be wrong: the text is SGF in UTF-8, too, and says something else",
                            name.shown()));
        }
        return if_all_are_signs(std::move(converted));
    }

    const Source& source_;
    std::string_view bytes_;
};

}  // namespace

tl::expected<std::string, SourceError> sgf_utf8(const Source& source) {
    return Decoding(source).text();
}

}  // namespace shikatsu::tools
