// Why a string has its status: the questions with their answers, and a board on which their main variations
// are played and the locals shaded.
#pragma once

#include <string>

#include "optimized/adjudication.hpp"
#include "tools/lib/html/markup.hpp"

namespace shikatsu::tools::html {

/// The part of a page on the string with the given number. `id` starts the ids of its elements; `stones_of`
/// is the id of a board of the page that shows the position.
Markup string_html(const optimized::Adjudication& adjudication, std::size_t number, const std::string& id,
                   const std::string& stones_of);

}  // namespace shikatsu::tools::html
