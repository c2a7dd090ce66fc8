// Positions that the rules do not tell apart but for names.
#pragma once

#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::reference {

/// What a position turns into.
struct SymmetricPosition {
    Position position;
    /// Whether the colours are exchanged.
    bool exchanged = false;
};

/// By the rotations and reflections that leave the grid what it is, each without and with exchange of the
/// colours; the position itself first. Some may be the same. The text's definitions know neither directions
/// nor which player is which, but for who begins.
std::vector<SymmetricPosition> symmetric_positions(const Position& position);

}  // namespace shikatsu::reference
