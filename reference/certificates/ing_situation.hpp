// How a game by Ing's laws stands, as far as its rest depends on that beside the moves that were made.
#pragma once

#include <vector>

#include "reference/ing_sst/disturbing_ko.hpp"

namespace shikatsu::reference {

/// What games have in common after which the same moves are allowed and do the same, but for the positions
/// that have appeared, and for the moves that belong to a cycle and its disturbance. (proofs/ing-sst.md)
struct IngSituation {
    Position position;
    Player to_move = Player::black;
    /// In succession; four end the game. [ING-EN-1] [ING-EN-3]
    int passes = 0;
    /// What the next move must not remove; nothing by positional superko. [ING-HS-4]
    ing_sst::PointSet hot = {};
    /// Different ones, in any order, and only what the reading asks of them. [ING-DK-3]
    std::vector<ing_sst::Ban> bans = {};

    friend bool operator==(const IngSituation& a, const IngSituation& b);
};

/// Whether the play, which the position allows, is prohibited because of hot stones or a ban.
bool prohibited(const IngSituation& situation, Point point, const ing_sst::BoardPlay& play,
                const IngReadings& readings);

/// The situation after a pass, and after a play that completes no cycle.
IngSituation after_pass(const IngSituation& situation);
IngSituation after_play(const IngSituation& situation, Point point, const ing_sst::BoardPlay& play,
                        const IngReadings& readings);

/// Adds what a cycle prohibits from now on. [ING-DK-3]
void add_ban(IngSituation& situation, ing_sst::Ban ban, const IngReadings& readings);

/// Those of the player's stones that the opponent never removes while the player passes, by strings with two
/// regions each that he cannot fill. As he may remove stones of his own, all points of such a region,
/// occupied or not, are beside the string. (D. B. Benson, "Life in the game of Go", Information Sciences 10,
/// 1976; proofs/ing-sst.md)
ing_sst::PointSet lasting_stones(const Position& position, Player player);

}  // namespace shikatsu::reference
