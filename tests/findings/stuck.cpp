// Direct-ko and players without a play.
#include <fmt/format.h>

#include <algorithm>

#include "optimized/adjudication.hpp"
#include "optimized/kernel/strings.hpp"
#include "tests/findings/findings.hpp"
#include "tools/atlas/position_classes.hpp"
#include "tools/difftest/positions.hpp"

namespace shikatsu::findings {

namespace {

using optimized::Board;
using optimized::Geometry;
using optimized::Side;
using optimized::StringTable;

/// Whether one of the players has no play after a pass, where basic-ko prohibits nothing.
bool somebody_is_stuck(const Geometry<1>& geometry, const Board<1>& board) {
    const StringTable<1> table(geometry, board);
    for (const Side side : {Side::attacker, Side::defender}) {
        bool any = false;
        table.empty().for_each([&](Point point) { any = any || table.effect(side, point).legal; });
        if (!any) return true;
    }
    return false;
}

Board<1> board_of(const Position& position) {
    Board<1> board;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        board.of(position.holds(point, Player::black) ? Side::attacker : Side::defender).insert(point);
    }
    return board;
}

/// Whether there is a ko with the stone that can be taken.
bool has_ko(const Geometry<1>& geometry, const Board<1>& board) {
    const StringTable<1> table(geometry, board);
    bool any = false;
    table.empty().for_each([&](Point point) {
        for (const Side side : {Side::attacker, Side::defender})
            any = any || table.effect(side, point).ko_capture;
    });
    return any;
}

}  // namespace

std::string stuck_row(const Grid& grid) {
    const Geometry<1> geometry(grid);
    int stuck = 0;
    int beside_ko = 0;
    int prohibited = 0;
    int open = 0;
    for (const atlas::PositionClass& members : atlas::position_classes(grid)) {
        const Position position = atlas::position_of(grid, members.code);
        const Board<1> board = board_of(position);
        if (!somebody_is_stuck(geometry, board)) continue;
        stuck += members.size;
        if (!has_ko(geometry, board)) continue;
        beside_ko += members.size;
        const auto direct_ko = optimized::adjudicate(position, 0, {}).end_prohibited_by_direct_ko;
        if (!direct_ko) open += members.size;
        if (direct_ko == true) prohibited += members.size;
    }
    return fmt::format("| {} | {} | {} | {} | {} |", difftest::name(grid), stuck, beside_ko, prohibited,
                       open);
}

}  // namespace shikatsu::findings
