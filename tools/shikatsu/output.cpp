#include "tools/shikatsu/output.hpp"

#include <cstdio>
#include <stdexcept>
#include <string>

namespace shikatsu::tools {

void print(std::string_view text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) throw std::runtime_error("standard output cannot be written");
}

void complain(std::string_view line) {
    std::fflush(stdout);
    std::fputs((std::string(line) + "\n").c_str(), stderr);
}

}  // namespace shikatsu::tools
