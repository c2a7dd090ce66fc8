#include "reference/ing_sst/disturbing_ko.hpp"

#include <algorithm>

namespace shikatsu::reference::ing_sst {

namespace {

bool is_board_play(const MadeMove& move) {
    return std::holds_alternative<Play>(move.move);
}

}  // namespace

std::optional<Cycle> completed_cycle(const std::vector<MadeMove>& moves) {
    if (moves.empty() || !is_board_play(moves.back())) return std::nullopt;
    for (std::size_t i = moves.size(); i-- > 0;) {
        if (moves[i].before == moves.back().after)
            return Cycle(moves.begin() + static_cast<std::ptrdiff_t>(i), moves.end());
    }
    return std::nullopt;
}

PointSet changed_points(const Cycle& cycle) {
    PointSet changed;
    for (const MadeMove& move : cycle) {
        if (const auto* play = std::get_if<Play>(&move.move)) changed.insert(play->point);
        changed.insert(move.removed.begin(), move.removed.end());
    }
    return changed;
}

bool is_in_lone_single_ko(const MadeMove& move) {
    const auto* play = std::get_if<Play>(&move.move);
    if (play == nullptr) return false;
    const auto ko = ko_with_stone(move.after, play->point);
    return ko && ko->stones.size() == 1 && move.removed == PointSet{ko->space} &&
           ko_position_of(move.after, *ko).size() == 1;
}

std::vector<MadeMove> disturbance_of(const Cycle& cycle, const std::vector<MadeMove>& moves) {
    PointSet area = changed_points(cycle);
    for (const MadeMove& move : cycle) {
        const auto* play = std::get_if<Play>(&move.move);
        const auto ko = play == nullptr ? std::nullopt : ko_with_stone(move.after, play->point);
        if (!ko) continue;
        for (const Ko& each : ko_position_of(move.after, *ko)) area.merge(each.points());
    }
    std::size_t from = moves.size() - cycle.size();
    const auto belongs = [&](const MadeMove& move) {
        const auto* play = std::get_if<Play>(&move.move);
        return play == nullptr || area.contains(play->point);
    };
    while (from > 0 && belongs(moves[from - 1])) --from;
    return {moves.begin() + static_cast<std::ptrdiff_t>(from), moves.end()};
}

Player disturber(const Cycle& cycle, const std::vector<MadeMove>& disturbance, IngDisturber reading) {
    if (reading == IngDisturber::completer) return cycle.back().player;
    const auto plays_in_cycle = [&](Player player) {
        return std::any_of(cycle.begin(), cycle.end(), [&](const MadeMove& move) {
            return move.player == player && is_board_play(move);
        });
    };
    const auto is_candidate = [&](const MadeMove& move) {
        return is_board_play(move) && plays_in_cycle(move.player);
    };
    const auto starts = [&](const MadeMove& move) {
        return is_candidate(move) && !is_in_lone_single_ko(move);
    };
    const auto first = std::find_if(disturbance.begin(), disturbance.end(), starts);
    if (first != disturbance.end()) return first->player;
    return std::find_if(disturbance.begin(), disturbance.end(), is_candidate)->player;
}

Ban ban_after(const Cycle& cycle, const std::vector<MadeMove>& moves, IngDisturber reading) {
    const std::vector<MadeMove> disturbance = disturbance_of(cycle, moves);
    const Player who = disturber(cycle, disturbance, reading);
    Ban ban{who, {}, {}, cycle.back().after, {}};
    for (const MadeMove& move : disturbance) {
        const auto* play = std::get_if<Play>(&move.move);
        if (play == nullptr || move.player != who) continue;
        ban.points.insert(play->point);
        ban.positions.insert(move.after);
    }
    for (const Point point : around(ban.as_it_stood.grid(), changed_points(cycle))) {
        if (!ban.as_it_stood.empty(point)) ban.standing.insert(point);
    }
    return ban;
}

bool prohibits(const Ban& ban, const Position& before, Player player, Point point, const BoardPlay& play,
               IngBan reading) {
    if (player != ban.disturber) return false;
    if (reading == IngBan::positions) return ban.positions.contains(play.position);
    const bool stands = std::all_of(ban.standing.begin(), ban.standing.end(),
                                    [&](Point stone) { return before[stone] == ban.as_it_stood[stone]; });
    const bool removes_standing = std::any_of(play.removed.begin(), play.removed.end(),
                                              [&](Point stone) { return ban.standing.contains(stone); });
    return stands && !removes_standing && ban.points.contains(point);
}

}  // namespace shikatsu::reference::ing_sst
