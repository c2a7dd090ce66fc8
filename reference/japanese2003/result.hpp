// The text's chapter on the result.
#pragma once

namespace shikatsu::reference {

/// How a game ends. [J2003-RS-1] [J2003-RS-2]
enum class Result : unsigned char { tie, win_of_black, win_of_white };

const char* name(Result result);

/// A tie, a win of Black or a win of White as the number is zero, greater or smaller. The number is the score
/// of the final-position [J2003-RS-1], or the difference of removed stones that the long-cycle rules look at
/// [J2003-RS-2].
Result result_of(int difference);

}  // namespace shikatsu::reference
