#include "optimized/ikeda/game.hpp"

#include <unordered_set>

#include "optimized/ikeda/score.hpp"

namespace shikatsu::optimized::ikeda {

namespace {

/// Enough for the largest grid.
constexpr int width = (Grid::max_lines * Grid::max_lines + 63) / 64;

struct HashStones {
    std::size_t operator()(const Stones<width>& stones) const { return stones.hash(); }
};

std::vector<Point> points_of(const Bits<width>& bits) {
    std::vector<Point> points;
    bits.for_each([&](Point point) { points.push_back(point); });
    return points;
}

}  // namespace

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

    Margin margin() const {
        const int at_end =
            half_points_at_end(geometry_, stones_, course_, late_, rules_->score, readings_.self_capture);
        return Margin::of_half_points(at_end) +
               (rules_->score.prisoners ? Margin::of_points(prisoners_) : Margin{});
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
        prisoners_ += (to_move_ == Player::black ? 1 : -1) * removed_.count();
        late_ -= removed_;
        if (course_.second_stage) late_.insert(point);
        course_ = after_play(course_);
        to_move_ = opponent(to_move_);
        appeared_.insert(stones_);
    }

    void pass() {
        const bool first_stage = !course_.second_stage;
        const Passed passed = rules_->pass(course_, to_move_, readings_);
        if (passed.gives_prisoner) prisoners_ += to_move_ == Player::black ? -1 : 1;
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
    /// White stones less black stones that were removed or given up.
    int prisoners_ = 0;
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

Margin Game::margin() const {
    return implementation_->margin();
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
