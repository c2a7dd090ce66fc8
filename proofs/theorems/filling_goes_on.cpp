// The attacker's plan in a region that he clears by filling: always possible, never prohibited, never undone.
#include "optimized/kernel/filling.hpp"
#include "proofs/claims/enumeration.hpp"
#include "proofs/games/literal_game.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::filling_goes_on {

namespace {

using Bits = optimized::Bits<1>;
using Board = optimized::Board<1>;
using Geometry = optimized::Geometry<1>;
using optimized::Side;
using Table = optimized::StringTable<1>;

Board played(const Table& table, Side side, Point point) {
    Board board = table.board();
    board.of(side).insert(point);
    board.of(other(side)) -= table.effect(side, point).captured;
    return board;
}

class Check {
  public:
    Check(const Grid& grid, Enumeration& seen) : geometry_(grid), seen_(seen) {}

    /// Black is the attacker; what he wants is each set that a string of White's can be part of.
    void position(const Position& position) {
        Board board;
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            board.of(position.holds(point, Player::black) ? Side::attacker : Side::defender).insert(point);
        }
        const Table table(geometry_, board);
        for (const auto& string : table.strings(Side::defender)) {
            for (const Bits& wanted : {string.stones, string.stones | string.liberties}) {
                if (!cleared(board, wanted)) continue;
                seen_.count_scene();
                attacker_plays(position, table, wanted);
                defender_plays(position, table, wanted);
            }
        }
        any_eye(position, table);
    }

  private:
    bool cleared(const Board& board, const Bits& wanted) const {
        return optimized::cleared_again_and_again(geometry_, board, wanted, geometry_.all());
    }

    void attacker_plays(const Position& position, const Table& table, const Bits& wanted) {
        const Bits lasting =
            optimized::lasting_while_filling(geometry_, table.board(), wanted, geometry_.all());
        const auto point = optimized::filling_play(geometry_, table.board(), wanted, lasting);
        if (!point) return seen_.fail("the attacker has nothing to play", position);
        const auto effect = table.effect(Side::attacker, *point);
        if (!effect.legal || effect.ko_capture)
            return seen_.fail("the filling play may be prohibited", position);
        if (!effect.captured.empty()) seen_.occurs("the last play captures", position);
        const Board after = played(table, Side::attacker, *point);
        if (!cleared(after, wanted)) seen_.fail("the attacker's play undoes the plan", position);
    }

    void defender_plays(const Position& position, const Table& table, const Bits& wanted) {
        table.empty().for_each([&](Point point) {
            if (!table.effect(Side::defender, point).legal) return;
            seen_.occurs("the defender plays on", position);
            if (!cleared(played(table, Side::defender, point), wanted))
                seen_.fail("the defender's play undoes the plan", position);
        });
    }

    /// As if it were enough to have stones around, alive or not.
    void any_eye(const Position& position, const Table& table) {
        const Bits beside = geometry_.neighbours(table.board().of(Side::attacker));
        for (const auto& string : table.strings(Side::defender)) {
            const Bits component =
                geometry_.flood(string.stones, geometry_.all() - table.board().of(Side::attacker));
            if (!component.subset_of(beside)) continue;
            const auto point = optimized::filling_play(geometry_, table.board(), string.stones,
                                                       table.board().of(Side::attacker));
            if (!table.effect(Side::attacker, *point).legal) {
                seen_.refutes("the stones around need not be alive", position);
            }
        }
    }

    Geometry geometry_;
    Enumeration& seen_;
};

Finding check(const Grid& grid) {
    Enumeration seen({"the last play captures", "the defender plays on"},
                     {"the stones around need not be alive"});
    Check each(grid, seen);
    for (const Position& position : legal_positions(grid)) each.position(position);
    return seen.finding();
}

}  // namespace

Theorem theorem() {
    return {"filling-goes-on",
            "Where the filling rule speaks, the attacker's play is legal and no ko-capture, and neither it "
            "nor any "
            "legal play of the defender makes the rule fall silent; so the attacker clears the region.",
            {"J2003-MV-3", "J2003-D2-5", "J2003-ST-6"},
            Status::checked_up_to,
            {"unconditional-life-lasts"},
            "engine-theorems.md#filling",
            {enumeration(3, 3, Effort::fast, check), enumeration(2, 5, Effort::fast, check)}};
}

}  // namespace shikatsu::proofs::filling_goes_on
