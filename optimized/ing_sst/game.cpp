#include "optimized/ing_sst/game.hpp"

#include <algorithm>

namespace shikatsu::optimized::ing_sst {

std::string_view clause_of(MoveRuling ruling) {
    switch (ruling) {
        case MoveRuling::occupied:
            return "ING-MV-2";
        case MoveRuling::single_self_removal:
            return "ING-MV-3";
        case MoveRuling::hot:
            return "ING-HS-4";
        case MoveRuling::repetition:
            return "ING-DK-1";
        case MoveRuling::disturbing:
            return "ING-DK-3";
        case MoveRuling::not_a_beginning:
            return "ING-MV-1";
        case MoveRuling::mandatory_pass:
        case MoveRuling::handicap_play:
            return "ING-HC-3";
        case MoveRuling::game_over:
            return "ING-EN-3";
        case MoveRuling::allowed:
            break;
    }
    return "";
}

Game::Game(const Position& start, Player first, const IngReadings& readings, int handicap_plays)
    : board_(start.grid()),
      readings_(readings),
      handicap_plays_(handicap_plays),
      from_empty_board_(start == Position(start.grid())),
      stones_(stones_of(start)),
      to_move_(first) {}

std::vector<Stones> Game::positions_before() const {
    std::vector<Stones> positions;
    for (const Made& made : made_) positions.push_back(made.before);
    return positions;
}

std::vector<Point> Game::last_removed() const {
    std::vector<Point> removed;
    if (!made_.empty()) made_.back().played.removed.for_each([&](Point point) { removed.push_back(point); });
    return removed;
}

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

MoveRuling Game::ruling_of_beginning(bool is_pass) const {
    const auto own =
        std::count_if(made_.begin(), made_.end(), [&](const Made& made) { return made.player == to_move_; });
    if (to_move_ == Player::white && own < handicap_plays_)
        return is_pass ? MoveRuling::allowed : MoveRuling::mandatory_pass;
    if (!is_pass || !from_empty_board_) return MoveRuling::allowed;
    if (to_move_ == Player::black && handicap_plays_ > 0 && own <= handicap_plays_)
        return MoveRuling::handicap_play;
    const bool has_board_play = board_.all().count() > 1;
    return made_.empty() && has_board_play ? MoveRuling::not_a_beginning : MoveRuling::allowed;
}

MoveRuling Game::ruling(const Move& move) const {
    std::optional<Played> played;
    return ruling(move, played);
}

MoveRuling Game::ruling(const Move& move, std::optional<Played>& played) const {
    if (ended()) return MoveRuling::game_over;
    const auto* wanted = std::get_if<Play>(&move);
    const MoveRuling beginning = ruling_of_beginning(wanted == nullptr);
    if (beginning != MoveRuling::allowed || wanted == nullptr) return beginning;
    if (stones_.occupied().contains(wanted->point)) return MoveRuling::occupied;
    played = play(board_, stones_, to_move_, wanted->point);
    return ruling_of(wanted->point, played);
}

MoveRuling Game::make(const Move& move) {
    std::optional<Played> played;
    const MoveRuling ruled = ruling(move, played);
    if (ruled != MoveRuling::allowed) return ruled;
    const auto* wanted = std::get_if<Play>(&move);
    Made made{to_move_, std::nullopt, stones_, {stones_, {}}, hot_, passes_, bans_.size()};
    hot_ = {};
    ++passes_;
    if (wanted != nullptr) {
        passes_ = 0;
        made.point = wanted->point;
        made.played = *played;
        hot_ = hot_stones(board_, stones_, to_move_, wanted->point, made.played);
    }
    stones_ = made.played.stones;
    made_.push_back(std::move(made));
    to_move_ = opponent(to_move_);
    if (wanted != nullptr && readings_.ko != IngKo::positional_superko) note_cycle();
    return ruled;
}

void Game::take_back() {
    const Made& last = made_.back();
    stones_ = last.before;
    to_move_ = last.player;
    hot_ = last.hot;
    passes_ = last.passes;
    bans_.erase(bans_.begin() + static_cast<std::ptrdiff_t>(last.bans), bans_.end());
    made_.pop_back();
}

bool Game::take_away(const std::vector<Point>& dead) {
    Set gone;
    for (const Point point : dead) {
        for (const Player player : {Player::black, Player::white}) {
            if (stones_.of(player).contains(point)) gone |= board_.flood(Set::of(point), stones_.of(player));
        }
        if (!gone.contains(point)) return false;
    }
    if (stage() != Stage::pause) return false;
    for (const Player player : {Player::black, Player::white}) stones_.of(player) -= gone;
    return true;
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
    Ban ban{disturber(cycle, from), {}, {}, {}, from > 0 ? from - 1 : 0};
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
