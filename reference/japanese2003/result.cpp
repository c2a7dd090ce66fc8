#include "reference/japanese2003/result.hpp"

namespace shikatsu::reference {

const char* name(Result result) {
    switch (result) {
        case Result::win_of_black:
            return "win of Black";
        case Result::win_of_white:
            return "win of White";
        default:
            return "tie";
    }
}

Result result_of(int difference) {
    if (difference == 0) return Result::tie;
    return difference > 0 ? Result::win_of_black : Result::win_of_white;
}

}  // namespace shikatsu::reference
