// Text with colours for terminals, which reads the same without them.
#pragma once

#include <string>
#include <string_view>

namespace shikatsu::tools {

/// Whether text carries terminal colours.
enum class Colouring { plain, ansi };

/// What a piece of text is about; the colours belong to the meanings.
enum class Style {
    plain,
    title,
    faint,
    black_stone,
    white_stone,
    uncapturable,
    capturable,
    dead,
    undecided,
    black_territory,
    white_territory,
    dame,
    letter
};

/// `text` in its style; exactly `text` if there are no colours.
std::string styled(std::string_view text, Style style, Colouring colouring);

}  // namespace shikatsu::tools
