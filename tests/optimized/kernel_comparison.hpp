// The engine's kernel beside the reference, on one position.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "reference/japanese2003/definitions2.hpp"
#include "reference/japanese2003/moves.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/boards.hpp"

namespace shikatsu::optimized::testing {

/// Where the engine and the reference differ about strings and liberties, or nothing.
template <int W>
std::optional<std::string> strings_difference(const Position& position, Player defender) {
    const Geometry<W> geometry(position.grid());
    const StringTable<W> table(geometry, board_of<W>(position, defender));
    std::map<reference::String, reference::PointSet> expected;
    for (const reference::String& string : reference::strings(position)) {
        expected.emplace(string, reference::liberties(position, string));
    }
    std::map<reference::String, reference::PointSet> found;
    for (const Side side : {Side::attacker, Side::defender}) {
        for (std::size_t i = 0; i < table.size(side); ++i) {
            const String<W>& string = table.string(side, i);
            found.emplace(reference::String{points_in(string.stones), player_of(side, defender)},
                          points_in(string.liberties));
        }
    }
    if (found != expected) return "strings or liberties differ";
    return std::nullopt;
}

/// Where the engine and the reference differ about the effect of a play on some point, or nothing.
template <int W>
std::optional<std::string> plays_difference(const Position& position, Player defender) {
    const Geometry<W> geometry(position.grid());
    const StringTable<W> table(geometry, board_of<W>(position, defender));
    for (const Side side : {Side::attacker, Side::defender}) {
        const Player player = player_of(side, defender);
        const std::string who = std::string(name(player)) + " on ";
        reference::PointSet ko_captures;
        for (const Point point : position.grid().points()) {
            if (!position.empty(point)) continue;
            const std::string where = who + std::to_string(point.index);
            const auto expected = reference::play(position, player, point);
            const PlayEffect<W> effect = table.effect(side, point);
            if (effect.legal != expected.has_value()) return where + ": legality";
            if (!expected) continue;
            if (points_in(effect.captured) != expected->removed) return where + ": captured stones";
            const reference::PointSet others = reference::others_of_ko_capture(position, player, point);
            if (effect.ko_capture != !others.empty()) return where + ": ko-capture";
            if (!others.empty()) {
                ko_captures.insert(point);
                if (others != points_in(effect.captured)) return where + ": the ko's other intersection";
            }
        }
        if (points_in(table.ko_shapes(side)) != ko_captures) return who + "all points: ko-shapes";
    }
    return std::nullopt;
}

/// The first difference between the engine's kernel and the reference, or nothing.
template <int W>
std::optional<std::string> kernel_difference(const Position& position, Player defender) {
    if (auto found = strings_difference<W>(position, defender)) return found;
    return plays_difference<W>(position, defender);
}

}  // namespace shikatsu::optimized::testing
