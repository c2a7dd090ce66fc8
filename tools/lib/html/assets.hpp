// The style sheets and the script of pages: the files beside this one, taken into the program when it is
// built.
#pragma once

#include <string_view>

namespace shikatsu::tools::html {

/// What boards look like; also in a file of their own.
std::string_view board_style_sheet();
/// What the rest of a page looks like.
std::string_view page_style_sheet();
/// Plays the variations of a page.
std::string_view page_script();

}  // namespace shikatsu::tools::html
