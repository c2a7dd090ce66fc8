#include "reference/asura1989/competition.hpp"

#include <algorithm>

namespace shikatsu::reference::asura1989 {

Competition Competition::from_empty_board(Grid grid, const shikatsu::asura1989::Readings& readings) {
    return Competition(Position(grid), Player::black, readings);
}

Competition::Competition(const Position& setup, Player to_move, const shikatsu::asura1989::Readings& readings)
    : readings_(readings), position_(setup), to_move_(to_move) {}

tl::expected<void, Prohibited> Competition::move(const Move& move) {
    if (stop_ == Stop::two_passes)
        return tl::make_unexpected(Prohibited{"AS89-CO-3", "the competition has stopped with two passes"});
    if (stop_ == Stop::cycle_end)
        return tl::make_unexpected(Prohibited{"AS89-CO-4", "the game has finished with a cycle-end"});
    const Situation before{position_, to_move_};
    if (const auto* stone = std::get_if<Play>(&move)) {
        const std::optional<PlayOutcome> outcome = play(position_, to_move_, stone->point);
        if (!outcome) {
            return tl::make_unexpected(
                Prohibited{"AS89-CO-2", "a play needs an empty intersection and may be no suicide"});
        }
        if (!before_.empty() && outcome->position == before_.back().position) {
            return tl::make_unexpected(
                Prohibited{"AS89-CO-2", "a play may not give back the position before the last move (ko)"});
        }
        position_ = outcome->position;
        prisoners_[to_move_ == Player::black ? 0 : 1] += static_cast<int>(outcome->captured.size());
        last_was_pass_ = false;
    } else {
        if (last_was_pass_) stop_ = Stop::two_passes;
        last_was_pass_ = true;
    }
    before_.push_back(before);
    to_move_ = opponent(to_move_);
    if (!last_was_pass_ && is_cycle({position_, to_move_})) stop_ = Stop::cycle_end;
    return {};
}

bool Competition::is_cycle(const Situation& situation) const {
    using shikatsu::asura1989::CompetitionCycle;
    return std::any_of(before_.begin(), before_.end(), [&](const Situation& earlier) {
        return earlier.position == situation.position &&
               (readings_.competition_cycle == CompetitionCycle::position ||
                earlier.to_move == situation.to_move);
    });
}

tl::expected<void, Prohibited> Competition::resume(Request request) {
    if (stop_ != Stop::two_passes) {
        return tl::make_unexpected(
            Prohibited{"AS89-RE-1", "only a competition that has stopped with two passes can be resumed"});
    }
    std::vector<Player> asking;
    if (request != Request::white) asking.push_back(Player::black);
    if (request != Request::black) asking.push_back(Player::white);
    for (const Player player : asking) {
        if (requests_.contains({player, position_})) {
            return tl::make_unexpected(Prohibited{
                "AS89-RE-2",
                std::string(name(player)) + " has asked for a resumption in this position before"});
        }
    }
    for (const Player player : asking) requests_.insert({player, position_});
    to_move_ = request == Request::black ? Player::white : Player::black;
    before_.clear();
    last_was_pass_ = false;
    stop_.reset();
    return {};
}

}  // namespace shikatsu::reference::asura1989
