#include "tools/lib/bounded_line.hpp"

#include <streambuf>

namespace shikatsu::tools {

bool read_bounded_line(std::istream& input, std::string& line, std::size_t longest) {
    using Signs = std::streambuf::traits_type;
    std::streambuf& signs = *input.rdbuf();
    line.clear();
    bool any = false;
    for (auto sign = signs.sbumpc(); !Signs::eq_int_type(sign, Signs::eof()); sign = signs.sbumpc()) {
        if (sign == '\n') return true;
        if (line.size() <= longest) line += Signs::to_char_type(sign);
        any = true;
    }
    input.setstate(std::ios::eofbit);
    return any;
}

}  // namespace shikatsu::tools
