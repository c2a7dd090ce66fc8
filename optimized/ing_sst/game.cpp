#include "optimized/ing_sst/game.hpp"

#include <algorithm>

namespace shikatsu::optimized::ing_sst {

Game::Game(const Position& start, Player first, const IngReadings& readings)
    : board_(start.grid()), readings_(readings), stones_(stones_of(start)), to_move_(first) {}

bool Game::is_banned(const Ban& ban, Point point, const Played& played) const {
    if (to_move_ != ban.disturber) return false;
    if (readings_.ban == IngBan::positions) return ban.positions.contains(played.stones);
    const bool stands = ban.standing.of(Player::black).subset_of(stones_.of(Player::black)) &&
                        ban.standing.of(Player::white).subset_of(stones_.of(Player::white));
    return stands && ban.points.contains(point) && !played.removed.meets(ban.standing.occupied());
}

MoveRuling Game::ruling_of(Point point, const std::optional<Played>& played) const {
    if (!played) return MoveRuling::single_self_removal;
    if (readings_.ko == IngKo::positional_superko) {
        const auto appeared = [&](const Made& made) { return made.before == played->stones; };
        const bool repeats = played->stones == stones_ || std::any_of(made_.begin(), made_.end(), appeared);
        return repeats ? MoveRuling::repetition : MoveRuling::allowed;
    }
    if (played->removed.meets(hot_)) return MoveRuling::hot;
    const auto bans = [&](const Ban& ban) { return is_banned(ban, point, *played); };
    return std::any_of(bans_.begin(), bans_.end(), bans) ? MoveRuling::disturbing : MoveRuling::allowed;
}

MoveRuling Game::ruling(const Move& move) const {
    if (ended()) return MoveRuling::game_over;
    const auto* wanted = std::get_if<Play>(&move);
    if (wanted == nullptr) return MoveRuling::allowed;
    if (stones_.occupied().contains(wanted->point)) return MoveRuling::occupied;
    return ruling_of(wanted->point, play(board_, stones_, to_move_, wanted->point));
}

MoveRuling Game::make(const Move& move) {
    const MoveRuling ruled = ruling(move);
    if (ruled != MoveRuling::allowed) return ruled;
    const auto* wanted = std::get_if<Play>(&move);
    Made made{to_move_, std::nullopt, stones_, {stones_, {}}};
    hot_ = {};
    ++passes_;
    if (wanted != nullptr) {
        passes_ = 0;
        made.point = wanted->point;
        made.played = *play(board_, stones_, to_move_, wanted->point);
        hot_ = hot_stones(board_, stones_, to_move_, wanted->point, made.played);
    }
    stones_ = made.played.stones;
    made_.push_back(std::move(made));
    to_move_ = opponent(to_move_);
    if (wanted != nullptr && readings_.ko != IngKo::positional_superko) note_cycle();
    return ruled;
}

void Game::note_cycle() {
    for (std::size_t i = made_.size(); i-- > 0;) {
        if (made_[i].before == stones_) {
            bans_.push_back(ban_after(i));
            return;
        }
    }
}

std::size_t Game::start_of_disturbance(std::size_t cycle) const {
    Set area;
    for (std::size_t i = cycle; i < made_.size(); ++i) {
        const Made& made = made_[i];
        area |= made.played.removed;
        if (!made.point) continue;
        area.insert(*made.point);
        area |= ko_position(board_, made.played.stones, made.player, *made.point).points;
    }
    std::size_t from = cycle;
    while (from > 0 && (!made_[from - 1].point || area.contains(*made_[from - 1].point))) --from;
    return from;
}

Player Game::disturber(std::size_t cycle, std::size_t from) const {
    if (readings_.disturber == IngDisturber::completer) return made_.back().player;
    std::array<bool, 2> plays{};
    for (std::size_t i = cycle; i < made_.size(); ++i) {
        if (made_[i].point) plays[static_cast<std::size_t>(made_[i].player)] = true;
    }
    std::optional<Player> first;
    for (std::size_t i = from; i < made_.size(); ++i) {
        const Made& made = made_[i];
        if (!made.point || !plays[static_cast<std::size_t>(made.player)]) continue;
        const bool lone = took_ko(board_, made.player, *made.point, made.played) &&
                          ko_position(board_, made.played.stones, made.player, *made.point).kos == 1;
        if (!lone) return made.player;
        if (!first) first = made.player;
    }
    return *first;
}

Ban Game::ban_after(std::size_t cycle) const {
    const std::size_t from = start_of_disturbance(cycle);
    Ban ban{disturber(cycle, from), {}, {}, {}};
    for (std::size_t i = from; i < made_.size(); ++i) {
        if (!made_[i].point || made_[i].player != ban.disturber) continue;
        ban.points.insert(*made_[i].point);
        ban.positions.insert(made_[i].played.stones);
    }
    Set changed;
    for (std::size_t i = cycle; i < made_.size(); ++i) {
        changed |= made_[i].played.removed;
        if (made_[i].point) changed.insert(*made_[i].point);
    }
    const Set beside = board_.neighbours(changed) - changed;
    for (const Player player : {Player::black, Player::white})
        ban.standing.of(player) = beside & stones_.of(player);
    return ban;
}

}  // namespace shikatsu::optimized::ing_sst
