#include "reference/ing_sst/game.hpp"

#include <algorithm>

namespace shikatsu::reference::ing_sst {

Game::Game(Start start, const Conditions& conditions, const IngReadings& readings)
    : conditions_(conditions),
      readings_(readings),
      from_empty_board_(start.position == Position(start.position.grid())),
      position_(std::move(start.position)),
      to_move_(start.first) {}

Stage Game::stage() const {
    return passes_ >= 4 ? Stage::end : passes_ >= 2 ? Stage::pause : Stage::play;
}

int Game::moves_of(Player player) const {
    return static_cast<int>(std::count_if(moves_.begin(), moves_.end(),
                                          [&](const MadeMove& made) { return made.player == player; }));
}

bool Game::has_appeared(const Position& position) const {
    return position == position_ || std::any_of(moves_.begin(), moves_.end(), [&](const MadeMove& made) {
               return made.before == position;
           });
}

std::optional<Prohibited> Game::invariation(Point point, const BoardPlay& play) const {
    if (readings_.ko == IngKo::positional_superko) {
        if (!has_appeared(play.position)) return std::nullopt;
        return Prohibited{"ING-DK-1", "the position has appeared in the game"};
    }
    const auto is_hot = [&](Point stone) { return hot_.contains(stone); };
    if (std::any_of(play.removed.begin(), play.removed.end(), is_hot))
        return Prohibited{"ING-HS-4", "hot stones stay until after an interval of one move"};
    for (const Ban& ban : bans_) {
        if (prohibits(ban, position_, to_move_, point, play, readings_.ban))
            return Prohibited{"ING-DK-3", "after one cycle the disturber may never go on"};
    }
    return std::nullopt;
}

std::optional<Prohibited> Game::out_of_place(const Move& move) const {
    const bool is_pass = std::holds_alternative<Pass>(move);
    const bool mandatory_pass =
        to_move_ == Player::white && moves_of(Player::white) < conditions_.handicap_plays;
    if (mandatory_pass && !is_pass) return Prohibited{"ING-HC-3", "White's pass play is mandatory"};
    if (!is_pass || mandatory_pass || !from_empty_board_) return std::nullopt;
    const bool handicap_play = to_move_ == Player::black && conditions_.handicap_plays > 0 &&
                               moves_of(Player::black) <= conditions_.handicap_plays;
    if (handicap_play) return Prohibited{"ING-HC-3", "Black's handicap plays are board plays"};
    // On a single point there is no board play to start with.
    if (moves_.empty() && position_.grid().size() > 1)
        return Prohibited{"ING-MV-1", "a game starts with a board play"};
    return std::nullopt;
}

tl::expected<BoardPlay, Prohibited> Game::attempt(const Move& move) const {
    if (ended()) return tl::make_unexpected(Prohibited{"ING-EN-3", "the game has ended"});
    if (const auto wrong = out_of_place(move)) return tl::make_unexpected(*wrong);
    const auto* play = std::get_if<Play>(&move);
    if (play == nullptr) return BoardPlay{position_, {}};
    auto made = board_play(position_, to_move_, play->point);
    if (!made) return made;
    if (const auto wrong = invariation(play->point, *made)) return tl::make_unexpected(*wrong);
    return made;
}

std::set<Move> Game::allowed_moves() const {
    std::set<Move> allowed;
    if (attempt(Pass{})) allowed.insert(Pass{});
    for (const Point point : position_.grid().points()) {
        if (attempt(Play{point})) allowed.insert(Play{point});
    }
    return allowed;
}

tl::expected<void, Prohibited> Game::move(const Move& move) {
    const auto made = attempt(move);
    if (!made) return tl::make_unexpected(made.error());
    const auto* play = std::get_if<Play>(&move);
    hot_ = play == nullptr ? PointSet{} : hot_stones(position_, to_move_, play->point, *made);
    passes_ = play == nullptr ? passes_ + 1 : 0;
    moves_.push_back({to_move_, move, position_, made->position, made->removed});
    position_ = made->position;
    to_move_ = opponent(to_move_);
    if (readings_.ko == IngKo::positional_superko) return {};
    if (const auto cycle = completed_cycle(moves_))
        bans_.push_back(ban_after(*cycle, moves_, readings_.disturber));
    return {};
}

tl::expected<void, Prohibited> Game::take_away(const PointSet& dead) {
    if (ended() || stage() != Stage::pause)
        return tl::make_unexpected(Prohibited{"ING-EN-2", "dead stones are taken away while play pauses"});
    for (const Point point : dead) {
        if (position_.empty(point))
            return tl::make_unexpected(Prohibited{"ING-EN-2", "there is no stone to take away"});
    }
    Position without = position_;
    for (const Point point : dead) {
        for (const Point stone : group_of(position_, point)) without.set(stone, Content::empty);
    }
    position_ = without;
    return {};
}

FilledBoard Game::filled(int penalty_to_white) const {
    return fill_in(position_, conditions_.compensation + penalty_to_white);
}

std::optional<Result> Game::result(int penalty_to_white) const {
    if (result_) return result_;
    if (!ended()) return std::nullopt;
    const Margin difference = filled(penalty_to_white).difference;
    if (difference > Margin{}) return Result{Player::black, difference};
    if (difference < Margin{}) return Result{Player::white, difference};
    const bool to_black = readings_.draw == IngDraw::black_wins && conditions_.compensation != 0;
    return Result{to_black ? std::optional(Player::black) : std::nullopt, difference};
}

}  // namespace shikatsu::reference::ing_sst
