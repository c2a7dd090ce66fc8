// Reading what gzip packed.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace shikatsu::reference {

/// The text that was packed. Never holds more than `most` bytes and one buffer.
/// Errors, as a sentence: damaged or incomplete gzip, bytes after its end, a text longer than `most`.
tl::expected<std::string, std::string> inflated(std::string bytes, std::size_t most);

}  // namespace shikatsu::reference
