#include "reference/certificates/bound_in_words.hpp"

#include <fmt/format.h>

namespace shikatsu::reference {

std::string bound_in_words(std::string_view rules, Player first, ValueBound bound, std::string_view what,
                           Margin margin) {
    const bool at_least = bound == ValueBound::at_least;
    return fmt::format("by {}, {} moving first, {} is sure of a {} of {} {}", rules,
                       first == Player::black ? "Black" : "White", at_least ? "Black" : "White", what,
                       to_text(margin), at_least ? "at least" : "at most");
}

}  // namespace shikatsu::reference
