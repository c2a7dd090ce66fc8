// Options that may be repeated.
#pragma once

#include <CLI/CLI.hpp>

namespace shikatsu::tools {

/// Makes it take one value each time, keep them all, and leave the files that follow alone.
inline CLI::Option* repeated(CLI::Option* option) {
    return option->take_all()->expected(1)->allow_extra_args(false);
}

}  // namespace shikatsu::tools
