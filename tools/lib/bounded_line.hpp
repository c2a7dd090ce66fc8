// Lines of foreign input, of which no more is kept than is wanted.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace shikatsu::tools {

/// Reads the next line, without its end, as std::getline does; false if there is none. Of a longer line than
/// `longest` one byte more than that is kept, which tells it apart, and the rest is passed over.
bool read_bounded_line(std::istream& input, std::string& line, std::size_t longest);

}  // namespace shikatsu::tools
