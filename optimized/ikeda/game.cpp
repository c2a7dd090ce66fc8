#include "optimized/ikeda/game.hpp"

#include <unordered_set>

#include "optimized/ikeda/score.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// Enough for the largest grid.
constexpr int width = (Grid::max_lines * Grid::max_lines + 63) / 64;

std::vector<Point> points_of(const Bits<width>& bits) {
    std::vector<Point> points;
    bits.for_each([&](Point point) { points.push_back(point); });
    return points;
}

}  // namespace

std::string_view clause_of(MoveRuling ruling) {
    switch (ruling) {
        case MoveRuling::occupied:
            return "IK-D2-1";
        case MoveRuling::self_capture:
            return "IK-R-5";
        case MoveRuling::repetition:
            return "IK-R-4";
        case MoveRuling::allowed:
        case MoveRuling::game_over:
            break;
    }
    return {};
}

class Game::Implementation {
  public:
    Implementation(const Rules& rules, const IkedaReadings& readings, const Position& start, Player first)
        : rules_(&rules),
          readings_(readings),
          geometry_(start.grid()),
          stones_(stones_of<width>(start)),
          to_move_(first),
          appeared_{stones_} {}

    Player to_move() const { return to_move_; }
    bool ended() const { return course_.ended; }
    Position position() const { return position_of(geometry_.grid(), stones_); }
    const Bits<width>& removed() const { return removed_; }

    MoveRuling ruling(const Move& move) const {
        if (ended()) return MoveRuling::game_over;
        const auto* wanted = std::get_if<Play>(&move);
        return wanted == nullptr ? MoveRuling::allowed : attempt(wanted->point).ruling;
    }

    MoveRuling make(const Move& move) {
        if (ended()) return MoveRuling::game_over;
        const auto* wanted = std::get_if<Play>(&move);
        if (wanted == nullptr) {
            pass();
            return MoveRuling::allowed;
        }
        const Attempt made = attempt(wanted->point);
        if (made.ruling == MoveRuling::allowed) play(*made.result, wanted->point);
        return made.ruling;
    }

    Account account(Player player) const {
        const LastCount last =
            last_count(geometry_, stones_, player, late_, rules_->score, readings_.self_capture);
        Account account{last.stones, last.territory, 0, 0, last.late_mortal_stones};
        if (!rules_->score.prisoners) return account;
        account.removed = removed_of_[static_cast<std::size_t>(player)];
        account.given = given_by_[static_cast<std::size_t>(player)];
        return account;
    }

    Margin first_pass() const {
        return Margin::of_half_points(half_points_of_first_pass(course_, rules_->score));
    }

  private:
    struct Attempt {
        MoveRuling ruling;
        std::optional<PlayResult<width>> result;
    };

    Attempt attempt(Point point) const {
        if (stones_.occupied().contains(point)) return {MoveRuling::occupied, {}};
        auto result = ikeda::play(geometry_, stones_, to_move_, point, readings_.self_capture);
        if (!result) return {MoveRuling::self_capture, {}};
        if (!result->removed.empty() && appeared_.contains(result->stones))
            return {MoveRuling::repetition, {}};
        return {MoveRuling::allowed, std::move(result)};
    }

    void play(const PlayResult<width>& result, Point point) {
        stones_ = result.stones;
        removed_ = result.removed;
        removed_of_[static_cast<std::size_t>(opponent(to_move_))] += removed_.count();
        late_ -= removed_;
        if (course_.second_stage) late_.insert(point);
        course_ = after_play(course_);
        to_move_ = opponent(to_move_);
        appeared_.insert(stones_);
    }

    void pass() {
        const bool first_stage = !course_.second_stage;
        const Passed passed = rules_->pass(course_, to_move_, readings_);
        if (passed.gives_prisoner) ++given_by_[static_cast<std::size_t>(to_move_)];
        course_ = passed.course;
        to_move_ = passed.next;
        removed_ = {};
        const bool forget = readings_.repetition_memory == RepetitionMemory::since_preliminary_end;
        if (forget && rules_->pass == pass_with_preliminary_end && first_stage && course_.second_stage)
            appeared_ = {stones_};
    }

    const Rules* rules_;
    IkedaReadings readings_;
    Geometry<width> geometry_;
    Stones<width> stones_;
    Player to_move_;
    Course course_;
    Bits<width> removed_;
    /// The stones played in the second stage that still stand.
    Bits<width> late_;
    /// Stones of each player.
    std::array<int, 2> removed_of_{};
    std::array<int, 2> given_by_{};
    std::unordered_set<Stones<width>, HashStones> appeared_;
};

Game::Game(const Rules& rules, const IkedaReadings& readings, const Position& start, Player first)
    : implementation_(std::make_unique<Implementation>(rules, readings, start, first)) {}
Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

Player Game::to_move() const {
    return implementation_->to_move();
}

bool Game::ended() const {
    return implementation_->ended();
}

Position Game::position() const {
    return implementation_->position();
}

MoveRuling Game::ruling(const Move& move) const {
    return implementation_->ruling(move);
}

MoveRuling Game::make(const Move& move) {
    return implementation_->make(move);
}

std::vector<Point> Game::last_removed() const {
    return points_of(implementation_->removed());
}

Account Game::account(Player player) const {
    return implementation_->account(player);
}

Margin Game::first_pass() const {
    return implementation_->first_pass();
}

Margin Game::margin() const {
    Margin margin = first_pass();
    for (const Player player : {Player::black, Player::white}) {
        const Account own = account(player);
        const int points = own.stones + own.territory - own.removed - own.given - own.late_mortal_stones;
        margin += Margin::of_points(player, points);
    }
    return margin;
}

std::vector<Point> territory_points(const Position& position, Player player, CountedTerritory counted,
                                    SelfCapture reading) {
    const Geometry<width> geometry(position.grid());
    return points_of(counted_territory(geometry, stones_of<width>(position), player, counted, reading));
}

std::vector<Point> immortal_points(const Position& position, Player player, SelfCapture reading) {
    const Geometry<width> geometry(position.grid());
    return points_of(immortal(geometry, stones_of<width>(position), player, reading));
}

}  // namespace shikatsu::optimized::ikeda
