#include "tools/lib/html/markup.hpp"

#include <fmt/format.h>

namespace shikatsu::tools::html {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// How many bytes the UTF-8 character at the start of `text` has; 0 if there is none. [Unicode 15, table 3-7]
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return 0;
    }
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool surrogate = first == 0xED && byte(1) >= 0xA0;
    const bool beyond = first == 0xF4 && byte(1) >= 0x90;
    return overlong || surrogate || beyond ? 0 : length;
}

bool is_control(char sign) {
    const auto byte = static_cast<unsigned char>(sign);
    return (byte < 0x20 && sign != '\n' && sign != '\t') || byte == 0x7F;
}

std::string escaped(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = character_length(text.substr(at));
        const char sign = text[at];
        if (length == 0 || is_control(sign)) {
            result += replacement;
        } else if (sign == '&') {
            result += "&amp;";
        } else if (sign == '<') {
            result += "&lt;";
        } else if (sign == '>') {
            result += "&gt;";
        } else if (sign == '"') {
            result += "&quot;";
        } else if (sign == '\'') {
            result += "&#39;";
        } else {
            result += text.substr(at, length);
        }
        at += length == 0 ? 1 : length;
    }
    return result;
}

std::string opening(std::string_view tag, const std::vector<Attribute>& attributes) {
    std::string text = fmt::format("<{}", tag);
    for (const Attribute& attribute : attributes)
        text += fmt::format(" {}=\"{}\"", attribute.name, escaped(attribute.value));
    return text + ">";
}

}  // namespace

Markup::Markup(std::string_view text) : text_(escaped(text)) {}

Markup Markup::verbatim(std::string_view trusted) {
    Markup markup;
    markup.text_ = trusted;
    return markup;
}

Markup& Markup::operator+=(const Markup& more) {
    text_ += more.text_;
    return *this;
}

Markup element(std::string_view tag, const std::vector<Attribute>& attributes, const Markup& inside) {
    return Markup::verbatim(fmt::format("{}{}</{}>", opening(tag, attributes), inside.str(), tag));
}

Markup element(std::string_view tag, const Markup& inside) {
    return element(tag, {}, inside);
}

Markup void_element(std::string_view tag, const std::vector<Attribute>& attributes) {
    return Markup::verbatim(opening(tag, attributes));
}

Markup captioned_table(const std::string& caption, const std::string& name, const Markup& inside) {
    const Markup table = element("table", {{"class", name}}, element("caption", caption) + inside);
    return element("div", {{"class", "wide"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", caption}},
                   table);
}

Markup clause(std::string_view id) {
    if (id.empty()) return {};
    return element("span", {{"class", "clause"}}, Markup(fmt::format("[{}]", id)));
}

}  // namespace shikatsu::tools::html
