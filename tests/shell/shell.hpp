// Commands that tests run as a shell would, and what becomes of them.
#pragma once

#include <string>

namespace shikatsu::testing {

/// What a command ended with, and what it said.
struct Ended {
    /// -1 if a signal ended it.
    int code = -1;
    /// Standard output and standard error, in their order.
    std::string text;
};

/// The same with both apart.
struct EndedApart {
    int code = -1;
    std::string out;
    std::string err;
};

/// Runs a command of the shell with the text as its standard input.
Ended run(const std::string& command, const std::string& input = "");
EndedApart run_apart(const std::string& command, const std::string& input = "");

/// The text as one word of the shell.
std::string quoted(const std::string& text);

bool contains(const std::string& text, const std::string& part);

}  // namespace shikatsu::testing
