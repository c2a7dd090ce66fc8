// Which ends of lines of play a search by patterns looks for.
#pragma once

#include <cstdint>

namespace shikatsu::optimized {

/// That the target is unconditionally alive, or also that its string has two eyes with nothing else in
/// common. To look for eyes makes a board two to four times dearer and, where there is room, takes several
/// times fewer.
enum class LinesEnd : std::uint8_t { in_life, in_eyes };

}  // namespace shikatsu::optimized
