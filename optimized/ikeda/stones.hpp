// Stones of both colours as bit sets, and what a play does to them.
#pragma once

#include <array>
#include <optional>

#include "optimized/kernel/bits.hpp"
#include "optimized/kernel/geometry.hpp"
#include "optimized/kernel/strings.hpp"
#include "reference/values/ikeda_readings.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized::ikeda {

/// A configuration. Under the reading self-capture=single-stone a string may have no liberty.
template <int W>
struct Stones {
    std::array<Bits<W>, 2> of_player;

    const Bits<W>& of(Player player) const { return of_player[static_cast<std::size_t>(player)]; }
    Bits<W>& of(Player player) { return of_player[static_cast<std::size_t>(player)]; }
    Bits<W> occupied() const { return of_player[0] | of_player[1]; }

    std::uint64_t hash() const { return of_player[1].hash(of_player[0].hash(1)); }
    friend constexpr auto operator<=>(const Stones&, const Stones&) = default;
};

struct HashStones {
    template <int W>
    std::size_t operator()(const Stones<W>& stones) const {
        return stones.hash();
    }
};

template <int W>
Stones<W> stones_of(const Position& position) {
    Stones<W> stones;
    for (const Point point : position.grid().points()) {
        if (!position.empty(point)) stones.of(position.player_at(point)).insert(point);
    }
    return stones;
}

template <int W>
Position position_of(const Grid& grid, const Stones<W>& stones) {
    Position position(grid);
    for (const Player player : {Player::black, Player::white})
        stones.of(player).for_each([&](Point point) { position.set(point, stone_of(player)); });
    return position;
}

/// The stones of `player` in a removable state. [IK-D3-1]
template <int W>
Bits<W> removable(const Geometry<W>& geometry, const Stones<W>& stones, Player player) {
    return without_liberty(geometry, stones.of(player), geometry.all() - stones.occupied());
}

template <int W>
struct PlayResult {
    Stones<W> stones;
    Bits<W> removed;
};

/// A play on an empty point; nothing if it is self-capture. [IK-R-3] [IK-R-5]
template <int W>
std::optional<PlayResult<W>> play(const Geometry<W>& geometry, const Stones<W>& before, Player player,
                                  Point point, SelfCapture reading) {
    PlayResult<W> result{before, {}};
    const Bits<W> stone = Bits<W>::of(point);
    result.stones.of(player) |= stone;
    result.removed = removable(geometry, result.stones, opponent(player));
    if (!result.removed.empty()) {
        result.stones.of(opponent(player)) -= result.removed;
        return result;
    }
    if (reading == SelfCapture::single_stone) {
        if (geometry.neighbours(stone).subset_of(before.of(opponent(player)))) return std::nullopt;
        return result;
    }
    const Bits<W> string = geometry.flood(stone, result.stones.of(player));
    if (geometry.neighbours(string).subset_of(result.stones.occupied())) return std::nullopt;
    return result;
}

}  // namespace shikatsu::optimized::ikeda
