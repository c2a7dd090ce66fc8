// HTML and SVG put together from elements, so that every piece is well-formed and all text is escaped.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shikatsu::tools::html {

/// A well-formed piece of a page. Made only from text, which it escapes, and from elements.
class Markup {
  public:
    Markup() = default;
    /// Text as it is read: what would be markup is escaped, bytes that are not UTF-8 and control characters
    /// are replaced.
    Markup(std::string_view text);  // NOLINT(google-explicit-constructor)
    Markup(const std::string& text) : Markup(std::string_view(text)) {}  // NOLINT
    Markup(const char* text) : Markup(std::string_view(text)) {}         // NOLINT
    /// A piece of the program itself, such as a style sheet, taken as it is. Never for input.
    static Markup verbatim(std::string_view trusted);

    Markup& operator+=(const Markup& more);
    friend Markup operator+(Markup one, const Markup& other) { return one += other; }

    bool empty() const { return text_.empty(); }
    const std::string& str() const { return text_; }

  private:
    std::string text_;
};

/// An attribute of an element; its value is escaped.
struct Attribute {
    std::string_view name;
    std::string value;
};

/// <tag attributes>inside</tag>
Markup element(std::string_view tag, const std::vector<Attribute>& attributes, const Markup& inside);
Markup element(std::string_view tag, const Markup& inside);
/// <tag attributes>, which has no inside: "meta", "br", "input".
Markup void_element(std::string_view tag, const std::vector<Attribute>& attributes);

/// A table with a caption in a box that scrolls sideways where the page is narrow, also by keyboard.
Markup captioned_table(const std::string& caption, const std::string& name, const Markup& inside);

/// A clause's id, such as [J2003-D3-9]; nothing if it is empty.
Markup clause(std::string_view id);

}  // namespace shikatsu::tools::html
