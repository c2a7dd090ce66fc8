// Cases for the tests of validation.
#pragma once

#include <string>

#include "tools/lib/validation/validation_case.hpp"

namespace shikatsu::tools {

/// The first case of a text, diagrams or SGF. Requires that it is good.
inline ValidationCase case_of_text(const std::string& text) {
    return read_cases({"-", text}).front().value();
}

/// The command of a program that speaks GTP and answers all but the questions about the end with success.
/// `answer` is what the shell does for those; $id, $name and $rest are the words of the line.
inline std::string scripted_gtp(const std::string& answer) {
    return "while read -r id name rest; do case $name in final*) " + answer +
           ";; *) printf '=%s \\n\\n' \"$id\";; esac; done";
}

}  // namespace shikatsu::tools
