// How the questions about a string are called in names of files and in JSON.
#pragma once

#include <array>

#include "optimized/adjudication.hpp"

namespace shikatsu::tools {

/// "capture", "local-1" or "local-2".
inline const char* question_name(optimized::Stage stage) {
    constexpr std::array<const char*, 3> names{"capture", "local-1", "local-2"};
    return names.at(optimized::place_of(stage));
}

}  // namespace shikatsu::tools
