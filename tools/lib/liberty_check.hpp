// The one thing that a position read from somewhere must fulfil: each of its strings has a liberty.
#pragma once

#include <optional>
#include <string>

#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// A string that no position of a game can have.
struct StringWithoutLiberty {
    /// Its first intersection in reading order.
    Point stone;
    /// "the black-string at C3 has no liberty".
    std::string message;
};

/// The first string without liberty, in reading order, if there is one.
std::optional<StringWithoutLiberty> string_without_liberty(const Position& position);

}  // namespace shikatsu::tools
