#include "tools/lib/rulesets/match_conditions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/values/vertex.hpp"

namespace shikatsu::tools {

std::vector<std::string> causes_of_giving_away() {
    return {"failure-to-appear", "abandonment", "retraction", "excessive-time", "defiance", "resignation"};
}

tl::expected<GivenAway, std::string> given_away(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string player(text.substr(0, colon));
    const std::string cause(colon == std::string_view::npos ? "" : text.substr(colon + 1));
    const auto causes = causes_of_giving_away();
    const bool known = std::find(causes.begin(), causes.end(), cause) != causes.end();
    if (known && player == "black") return GivenAway{Player::black, cause};
    if (known && player == "white") return GivenAway{Player::white, cause};
    return tl::make_unexpected(fmt::format("'{}' is not PLAYER:CAUSE with black or white and one of {}", text,
                                           fmt::join(causes, ", ")));
}

bool MatchConditions::any() const {
    return handicap_plays != 0 || penalty_points != std::array<int, 2>{} || given_away || !dead.empty();
}

tl::expected<std::vector<Point>, std::string> agreed_stones(const std::vector<std::string>& vertices,
                                                            const Position& position) {
    std::vector<Point> points;
    for (const std::string& each : vertices) {
        const auto point = point_of_vertex(position.grid(), each);
        if (!point) {
            return tl::make_unexpected(fmt::format("'{}' is no vertex of the {}x{} grid", each,
                                                   position.grid().rows(), position.grid().columns()));
        }
        if (position.empty(*point))
            return tl::make_unexpected(fmt::format("there is no stone on {} to take away [ING-EN-2]", each));
        points.push_back(*point);
    }
    return points;
}

std::optional<std::size_t> moves_before_pause(const std::vector<RecordedMove>& moves) {
    std::size_t passes = 0;
    while (passes < moves.size() && std::holds_alternative<Pass>(moves[moves.size() - 1 - passes].move))
        ++passes;
    if (passes < 2) return std::nullopt;
    return moves.size() - passes + 2;
}

tl::expected<void, std::string> check_match(const MatchConditions& match, const GameRecord& record) {
    const bool from_the_beginning =
        record.start == Position(record.start.grid()) && record.to_move == Player::black;
    if (match.handicap_plays > 0 && !from_the_beginning) {
        return tl::make_unexpected("handicap plays are made from the empty board, by Black first [ING-HC-3]");
    }
    if (!match.dead.empty() && !moves_before_pause(record.moves)) {
        return tl::make_unexpected(
            "dead stones are taken away while play pauses, after two passes [ING-EN-2]");
    }
    return {};
}

}  // namespace shikatsu::tools
