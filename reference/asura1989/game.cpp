#include "reference/asura1989/game.hpp"

namespace shikatsu::reference::asura1989 {

std::optional<Statuses> confirm_life_and_death(const Position& stopped, const Readings& readings,
                                               Effort& effort) {
    Statuses statuses;
    for (const Chain& chain : chains(stopped)) {
        const std::optional<Status> status = status_analysis(stopped, {chain}, readings, effort);
        if (!status) return std::nullopt;
        statuses.emplace(chain, *status);
    }
    return statuses;
}

AnalysedPosition analysed(const Position& stopped, const Statuses& statuses) {
    AnalysedPosition result{stopped, {}};
    for (const auto& [chain, status] : statuses) {
        if (status == Status::alive) result.alive.insert(chain);
    }
    return result;
}

int points(const AnalysedPosition& analysed, Player player, int captured_in_competition,
           const Readings& readings) {
    int points = captured_in_competition;
    for (const Point point : analysed.position.grid().points()) {
        if (territory_owner(analysed, point, readings.ko_stone_rule) == player)
            points += analysed.position.empty(point) ? 1 : 2;
    }
    return points;
}

GameResult result_of(int points_of_black, int points_of_white) {
    if (points_of_black == points_of_white) return GameResult::tie;
    return points_of_black > points_of_white ? GameResult::black_wins : GameResult::white_wins;
}

GameResult result_of_cycle_end(const Readings& readings) {
    return readings.cycle_end == shikatsu::asura1989::CycleEnd::tie ? GameResult::tie : GameResult::no_result;
}

}  // namespace shikatsu::reference::asura1989
