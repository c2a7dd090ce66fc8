// What a play does to the stones, by which game records are replayed: what it removes and whether it is
// allowed, ko and repetition left aside. Rulesets differ in whether players may take liberties from their own
// stones, and in what becomes of these.
#pragma once

#include <functional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/player.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The position after a play on a point of the grid, or in words why it is not allowed, with the clause.
using PlayRule =
    std::function<tl::expected<Position, std::string>(const Position& position, Player player, Point point)>;

/// Opposing strings without liberty are removed, and then each string must have one: the play of the Japanese
/// 2003 Rules, whose clauses are named.
tl::expected<Position, std::string> play_without_suicide(const Position& position, Player player,
                                                         Point point);

/// What several rules have in common: not allowed is what one of them does not allow, and what leaves other
/// stones by one than by another. Requires that there is one.
PlayRule common_play_rule(std::vector<PlayRule> rules);

/// What a reference calls prohibited, in words.
template <typename Prohibited>
std::string words_of_prohibited(const Prohibited& prohibited) {
    return prohibited.sentence + " [" + std::string(prohibited.clause) + "]";
}

}  // namespace shikatsu::tools
