// What can be seen of a node before anything behind it is explored.
#pragma once

#include <optional>

#include "optimized/kernel/geometry.hpp"
#include "optimized/kernel/strings.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::optimized {

/// What is the same at all nodes of a graph.
template <int W>
struct Landscape {
    const Geometry<W>* geometry = nullptr;
    /// Where play can go. What a leaf costs may not depend on how much of the grid lies around a zone.
    Bits<W> area;
    /// Where the attacker wants nothing of the defender's to stay; may be empty.
    Bits<W> region;
};

/// The move that led to a node, and where it was made.
template <int W>
struct LastMove {
    HypotheticalMove move;
    Side mover = Side::attacker;
    const Board<W>* before = nullptr;
};

template <int W>
struct LeafPicture {
    const Board<W>* board = nullptr;
    Side mover = Side::attacker;
    /// Ko-captures that are prohibited.
    int bans = 0;
    /// Whether the target is captured.
    bool captured = false;
    /// The stones that the attacker has to capture next: those of the target that stand, or, where none does,
    /// what the defender has played where the attacker wants nothing of his to stay.
    Bits<W> wanted;
    /// All that the defender has played there.
    int played = 0;
    /// Nothing at the root, and where no player has moved.
    std::optional<LastMove<W>> last;
};

}  // namespace shikatsu::optimized
