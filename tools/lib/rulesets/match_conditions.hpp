// What a game depends on beside its moves: handicap plays, penalties, a forfeit, and what the players agree
// on.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/game_record.hpp"

namespace shikatsu::tools {

/// A game that a player gives away, as confirmed by the referee.
struct GivenAway {
    Player player = Player::black;
    /// One of `causes_of_giving_away`.
    std::string cause;
};

/// In the order of the text, and resignation.
std::vector<std::string> causes_of_giving_away();

/// "black:retraction". Errors: no player, or no such cause; the sentence lists them.
tl::expected<GivenAway, std::string> given_away(std::string_view text);

struct MatchConditions {
    /// White's mandatory passes, while Black plays one board play more.
    int handicap_plays = 0;
    /// Points of Black and of White: 0, 2, 4 or 6.
    std::array<int, 2> penalty_points{};
    std::optional<GivenAway> given_away;
    /// Vertices of strings that both players agree are dead.
    std::vector<std::string> dead;

    bool any() const;
};

/// The points of the vertices. Errors: no vertex of the grid, or no stone there.
tl::expected<std::vector<Point>, std::string> agreed_stones(const std::vector<std::string>& vertices,
                                                            const Position& position);

/// The number of moves before the last pause of play: both players have just passed, and only passes follow.
std::optional<std::size_t> moves_before_pause(const std::vector<RecordedMove>& moves);

/// Errors: handicap plays in a game that does not begin on the empty board with Black; dead stones in one
/// that does not pause. What the points of dead stones hold is not looked at here.
tl::expected<void, std::string> check_match(const MatchConditions& match, const GameRecord& record);

}  // namespace shikatsu::tools
