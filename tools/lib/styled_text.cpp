#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

namespace {

/// The parameters of the terminal's "select graphic rendition" sequence.
std::string_view rendition(Style style) {
    switch (style) {
        case Style::plain:
            return "";
        case Style::title:
            return "1";
        case Style::faint:
            return "2";
        case Style::black_stone:
            return "1;38;5;16;48;5;179";
        case Style::white_stone:
            return "1;38;5;231;48;5;179";
        case Style::uncapturable:
            return "1;32";
        case Style::capturable:
            return "1;36";
        case Style::dead:
            return "1;31";
        case Style::undecided:
            return "1;35";
        case Style::black_territory:
            return "1;97;40";
        case Style::white_territory:
            return "1;30;107";
        case Style::dame:
            return "33";
        case Style::letter:
            return "1;33";
    }
    return "";
}

}  // namespace

std::string styled(std::string_view text, Style style, Colouring colouring) {
    const std::string_view parameters = rendition(style);
    if (colouring == Colouring::plain || parameters.empty()) return std::string(text);
    return "\x1b[" + std::string(parameters) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace shikatsu::tools
